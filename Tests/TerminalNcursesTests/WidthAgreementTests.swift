import CTerminal
import Glibc
import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct WidthAgreementTests {
  /// Uses a locale of its own, so that the process's stays unchanged.
  @Test func `columns are counted as by the C library`() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    var differences: [String] = []
    for value in UInt32(0x20)..<0x3_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let theirs = Int(terminal_columns(value))
      let agrees =
        switch TextWidth.of(scalar) {
        case .columns(let ours): ours == theirs
        case .combiningMark: theirs == 0
        case .space, .none: true
        }
      if !agrees { differences.append("U+\(String(value, radix: 16)): \(theirs)") }
    }
    #expect(differences == [])
  }
}
