import PokedexTerminalUI

/// What a terminal answers to a question about its colours: `ESC ]11;rgb:ffff/ffff/ffff ESC \\`.
enum TerminalAnswer {
  private static let start = Array("\u{1B}]1".utf8)
  /// Longer ones are none.
  private static let longest = 64

  /// Whether an answer begins so. (`ESC ]` alone is what Alt with a bracket sends.)
  static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: start) }

  /// How many bytes belong to it; none while it goes on. What cannot be a part of it ends it.
  static func length(_ bytes: ArraySlice<UInt8>) -> Int? {
    for (place, byte) in bytes.enumerated().dropFirst(start.count) {
      if byte == 0x07 { return place + 1 }
      guard byte < 0x20 || place >= longest else { continue }
      guard byte == EscapeSequence.escape else { return place }
      let next = bytes.dropFirst(place + 1).first
      return next.map { $0 == UInt8(ascii: "\\") ? place + 2 : place }
    }
    return nil
  }

  /// What is behind the letters, by how bright it is.
  static func background(_ answer: ArraySlice<UInt8>) -> Background? {
    let text = String(decoding: answer.filter { $0 >= 0x20 }, as: UTF8.self)
    let parts = text.split(separator: ":")
    guard parts.count == 2, parts[0].hasSuffix("]11;rgb") else { return nil }
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
}
