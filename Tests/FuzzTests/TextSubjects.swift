import PokedexDomain
import PokedexTerminalUI

@testable import PokedexData

extension FuzzSubject {
  private static let texts = [
    "Garchomp", "Farfetch’d (Galarian Form)", "フシギダネ", "이상해씨", "Nidoran♀", "é e\u{301}",
    "\u{1B}]0;owned\u{7}\u{1B}[2J\u{202E}\0\u{9B}6n\r\n", "👩‍👩‍👧 🇯🇵 ﷽", "a\tb\nc",
  ].map { Array($0.utf8) }

  /// Drawable text.
  static let text = FuzzSubject(name: "text to draw", seeds: texts) { bytes in
    let text = DrawableText(String(decoding: bytes, as: UTF8.self))
    if let forbidden = text.string.unicodeScalars.first(where: isObeyed) {
      return "lets U+\(String(forbidden.value, radix: 16)) through"
    }
    let again = DrawableText(text.string)
    if again.string != text.string { return "is another when it is cleaned again" }
    return again.width == text.width ? nil : "has another width when it is cleaned again"
  }

  /// Whether a character is a control that a terminal obeys, is invisible, or sets text direction.
  static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200B...0x200F, 0xFEFF: true
    default: false
    }
  }

  /// Flavour texts of games.
  static let prose = FuzzSubject(name: "prose", seeds: texts + [Array("a\u{AD}\nb\u{C}c".utf8)]) {
    bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    for language in ["en", "zh-hans", "ja"] {
      let prose = CleanProse(Language(rawValue: language))
      if prose.line(text).contains("\u{AD}") { return "a soft hyphen stays" }
      if prose.paragraphs(text).contains("") { return "an empty paragraph" }
    }
    return nil
  }

  static let webAddress = FuzzSubject(
    name: "web address",
    seeds: [
      "https://pokeapi.co/api/v2/", "http://[::1]:8080/a?b=c#d", "http://user:pw@host/x",
    ].map { Array($0.utf8) }
  ) { bytes in
    guard let address = WebAddress(String(decoding: bytes, as: UTF8.self)) else { return nil }
    let isPlain = "\(address)".unicodeScalars.allSatisfy { !isObeyed($0) }
    return isPlain ? nil : "an address with controls in it"
  }
}
