import PokedexDomain

/// Prose as games and editors wrote it, made into running text. Games broke their lines for screens
/// of their own: with line feeds, with form feeds between two screens, and with soft hyphens where
/// a word was parted.
struct CleanProse {
  /// What joins two lines: nothing where words are not parted by blanks.
  private let joint: String

  init(_ language: Language) {
    joint = language.rawValue.hasPrefix("zh") ? "" : " "
  }

  /// One paragraph.
  func line(_ text: String) -> String {
    if Self.isClean(text.utf8) { return text }
    return lines(of: text).reduce(into: "") { whole, line in
      if whole.hasSuffix("\u{AD}") {
        whole.unicodeScalars.removeLast()
      } else if !whole.isEmpty, !Self.endsInHyphen(whole) {
        whole += joint
      }
      whole.unicodeScalars.append(contentsOf: line)
    }.withoutSoftHyphens
  }

  /// Whether there is nothing to be done, as with most texts of newer games.
  private static func isClean(_ bytes: String.UTF8View) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in bytes {
      // The first bytes of spaces and hyphens beyond ASCII.
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 || byte == 0xE3 || byte == 0xE1 {
        return false
      }
      if byte == UInt8(ascii: " "), previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// Paragraphs, which blank lines part. A line that begins with a colon says what the one before
  /// it means; rows of a table stay lines, without the rule between head and body.
  func paragraphs(_ text: String) -> [String] {
    var result: [String] = []
    var open: [String] = []
    let close = {
      if !open.isEmpty { result.append(line(open.joined(separator: "\n"))) }
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

  /// Looks at scalars, for to tell where characters end takes several times as long, and a sync
  /// has ten million of them.
  private func lines(of text: String) -> [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = []
    var line: [Unicode.Scalar] = []
    var isAfterSpace = false
    let close = {
      if !line.isEmpty { lines.append(line) }
      (line, isAfterSpace) = ([], false)
    }
    for scalar in text.unicodeScalars {
      if Self.endsLine(scalar) {
        close()
      } else if scalar.isSpace {
        isAfterSpace = !line.isEmpty
      } else {
        if isAfterSpace { line.append(" ") }
        isAfterSpace = false
        line.append(scalar)
      }
    }
    close()
    return lines
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// `well-` goes on in the next line without a blank; a dash between blanks does not.
  private static func endsInHyphen(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: "-"), !text.hasSuffix(" -") else { return false }
    return text.dropLast().last?.isLetter == true
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("--") && line.allSatisfy { "-:| ".contains($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    isASCII ? self == " " || self == "\t" : properties.isWhitespace
  }
}

extension String {
  fileprivate var withoutSoftHyphens: String {
    guard utf8.contains(0xC2), unicodeScalars.contains("\u{AD}") else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{AD}" }))
  }
}
