import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct TerminalErrorTests {
  @Test(arguments: [
    TerminalError.notATerminal, .noSession, .unknownTerminal(name: ""), .unknownTerminal(name: "x"),
    .dumbTerminal(name: "dumb"), .notUsable(name: "x"),
  ])
  func `each error gives a remedy in one line`(error: TerminalError) {
    #expect(error.description.hasSuffix("."))
    #expect(!error.description.contains("\n"))
  }

  @Test func `a hostile TERM cannot write to the terminal`() {
    let text = TerminalError.unknownTerminal(name: "\u{1B}[31m\n\u{202E}x").description
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\n" || $0 == "\u{202E}" })
  }

  @Test func `terminals like xterm fall back to its description`() {
    #expect(TerminalDescription.names(for: "xterm-kitty") == ["xterm-kitty", "xterm-256color"])
    #expect(TerminalDescription.names(for: "vt100") == ["vt100"])
    #expect(TerminalDescription.names(for: "dumb") == [])
    #expect(TerminalDescription.names(for: "") == [])
  }

  @Test func `a description with direct colours is replaced by one with a palette`() {
    let names = TerminalDescription.names(for: "tmux-direct")
    #expect(names == ["tmux-direct", "tmux-256color", "xterm-256color"])
    #expect(
      TerminalDescription.names(for: "xterm-direct256") == ["xterm-direct256", "xterm-256color"])
  }

  @Test func `two presses in one cell within a moment are a double press`() {
    var clicks = ClickCounter()
    let now = ContinuousClock.now
    let press = MouseEvent(point: Point(x: 1, y: 1), kind: .press)
    let elsewhere = MouseEvent(point: Point(x: 2, y: 1), kind: .press)
    let result1 = clicks.counted(press, at: now)
    #expect(result1.kind == .press)
    let result2 = clicks.counted(press, at: now + .milliseconds(300))
    #expect(result2.kind == .doublePress)
    let result3 = clicks.counted(press, at: now + .milliseconds(400))
    #expect(result3.kind == .press)
    let result4 = clicks.counted(elsewhere, at: now + .milliseconds(500))
    #expect(result4.kind == .press)
    let result5 = clicks.counted(elsewhere, at: now + .milliseconds(1500))
    #expect(result5.kind == .press)
  }
}
