import PokedexDomain

/// Converts prose from games and editors into running text. Games broke lines for their own
/// screens: with line feeds, with form feeds between two screens, and with soft hyphens within a
/// word.
struct CleanProse {
  /// The separator between two joined lines: empty for Chinese, a space for all others. Japanese
  /// and Korean texts break their lines between words.
  private let lineSeparator: String

  init(_ language: Language) {
    lineSeparator = language.rawValue.hasPrefix("zh") ? "" : " "
  }

  /// Joins the lines of one paragraph.
  func line(_ text: String) -> String {
    if Self.isClean(text.utf8) { return text }
    var whole: [UInt8] = []
    whole.reserveCapacity(text.utf8.count)
    for line in lines(of: text) {
      if whole.suffix(2) == Self.softHyphen[...] {
        whole.removeLast(2)
      } else if !whole.isEmpty, !Self.endsInHyphen(whole) {
        whole += lineSeparator.utf8
      }
      whole += line
    }
    return String(decoding: Self.withoutSoftHyphens(whole), as: UTF8.self)
  }

  private static let softHyphen: [UInt8] = [0xC2, 0xAD]

  /// Returns whether the text needs no change, as is the case for most texts of newer games.
  private static func isClean(_ bytes: String.UTF8View) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      if byte < 0x20 || mayBeginSpace(byte) { return false }
      if byte == UInt8(ascii: " "), previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// Returns whether a byte begins a space, a line break or a soft hyphen beyond ASCII.
  private static func mayBeginSpace(_ byte: UInt8) -> Bool {
    byte == 0xC2 || (0xE1...0xE3).contains(byte)
  }

  /// Splits text into paragraphs at blank lines. A line that begins with a colon explains the line
  /// before and is joined to it. Table rows remain lines, without the rule below the header.
  func paragraphs(_ text: String) -> [String] {
    var result: [String] = []
    var open: [String] = []
    let close = {
      let paragraph = line(open.joined(separator: "\n"))
      if !paragraph.isEmpty { result.append(paragraph) }
      open = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if line.isEmpty || line.hasPrefix("* ") || line.contains("|") { close() }
      guard !line.isEmpty, !Self.isRule(line) else { continue }
      if line.hasPrefix(":"), let term = open.popLast() {
        open.append("\(term)\(line)")
      } else {
        open.append(line)
      }
      if line.contains("|") { close() }
    }
    close()
    return result
  }

  /// Splits text into lines. It works on scalars and bytes because splitting into characters takes
  /// several times as long, and a sync reads twenty million of them.
  private func lines(of text: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var line: [UInt8] = []
    var isAfterSpace = false
    for scalar in text.unicodeScalars {
      switch Self.gap(scalar) {
      case .line:
        if !line.isEmpty { lines.append(line[...]) }
        line = []
        isAfterSpace = false
      case .space: isAfterSpace = !line.isEmpty
      case .none:
        if isAfterSpace { line.append(UInt8(ascii: " ")) }
        isAfterSpace = false
        line.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
    }
    if !line.isEmpty { lines.append(line[...]) }
    return lines
  }

  private enum Gap { case none, space, line }

  private static func gap(_ scalar: Unicode.Scalar) -> Gap {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .line
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: .space
    default: .none
    }
  }

  /// Returns whether a line ends in a hyphenated word such as `well-`, to be joined without a
  /// space. A dash between spaces does not count.
  private static func endsInHyphen(_ text: [UInt8]) -> Bool {
    guard text.last == UInt8(ascii: "-") else { return false }
    return String(decoding: text.suffix(16), as: UTF8.self).dropLast().last?.isLetter == true
  }

  private static func withoutSoftHyphens(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(softHyphen[0]) else { return bytes }
    var kept: [UInt8] = []
    for byte in bytes {
      if byte == softHyphen[1], kept.last == softHyphen[0] {
        kept.removeLast()
      } else {
        kept.append(byte)
      }
    }
    return kept
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("--") && line.allSatisfy { "-:| ".contains($0) }
  }
}
