import PokedexTerminalUI

@testable import PokedexTerminalNcurses

extension FuzzSubject {
  /// The input of a terminal.
  static let keys = FuzzSubject(
    name: "keys",
    seeds: [
      "jj\u{1B}[A\u{1B}[200~a\u{1B}[Bb\u{1B}[201~é\u{1B}[<0;3;4Mフ\u{1B}[6~",
      "\u{1B}[M !!q\u{1B}[[Bx",
      "\u{1B}OP\u{1B}[11~\u{1B}[1;5B\u{1}\u{7F}\r", "\u{1B}[<65;999;-1m\u{1B}\u{1B}[Z",
      "j\u{1B}]11;rgb:ffff/0000/1e1e\u{1B}\\k\u{1B}[I\u{1B}]11;rgb:f/f/f\u{07}",
      "\u{1B}P1$r0m\u{1B}\\j\u{1B}_Gi=1;OK\u{1B}\\\u{1B}^a\tb\u{18}k\u{1B}Xc\u{1B}\u{1B}\\",
      "\u{1B}]52;c;\(long)\u{07}j", "j\u{1B}]11;rgb:\(long)", "\u{1B}_G\(long)\u{1B}",
      "k\u{1B}[200~\(long)", "\u{1B}[200~abc\u{1B}[201", "\u{1B}[<\(long)M\u{1B}P",
    ].map { Array($0.utf8) }
  ) { bytes in
    // Without Ctrl-C, which ends a paste if it comes alone in a read: with it, the events would
    // depend on where the bytes are cut.
    let bytes = bytes.filter { $0 != 3 }
    var whole = InputDecoder()
    let events = whole.feed(bytes) + end(&whole)
    var single = InputDecoder()
    var one: [Event] = []
    for byte in bytes {
      one += single.feed([byte])
      if single.pendingCount > maxPending {
        return "bytes wait that are looked at again and again"
      }
    }
    one += end(&single)
    if events != one { return "it matters where the bytes are cut" }
    if whole.incomplete != nil { return "it goes on after a silence" }
    return events.contains(where: isControl) ? "a control is taken for a character" : nil
  }

  private static let long = String(repeating: "f0;", count: 1500)

  /// The maximum number of pending bytes. They are read again with each portion, so this bounds the
  /// work per byte.
  private static let maxPending = EscapeSequence.maxPending

  /// The events of the last bytes, when nothing follows.
  private static func end(_ decoder: inout InputDecoder) -> [Event] {
    decoder.giveUp()
  }

  private static func isControl(_ event: Event) -> Bool {
    guard case .key(.character(let character)) = event else { return false }
    return character.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
  }
}
