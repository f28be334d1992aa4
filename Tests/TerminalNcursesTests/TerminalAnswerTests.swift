import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct TerminalAnswerTests {
  private func background(_ portions: String...) -> (Background?, [Event]) {
    var decoder = InputDecoder()
    var events: [Event] = []
    for portion in portions {
      events += decoder.feed(Array(portion.utf8))
    }
    return (decoder.takeReports().compactMap(\.background).last, events)
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", Background.light),
    ("\u{1B}]11;rgb:0000/0000/0000\u{07}", .dark), ("\u{1B}]11;rgb:1e/1e/1e\u{07}", .dark),
    ("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{1B}\\", .light), ("\u{1B}]11;rgba:f/f/f/f\u{07}", nil),
    ("\u{1B}]10;rgb:ff/ff/ff\u{07}", nil), ("\u{1B}]11;rgb:ff/ff\u{07}", nil),
  ])
  func `the terminal reports its background`(_ answer: String, _ said: Background?) {
    let (background, events) = background("j\(answer)k")
    #expect(background == said)
    #expect(events == [.key(.character("j")), .key(.character("k"))])
  }

  @Test func `an answer in two parts fires no key, however late the second one is`() {
    let (background, events) = background("\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{1B}", "\\j")
    #expect(background == .light)
    #expect(events == [.key(.character("j"))])
  }

  @Test func `a broken answer swallows nothing after it`() {
    let (background, events) = background("\u{1B}]11;rgb\u{03}\u{1B}[A")
    #expect(background == nil)
    #expect(events == [.key(.control("c")), .key(.up)])
  }

  private static let beginnings = [
    "\u{1B}]11;rgb:", "\u{1B}]52;c;", "\u{1B}P1$r", "\u{1B}_G", "\u{1B}^", "\u{1B}X",
  ]

  /// The key `f` marks a favourite, so each `f` taken for a key would change the user's marks.
  @Test(arguments: beginnings, ["\u{1B}\\", "\u{07}"])
  func `an answer of any kind and length fires no key`(
    _ beginning: String, _ end: String
  ) {
    for length in [1, 3, 300, 80_000] {
      let answer = beginning + String(repeating: "f", count: length) + end
      let (background, events) = background(answer + "j")
      #expect(background == nil)
      #expect(events.count == 1)
      #expect(events.last == .key(.character("j")))
    }
  }

  /// Reads like the keyboard, 4096 bytes at a time.
  @Test(arguments: beginnings)
  func `a long answer leaves no bytes pending`(_ beginning: String) {
    var decoder = InputDecoder()
    var events = decoder.feed(Array(beginning.utf8))
    for _ in 0..<100 {
      events += decoder.feed([UInt8](repeating: UInt8(ascii: "f"), count: 4096))
      #expect(decoder.pendingCount == 0)
    }
    events += decoder.feed(Array("\u{1B}\\j".utf8))
    #expect(events.count == 1)
    #expect(events.last == .key(.character("j")))
  }

  @Test func `an answer that is too long is no colour`() {
    let (background, _) = background(
      "\u{1B}]11;rgb:ffff/ffff/ffff\(String(repeating: "/", count: 300))\u{07}")
    #expect(background == nil)
    #expect(self.background("\u{1B}P]11;rgb:ffff/ffff/ffff\u{1B}\\").0 == nil)
  }

  @Test(arguments: beginnings)
  func `an answer without an end is dropped, and the next key works`(_ beginning: String) {
    var decoder = InputDecoder()
    let begun = decoder.feed(Array("\(beginning)fff".utf8))
    #expect(begun == [])
    let events = decoder.giveUp() + decoder.feed(Array("j".utf8))
    #expect(events == [.key(.character("j"))])
    #expect(decoder.takeReports() == [])
  }

  @Test(arguments: ["]", "P", "_", "^", "X"])
  func `an arrow after Alt with a character is an arrow`(_ sign: String) {
    #expect(background("\u{1B}\(sign)\u{1B}[A").1 == [.key(.up)])
  }

  @Test(arguments: [("\u{1B}[I", true), ("\u{1B}[O", false)])
  func `keyboard focus is reported`(_ bytes: String, _ isOurs: Bool) {
    #expect(background(bytes).1 == [.focus(isOurs)])
  }

  @Test(arguments: [("\u{1B}[2;5R", 5), ("\u{1B}[2;9R", 9)])
  func `the position of the cursor in the row of the question is an answer`(
    _ bytes: String, _ column: Int
  ) {
    var decoder = InputDecoder()
    let events = decoder.feed(Array("j\(bytes)k".utf8))
    #expect(events == [.key(.character("j")), .key(.character("k"))])
    #expect(decoder.takeReports() == [.column(column)])
    #expect(decoder.takeReports() == [])
  }

  @Test(arguments: ["\u{1B}[1;2R", "\u{1B}[R", "\u{1B}OR"])
  func `F3 is a key`(_ bytes: String) {
    #expect(background(bytes).1 == [.key(.function(3))])
  }
}

extension TerminalReport {
  fileprivate var background: Background? {
    if case .background(let background) = self { background } else { nil }
  }
}
