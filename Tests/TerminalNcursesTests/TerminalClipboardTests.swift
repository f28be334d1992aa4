import Testing

@testable import PokedexTerminalNcurses

struct TerminalClipboardTests {
  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `the clipboard gets the base64 of RFC 4648`(_ text: String, _ written: String) {
    #expect(
      TerminalClipboard.bytes(text, isInScreen: false)
        == Array("\u{1B}]52;c;\(written)\u{07}".utf8))
  }

  /// GNU screen drops longer strings.
  @Test func `within GNU screen, the terminal gets the sequence in short parts`() {
    let text = String(repeating: "a team ", count: 1000)
    let sent = String(
      decoding: TerminalClipboard.bytes(text, isInScreen: true), as: UTF8.self)
    let parts = sent.split(separator: "\u{1B}\\").map { $0.dropFirst(2) }
    #expect(sent.hasPrefix("\u{1B}P") && sent.hasSuffix("\u{1B}\\"))
    #expect(parts.allSatisfy { $0.utf8.count < 256 })
    #expect(
      Array(parts.joined().utf8) == TerminalClipboard.bytes(text, isInScreen: false))
  }
}
