import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Counters to the members of a team.
@MainActor @Suite struct CounterScreenTests {
  private func stage(_ keys: String, _ size: Size) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  @Test func `foes without room are counted, and keys show them`() async throws {
    let stage = try await stage("Tj!", .small)
    #expect(stage.text.contains("Counters to foes 1"), "\(stage.text)")
    #expect(stage.text.contains("of 4"))
    #expect(stage.text.contains("Chompy") || stage.text.contains("Garchomp"), "\(stage.text)")
    await stage.type("]]]")
    #expect(stage.text.contains("4 of 4"), "\(stage.text)")
    #expect(stage.text.contains("Wash"), "\(stage.text)")
    await stage.type("[[[")
    #expect(stage.text.contains("Counters to foes 1"), "\(stage.text)")
  }

  @Test func `a window with room for all foes counts none`() async throws {
    let stage = try await stage("Tj!", .wide)
    #expect(stage.text.contains("Counters to 4 foes"), "\(stage.text)")
    await stage.type("]")
    #expect(stage.foot.contains("all foes are shown"), "\(stage.foot)")
  }

  @Test func `a wider window shows the first foes again`() async throws {
    let stage = try await stage("Tj!]]]", .small)
    #expect(stage.text.contains("4 of 4"), "\(stage.text)")
    await stage.resize(120, 36)
    #expect(stage.text.contains("Counters to 4 foes"), "\(stage.text)")
  }

  @Test func `counters are told in words`() async throws {
    let stage = try await stage("Tj!", .usual)
    let speech = try #require(stage.app.top.speech)
    #expect(speech.selected?.contains(" takes ") == true, "\(speech)")
    #expect(!speech.lines.joined().contains("▸"), "\(speech)")
  }
}
