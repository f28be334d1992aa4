import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

/// Bytes with pauses: a slow line may stop at any byte of a sequence.
struct TimedInputTests {
  /// A line to the program, with simulated time.
  private struct Line {
    private var input: TimedInput
    private var now: ContinuousClock.Instant
    private(set) var events: [Event] = []

    init() {
      now = .now
      input = TimedInput(at: now)
    }

    mutating func send(_ bytes: some Collection<UInt8>, after milliseconds: Int = 0) {
      now += .milliseconds(milliseconds)
      events += input.giveUp(at: now)
      input.take(Array(bytes), at: now, into: &events)
    }

    mutating func send(_ text: String, after milliseconds: Int = 0) {
      send(Array(text.utf8), after: milliseconds)
    }

    /// All events, after a minute of silence.
    mutating func end() -> [Event] {
      events += input.giveUp(at: now + .seconds(60))
      return events
    }
  }

  private func keys(_ keys: Key...) -> [Event] { keys.map(Event.key) }

  /// The text with a single-byte C1 control in place of each ESC and the character after it.
  private static func inEightBits(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if result.last == 0x1B, byte < 0x60 {
        result[result.count - 1] = byte + 0x40
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Answers to queries of another program. Taken for keys, `2c` would open a tab and set a mark.
  private static let answers = [
    "\u{1B}[?62;22c", "\u{1B}[>1;10;0c", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}P>|XTerm(380)\u{1B}\\",
    "\u{1B}[?2026;2$y", "\u{1B}[24;80R", "\u{1B}[?24;80R", "\u{1B}[1;80R", "\u{1B}[0n",
    "\u{1B}]4;1;rgb:ffff/0000/0000\u{07}", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}]52;c;Y2ZjZg==\u{07}", "\u{1B}P1+r636f=323536\u{1B}\\", "\u{1B}P\u{1B}\\",
    "\u{1B}[<0;12;9m", "\u{1B}[<35;12;9M", "\u{1B}[M#,)", "\u{1B}[?1u",
    "\u{1B}[8;24;80t", "\u{1B}[4;600;800t", "\u{1B}[?1;0;256S", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}[?997;1n", "\u{1B}[1;1:3B",
  ]

  @Test(arguments: answers, [0, 5, 30, 200, 700])
  func `an answer fires no key, wherever the line pauses in it`(_ answer: String, _ pause: Int) {
    for bytes in [Array(answer.utf8), Self.inEightBits(answer)] {
      let first = bytes[0] == 0x1B ? 2 : 1
      for cut in first...bytes.count {
        var line = Line()
        line.send(bytes[..<cut])
        line.send(bytes[cut...], after: pause)
        line.send("j")
        #expect(line.end() == keys(.character("j")), "cut at \(cut) of \(bytes)")
      }
    }
  }

  @Test(arguments: answers.filter { $0.utf8.count > 3 }, [40, 300, 900])
  func `an answer fires only Esc if the line pauses after ESC and sends the rest byte by byte`(
    _ answer: String, _ pause: Int
  ) {
    var line = Line()
    line.send("\u{1B}")
    for (index, byte) in answer.utf8.dropFirst().enumerated() {
      line.send([byte], after: index == 0 ? pause : 5)
    }
    line.send("j")
    #expect(line.end() == keys(.escape, .character("j")))
  }

  @Test(arguments: ["[", "]", "O", "P"])
  func `a letter typed after Esc is a key, although a sequence may begin so`(_ letter: String) {
    var line = Line()
    line.send("\u{1B}")
    line.send(letter, after: 200)
    line.send("j", after: 60)
    #expect(line.end() == keys(.escape, .character(Character(letter)), .character("j")))
  }

  @Test(arguments: answers)
  func `half of an answer fires no key, even if the rest never comes`(_ answer: String) {
    for bytes in [Array(answer.utf8), Self.inEightBits(answer)] {
      for cut in (bytes[0] == 0x1B ? 2 : 1)...bytes.count {
        var line = Line()
        line.send(bytes[..<cut])
        line.send("j", after: 1100)
        #expect(line.end() == keys(.character("j")), "cut at \(cut) of \(bytes)")
      }
    }
  }

  /// The Escape key cannot wait, so the answer's first byte is taken for that key.
  @Test(arguments: answers + ["\u{1B}[I", "\u{1B}[O"], [30, 200, 700])
  func `an answer that pauses after its first byte fires only Esc`(
    _ answer: String, _ pause: Int
  ) {
    var line = Line()
    line.send("\u{1B}")
    line.send(answer.utf8.dropFirst(), after: pause)
    line.send("j", after: 10)
    let events = line.end().filter { if case .focus = $0 { false } else { true } }
    #expect(events == keys(.escape, .character("j")))
  }

  @Test(arguments: [
    ("\u{1B}[B", Key.down), ("\u{1B}OB", .down), ("\u{1B}[1;5B", .down), ("\u{1B}[3~", .delete),
    ("\u{1B}O5A", .up), ("\u{1B}[[A", .function(1)), ("\u{1B}[1;2R", .function(3)),
    ("\u{1B}[1;129A", .up),
  ])
  func `a key is recognised, wherever the line pauses in it`(_ bytes: String, _ key: Key) {
    for pause in [0, 5, 30, 200, 700] {
      for cut in 2..<bytes.utf8.count {
        var line = Line()
        line.send(bytes.utf8.prefix(cut))
        line.send(bytes.utf8.dropFirst(cut), after: pause)
        #expect(line.end() == keys(key), "cut at \(cut)")
      }
    }
    var line = Line()
    line.send("\u{1B}")
    line.send(bytes.utf8.dropFirst(), after: 200)
    #expect(line.end() == keys(.escape, key))
  }

  @Test(arguments: ["[", "O", "]", "P", "[1", "X"])
  func `characters typed after Esc are those characters`(_ text: String) {
    var line = Line()
    line.send("\u{1B}")
    var expected = keys(.escape)
    for sign in text + "A2c" {
      line.send(String(sign), after: 120)
      expected.append(.key(.character(sign)))
    }
    #expect(line.end() == expected)
  }

  @Test(arguments: ["[", "O", "]", "P", "_", "^", "X"])
  func `Alt with the first character of a sequence does nothing, and a second later keys work`(
    _ sign: String
  ) {
    var line = Line()
    line.send("\u{1B}\(sign)")
    line.send("j", after: 1100)
    #expect(line.end() == keys(.character("j")))
  }

  @Test func `Esc and Ctrl-C work after the beginning of a sequence`() {
    for sign in ["[", "O"] {
      var line = Line()
      line.send("\u{1B}\(sign)")
      line.send("\u{1B}", after: 300)
      line.send("\u{1B}\(sign)", after: 100)
      line.send("\u{03}", after: 300)
      #expect(line.end() == keys(.escape, .control("c")))
    }
  }

  @Test func `Esc works during an answer that never ends`() {
    var line = Line()
    line.send("\u{1B}]11;rgb:f")
    line.send("\u{1B}", after: 400)
    #expect(line.end() == keys(.escape))
  }

  @Test func `keys work again during an answer that never ends`() {
    var line = Line()
    line.send("\u{1B}]0;x")
    for _ in 0..<4 { line.send("j", after: 400) }
    #expect(line.end() == keys(.character("j"), .character("j")))
  }

  @Test func `each of several answers may take a second`() {
    var line = Line()
    line.send("\u{1B}]11;rgb:ff")
    line.send("ff/0000/0000\u{07}\u{1B}]10;rgb:", after: 700)
    line.send("ff/ff/ff\u{07}j", after: 700)
    #expect(line.end() == keys(.character("j")))
  }

  /// Characters with bytes that are C1 controls on their own, for each control.
  @Test func `letters with bytes of C1 controls are letters, wherever they are cut`() {
    for letter in ["Û", "ホ", "曛", "ě", "ӛ", "Ɲ", "퐀", "ß", "ゐ", "🛐"] {
      let bytes = Array(letter.utf8)
      for cut in 0...bytes.count {
        var line = Line()
        line.send(bytes[..<cut])
        line.send(bytes[cut...], after: 300)
        line.send("j")
        let expected = keys(.character(Character(letter)), .character("j"))
        #expect(line.end() == expected, "\(letter), cut at \(cut)")
      }
    }
  }

  @Test func `half a character is dropped and swallows no key`() {
    for half in [
      [0xF0, 0x9F, 0x98], [0xE3], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x9B], [0xF8, 0x9B],
    ] {
      var line = Line()
      line.send(half.map { UInt8($0) } + Array("ew".utf8))
      #expect(line.end() == keys(.character("e"), .character("w")))
      var late = Line()
      late.send(half.map { UInt8($0) })
      late.send("e", after: 1100)
      #expect(late.end() == keys(.character("e")))
    }
  }

  @Test func `a C1 control has the same meaning in UTF-8`() {
    var line = Line()
    line.send("\u{9B}?62;22c\u{9B}B\u{9D}11;rgb:ff/ff/ff\u{9C}\u{9B}200~é\u{1B}\u{9B}201~j")
    #expect(line.end() == keys(.down) + [.paste("é\u{1B}")] + keys(.character("j")))
  }

  /// The pasted text contains the bytes of the end, within a letter.
  @Test func `an eight-bit paste ends at its end sequence`() {
    let bytes = Self.inEightBits("\u{1B}[200~ホ201~x\u{1B}[201~j")
    for cut in 1...bytes.count {
      var line = Line()
      line.send(bytes[..<cut])
      line.send(bytes[cut...], after: 200)
      #expect(line.end() == [.paste("ホ201~x")] + keys(.character("j")), "cut at \(cut)")
    }
  }

  @Test func `a control string does not end at a letter that contains its terminator byte`() {
    var line = Line()
    line.send([0x9D] + Array("0;Ü is cff".utf8) + [0x9C] + Array("j".utf8))
    #expect(line.end() == keys(.character("j")))
  }

  /// The line was cut within the paste's end; the user did not press Esc.
  @Test func `half the end of a paste fires no key`() {
    for cut in 1..<6 {
      var line = Line()
      line.send("\u{1B}[200~abc" + "\u{1B}[201~".prefix(cut))
      line.send("j", after: 3100)
      #expect(line.end() == [.paste("abc")] + keys(.character("j")))
    }
  }

  @Test func `keys of an unusual terminal may also come with pauses`() {
    var decoder = InputDecoder(keys: [(sequence: Array("\u{1B}?q".utf8), key: .up)])
    let half = decoder.feed(Array("\u{1B}?".utf8))
    let whole = decoder.feed(Array("q".utf8), after: .milliseconds(700))
    #expect(half + whole == keys(.up))
  }

  @Test func `the delay of Esc is at most a second`() {
    let now = ContinuousClock.now
    var input = TimedInput(escapeDelay: .seconds(60), at: now)
    var events: [Event] = []
    input.take([0x1B], at: now, into: &events)
    #expect(input.due == now + .seconds(1))
  }
}
