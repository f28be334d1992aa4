import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct TerminalModesTests {
  private let modes = TerminalModes(
    areSupported: true, takesOSC: true, usesMouse: true, hasTitle: true)

  @Test func `the window gets its former title back, or none`() {
    let (on, off) = (
      String(decoding: modes.on, as: UTF8.self), String(decoding: modes.off, as: UTF8.self)
    )
    #expect(on.hasPrefix("\u{1B}[22;0t"))
    #expect(off.hasSuffix("\u{1B}]2;\u{07}\u{1B}[23;0t"))
  }
}
