import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Terminals that draw East Asian Ambiguous characters two columns wide.
@MainActor @Suite struct AmbiguousWidthTests {
  @Test func signsBecomeASCIIOnEveryScreenAndComeBack() async throws {
    let stage = try await stage("/garchomp<enter><enter>3", .wide)
    let before = stage.text
    #expect(before.contains("×½"))
    stage.terminal.send(.ambiguousWidth(2))
    let text = stage.text
    #expect(text.contains("x1/2"), "\(text)")
    let isASCII = text.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isASCII, "\(text)")
    #expect(text.contains("Garchomp") && !text.replacing("? help", with: "").contains("?"))
    stage.terminal.send(.ambiguousWidth(1))
    #expect(stage.text == before)
  }

  @Test func japaneseNamesStay() async throws {
    try await Wording.japanese.spoken {
      let stage = Stage(try Stage.bundled(in: .japanese))
      await stage.type("j")
      stage.terminal.send(.ambiguousWidth(2))
      #expect(stage.text.contains("フシギダネ"))
      #expect(!stage.text.contains("─"))
    }
  }
}
