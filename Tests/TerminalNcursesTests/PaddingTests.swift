import Testing

@testable import PokedexTerminalNcurses

struct PaddingTests {
  private let text = Array("a$<5>b$<2*/>c$<30/>d$e".utf8)

  @Test func `delays are not sent`() {
    #expect(Padding.removed(from: text) == Array("abcd$e".utf8))
  }

  @Test func `bytes that are not UTF-8 are kept`() {
    #expect(Padding.removed(from: [0x9B, 0x24, 0x3C, 0x39, 0x3E, 0x6D]) == [0x9B, 0x6D])
  }

  @Test func `a delay without an end is text`() {
    #expect(Padding.removed(from: Array("x$<50".utf8)) == Array("x$<50".utf8))
  }

  @Test func `mandatory delays are added up`() {
    #expect(Padding.milliseconds(in: text, usesOptionalPadding: false) == 230)
    #expect(Padding.milliseconds(in: text, usesOptionalPadding: true) == 235)
  }

  @Test func `a delay of any length is a number`() {
    let endless = Array("$<99999999999999999999999*/>".utf8)
    #expect(Padding.milliseconds(in: endless, usesOptionalPadding: false) > 1_000_000)
  }
}
