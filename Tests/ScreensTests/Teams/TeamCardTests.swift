import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The members of a team as cards.
@MainActor @Suite struct TeamCardTests {
  private func stage(_ size: Size) async throws -> Stage {
    try await TeamScene.stage("Tj<enter>", size).stage
  }

  @Test func `a large window shows the sets of all members at once`() async throws {
    let stage = try await stage(Size(width: 200, height: 60))
    for text in [
      "─ Chompy ", "─ Tyranitar ", "─ Zapdos ", "─ Wash Rotom ", "Earthquake · Dragon Claw",
      "Rough Skin · Jolly ·  STE  Tera · Speed 333", "Crunch · Rock Slide",
      "Volt Switch · Hydro Pump",
    ] {
      #expect(stage.text.contains(text), "\(text): \(stage.text)")
    }
  }

  @Test func `a click on a card selects the member`() async throws {
    let stage = try await stage(Size(width: 200, height: 60))
    let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let card = try #require(lines.firstIndex { $0.contains("─ Zapdos ") })
    stage.app.handle(.mouse(MouseEvent(point: Point(x: 4, y: card + 2), kind: .press)))
    await stage.type("o")
    #expect(stage.text.contains("Zapdos"))
    #expect(stage.router.top == .page(.pokemon(145)))
  }

  @Test func `a small window has no cards`() async throws {
    #expect(!(try await stage(.usual)).text.contains("┌─ Chompy"))
  }
}
