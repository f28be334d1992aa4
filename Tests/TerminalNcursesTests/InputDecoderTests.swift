import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct InputDecoderTests {
  private func decode(_ text: String) -> [Event] {
    var decoder = InputDecoder()
    return decoder.feed(Array(text.utf8)) + decoder.giveUp()
  }

  private func keys(_ keys: Key...) -> [Event] { keys.map(Event.key) }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[1;5B", .down), ("\u{1B}OC", .right),
    ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[3~", .delete), ("\u{1B}[2~", .insert),
    ("\u{1B}[Z", .backTab), ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)),
    ("\u{1B}[[A", .function(1)), ("\u{1B}[15~", .function(5)), ("\u{1B}[17~", .function(6)),
    ("\u{1B}[24~", .function(12)), ("\u{1B}OM", .enter), ("\r", .enter), ("\n", .enter),
    ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{1B}", .escape),
    ("\u{01}", .control("a")), ("\u{0C}", .control("l")), ("\u{1D}", .control("]")),
    ("\u{00}", .control("@")), ("é", .character("é")), ("フ", .character("フ")),
    (" ", .character(" ")),
  ])
  func `the bytes of a key are that key`(bytes: String, key: Key) {
    #expect(decode(bytes) == [.key(key)])
  }

  @Test(arguments: [
    "jj\u{1B}[A\u{1B}[200~a\u{1B}[Bb\u{1B}[201~é\u{1B}[<0;3;4Mフ\u{1B}[6~",
    "\u{1B}[M !!q\u{1B}[[Bx", "\u{1B}[<\(String(repeating: "9", count: 200))Mj",
    "j\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\k\u{1B}]11;rgb\u{03}",
    "\u{1B}P1$r0m\u{1B}\\j\u{1B}_Gi=1;OK\u{1B}[Ak\u{1B}^a\tb\u{18}l\u{1B}]\u{1B}[Bm",
  ])
  func `bytes may be split anywhere`(text: String) {
    let bytes = Array(text.utf8)
    let whole = decode(text)
    for cut in 0...bytes.count {
      var decoder = InputDecoder()
      let parts = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...])
      #expect(parts == whole)
    }
    var decoder = InputDecoder()
    let single = bytes.flatMap { decoder.feed([$0]) }
    #expect(single == whole)
  }

  /// Found by fuzzing: parameters after the 65th byte were mistaken for keys if they came in a later
  /// read.
  @Test func `a sequence that is too long fires no keys, even without an end`() {
    let numbers = String(repeating: "9223372036854775808", count: 6)
    #expect(decode("\u{1B}[<\(numbers);3;4Mj") == keys(.character("j")))
    #expect(decode("\u{1B}[<\(numbers)") == [])
    #expect(decode("\u{1B}[<\(numbers)\u{1B}[A") == keys(.up))
    var decoder = InputDecoder()
    let events = "\u{1B}[<\(numbers)\(numbers)".utf8.flatMap { decoder.feed([$0]) }
    #expect(events + decoder.giveUp() == [])
  }

  @Test func `Esc and a key that arrive together are that key with Alt`() {
    #expect(decode("\u{1B}j") == keys(.alt(.character("j"))))
    #expect(decode("\u{1B}\u{7F}k") == keys(.alt(.backspace), .character("k")))
    #expect(decode("\u{1B}é") == keys(.alt(.character("é"))))
    #expect(decode("\u{1B}[1;3D\u{1B}[1;3C") == keys(.alt(.left), .alt(.right)))
    #expect(decode("\u{1B}\u{1B}") == keys(.escape, .escape))
  }

  @Test(arguments: [
    ("\u{1B}[1;5D", Key.alt(.left)), ("\u{1B}[1;5C", .alt(.right)), ("\u{1B}[1;6D", .alt(.left)),
    ("\u{1B}[5D", .alt(.left)), ("\u{1B}O5C", .alt(.right)), ("\u{1B}[3C", .alt(.right)),
    ("\u{1B}[2D", .left), ("\u{1B}[1D", .left), ("\u{1B}OD", .left),
    ("\u{1B}Od", .alt(.left)), ("\u{1B}Oc", .alt(.right)), ("\u{1B}[1;5:1D", .alt(.left)),
    ("\u{1B}[3;5~", .alt(.delete)), ("\u{1B}[3;3~", .alt(.delete)), ("\u{1B}[3^", .alt(.delete)),
    ("\u{1B}[1;2D", .left), ("\u{1B}[d", .left), ("\u{1B}[c", .right), ("\u{1B}[a", .up),
    ("\u{1B}[3;2~", .delete), ("\u{1B}[7$", .home), ("\u{1B}[8^", .end), ("\u{1B}[5@", .pageUp),
    ("\u{1B}[23$", .function(11)),
  ])
  func `Ctrl and Alt move and delete by words, and Shift changes nothing`(
    bytes: String, key: Key
  ) {
    #expect(decode("\(bytes)j") == keys(key, .character("j")))
  }

  @Test func `a key typed after Esc is a separate key`() {
    var decoder = InputDecoder()
    let events = decoder.feed([0x1B]) + decoder.giveUp() + decoder.feed(Array("j".utf8))
    #expect(events == keys(.escape, .character("j")))
  }

  @Test(arguments: [
    "\u{1B}[?1;2c", "\u{1B}[99~", "\u{1B}[1;2x", "\u{1B}[I", "\u{1B}[<0;3;4m", "\u{1B}[<35;3;4M",
    "\u{1B}[12\u{07}", "\u{1B}[201~", "\u{1B}[1;2", "\u{1B}[?2026;2$y", "\u{1B}[4;2$y",
    "\u{1B}[?1u",
  ])
  func `a sequence without a meaning here fires no keys`(sequence: String) {
    let events = decode(sequence + "\u{1B}[A")
    #expect(events.last == .key(.up) || events.isEmpty)
    #expect(!events.contains { if case .key(.character) = $0 { true } else { false } })
  }

  @Test func `bytes that are not UTF-8 are ignored and swallow no key`() {
    var decoder = InputDecoder()
    let result1 = decoder.feed([0xFF, 0x6A])
    #expect(result1 == keys(.character("j")))
    let result2 = decoder.feed([0xC3, 0x6A])
    #expect(result2 == keys(.character("j")))
    let result3 = decoder.feed([0x80, 0xE3, 0x83, 0x6B])
    #expect(result3 == keys(.character("k")))
    let result4 = decoder.feed([0xED, 0xA0, 0x80, 0x6C])
    #expect(result4 == keys(.character("l")))
    let result5 = decoder.feed([0xC2, 0x85, 0x6D])
    #expect(result5 == keys(.character("m")))
  }

  @Test func `a paste of any bytes is one event`() {
    let events = decode("\u{1B}[200~j\u{03}q\r\n\u{1B}[A\u{1B}[20\u{1B}[201~k")
    #expect(events == [.paste("j\u{03}q\r\n\u{1B}[A\u{1B}[20"), .key(.character("k"))])
  }

  @Test func `a paste is cut off at its limit`() {
    var decoder = InputDecoder()
    var events = decoder.feed(Array("\u{1B}[200~".utf8))
    for _ in 0..<100 { events += decoder.feed([UInt8](repeating: 0x78, count: 4096)) }
    events += decoder.feed(Array("\u{1B}[201~q".utf8))
    #expect(events.count == 2)
    #expect(events.first == .paste(String(repeating: "x", count: Paste.limit)))
    #expect(events.last == .key(.character("q")))
  }

  @Test func `Ctrl-C ends a paste whose end never came`() {
    var decoder = InputDecoder()
    let result6 = decoder.feed(Array("\u{1B}[200~abc".utf8))
    #expect(result6 == [])
    let result7 = decoder.feed([3], after: .seconds(1))
    #expect(result7 == keys(.control("c")))
  }

  @Test func `Ctrl-C within a paste that comes byte by byte is part of it`() {
    var decoder = InputDecoder()
    let events = "\u{1B}[200~a\u{3}b\u{1B}[201~".utf8.flatMap { decoder.feed([$0]) }
    #expect(events == [.paste("a\u{3}b")])
  }

  @Test(arguments: [
    ("abc", [Event.paste("abc")]), ("", [.paste("")]),
    ("abc\u{1B}[20", [.paste("abc")]), ("q\u{C3}", [.paste("q\u{C3}")]),
  ])
  func `a paste without an end is finished, and the next key works`(
    _ text: String, _ events: [Event]
  ) {
    var decoder = InputDecoder()
    let before = decoder.feed(Array("\u{1B}[200~\(text)".utf8))
    #expect(before == [])
    let after = decoder.giveUp() + decoder.feed(Array("j\r".utf8))
    #expect(after == events + keys(.character("j"), .enter))
    #expect(decoder.incomplete == nil)
  }

  @Test func `Esc works in a paste without an end`() {
    var decoder = InputDecoder()
    let before = decoder.feed(Array("\u{1B}[200~abc".utf8))
    let after = decoder.feed([0x1B], after: .seconds(1)) + decoder.giveUp()
    #expect(before + after == [.paste("abc"), .key(.escape)])
  }

  @Test func `only the wheel and the left button are reported`() {
    let point = Point(x: 2, y: 3)
    #expect(decode("\u{1B}[<0;3;4M") == [.mouse(MouseEvent(point: point, kind: .press))])
    #expect(decode("\u{1B}[<64;3;4M") == [.mouse(MouseEvent(point: point, kind: .wheelUp))])
    #expect(decode("\u{1B}[<65;3;4M") == [.mouse(MouseEvent(point: point, kind: .wheelDown))])
    #expect(decode("\u{1B}[<2;3;4M") == [])
    #expect(decode("\u{1B}[M #$") == [.mouse(MouseEvent(point: point, kind: .press))])
    #expect(decode("\u{1B}[<0;0;0M") == [])
    #expect(decode("\u{1B}[<0;99999999999999999999;1M") == [])
    #expect(decode("\u{1B}[<99999999999999999999;3;4M") == [])
  }

  @Test func `keys of an unusual terminal come from its description`() {
    var decoder = InputDecoder(keys: [(sequence: Array("\u{1B}A".utf8), key: .up)])
    let result8 = decoder.feed(Array("\u{1B}Ax".utf8))
    #expect(result8 == keys(.up, .character("x")))
  }

  @Test func `random bytes never stop the decoder`() {
    var random = Xorshift(state: 0x9E37_79B9)
    let likely = Array("\u{1B}[O<;0129~MABu\u{1B}[200~\u{1B}[201~é".utf8)
    var decoder = InputDecoder()
    for _ in 0..<20_000 {
      let byte =
        random.next() % 4 == 0 ? UInt8(random.next() % 256) : likely[random.next() % likely.count]
      _ = decoder.feed([byte])
      if random.next() % 16 == 0 { _ = decoder.giveUp() }
    }
    _ = decoder.feed(Array("\u{1B}[201~\u{1B}[201~".utf8))
    _ = decoder.giveUp()
    let result9 = decoder.feed(Array("q".utf8))
    #expect(result9.last == .key(.character("q")))
  }
}

/// Random numbers that are the same in every run.
private struct Xorshift {
  var state: UInt32

  mutating func next() -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int(state)
  }
}
