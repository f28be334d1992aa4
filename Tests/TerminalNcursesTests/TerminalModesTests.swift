import PokedexTerminalUI
import PokedexTesting
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

  @Test func `everything that is turned on is turned off`() {
    let (on, off) = (TerminalEmulator.after(modes.on), TerminalEmulator.after(modes.on + modes.off))
    #expect(on.isSuperset(of: [1000, 1006, 2004, 1004]))
    #expect(off.isEmpty)
  }

  @Test func `a terminal keeps its mouse if the user wants that`() {
    let modes = TerminalModes(
      areSupported: true, takesOSC: true, usesMouse: false, hasTitle: false)
    let left = Array("\u{1B}[?1003h\u{1B}[?1006h".utf8)
    #expect(TerminalEmulator.after(left + modes.on).isDisjoint(with: [1000, 1002, 1003, 1006]))
  }

  @Test func `the mouse can be left to the terminal and taken back`() {
    var modes = modes
    modes.usesMouse = false
    let left = self.modes.on + modes.mouseOnly
    #expect(TerminalEmulator.after(left).isDisjoint(with: [1000, 1002, 1003, 1006]))
    #expect(TerminalEmulator.after(left).isSuperset(of: [2004, 1004]))
    #expect(TerminalEmulator.after(left + self.modes.mouseOnly).isSuperset(of: [1000, 1006]))
  }

  @Test func `new colours are reported where the theme follows them`() {
    var modes = modes
    #expect(!TerminalEmulator.after(modes.on).contains(2031))
    modes.followsColors = true
    #expect(TerminalEmulator.after(modes.on).contains(2031))
    #expect(TerminalEmulator.after(modes.on + modes.off).isEmpty)
  }

  @Test func `a terminal unlike xterm gets nothing`() {
    let modes = TerminalModes(
      areSupported: false, takesOSC: false, usesMouse: true, hasTitle: false)
    #expect(modes.on.isEmpty && modes.off.isEmpty)
  }
}

extension TerminalEmulator {
  /// The modes that are on after some bytes.
  fileprivate static func after(_ bytes: [UInt8]) -> Set<Int> {
    var emulator = TerminalEmulator(Size(width: 80, height: 24))
    emulator.feed(bytes)
    return emulator.modes
  }
}
