import PokedexTerminalUI

/// A control string from the terminal (ECMA-48, 5.6), sent in answer to a request or unsolicited.
/// The program reads the reports of the background colour, `ESC ]11;rgb:ffff/ffff/ffff ESC \`, and
/// of the terminal's name, and ignores all others.
///
/// Alt with one of the letters that begin a string sends the same bytes, and so has no effect.
struct TerminalAnswer {
  /// The maximum number of bytes that are kept: a longer answer is neither a colour nor a name.
  static let longest = 256

  /// The introducer's letter and the bytes after it so far; `nil` when they were too many.
  private var text: [UInt8]?
  private var characters = CharacterBounds()

  init(_ introducer: Introducer) { text = [introducer.letter] }

  /// Takes the bytes of the answer from the front.
  ///
  /// - Returns: whether the answer is complete. BEL and ST (`ESC \`, or one character) end it; so
  ///   does a byte that cannot be part of it, which is left.
  mutating func takePart(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let part = rest.prefix(upTo: rest.indices.first { !holds(rest[$0]) } ?? rest.endIndex)
    keep(part)
    rest.removeFirst(part.count)
    guard let last = rest.first else { return false }
    guard last == EscapeSequence.escape else {
      rest.removeFirst(last == 0x07 || last == 0x9C ? 1 : 0)
      return true
    }
    guard let next = rest.dropFirst().first else { return false }
    rest.removeFirst(next == UInt8(ascii: "\\") ? 2 : 0)
    return true
  }

  private mutating func holds(_ byte: UInt8) -> Bool {
    if characters.isInside(byte) { return true }
    return byte >= 0x20 && byte != 0x9C || (0x08...0x0D).contains(byte)
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    let hasRoom = (text?.count ?? 0) + part.count <= Self.longest
    if hasRoom { text?.append(contentsOf: part) } else { text = nil }
  }

  /// The report in the answer; `nil` for other answers.
  var report: TerminalReport? {
    background.map(TerminalReport.background) ?? version.map(TerminalReport.version)
  }

  /// The reported background, dark or light.
  private var background: Background? {
    guard let text else { return nil }
    let parts = String(decoding: text, as: UTF8.self).split(separator: ":")
    guard parts.count == 2, parts[0] == "]11;rgb" else { return nil }
    let channels = parts[1].split(separator: "/").map { channel -> UInt8? in
      let digits = channel.prefix { $0.isHexDigit }
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
      return UInt8(clamping: value * 255 / ((1 << (4 * digits.count)) - 1))
    }
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return Background(RGB(red, green, blue))
  }

  /// The name and version of the terminal (XTVERSION), `ESC P>|kitty(0.35.2) ESC \`.
  private var version: String? {
    guard let text, text.starts(with: Array("P>|".utf8)) else { return nil }
    return String(decoding: text.dropFirst(3), as: UTF8.self)
  }
}
