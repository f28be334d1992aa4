import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The list while `pokedex pick` asks for a choice.
@MainActor @Suite struct PickTests {
  private func picking(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await stage(keys, size, isPicking: true)
  }

  @Test func enterChoosesAndEnds() async throws {
    let stage = try await picking("j<enter>")
    #expect(stage.chosen == [2])
    #expect(stage.router.isFinished)
  }

  @Test func tickedRowsAreChosenInTheOrderOfTheirTicks() async throws {
    let stage = try await picking("jj<space>g<space><space>")
    #expect(stage.text.contains("✓"))
    await stage.type("k<space><enter>")
    #expect(stage.chosen == [3, 1])
  }

  @Test(arguments: [Size.usual, .wide, .small])
  func tickedRowsHaveASign(_ size: Size) async throws {
    golden("pick-\(size.width)x\(size.height)", try await picking("<space>j<space>", size))
  }

  @Test func enterInTheFilterKeepsItAndChoosesNothing() async throws {
    let stage = try await picking("/mewtwo<enter>")
    #expect(!stage.router.isFinished)
    await stage.type("<enter>")
    #expect(stage.chosen == [150])
  }

  @Test func escapeClearsTheFilterThenLeavesWithoutAChoice() async throws {
    let stage = try await picking("/mewtwo<enter><esc>")
    #expect(!stage.router.isFinished)
    await stage.type("<esc>")
    #expect(stage.router.isFinished)
    #expect(stage.chosen == [])
  }

  @Test func withoutARowNothingIsChosen() async throws {
    let stage = try await picking("/zzzzzzz<enter><enter>")
    #expect(!stage.router.isFinished)
    #expect(stage.foot.contains("nothing is selected"))
  }

  @Test func aDoubleClickChooses() async throws {
    let stage = try await picking("")
    stage.app.handle(.mouse(MouseEvent(point: Point(x: 8, y: 4), kind: .doublePress)))
    #expect(stage.router.isFinished)
    #expect(stage.chosen.count == 1)
  }

  /// Enter still chooses, although the user has bound it to an action of the list.
  @Test func chosenKeysOfTheListAreNoMistake() async throws {
    let (map, problems) = KeyMap.reading([("open", "<enter>")])
    #expect(problems.isEmpty)
    let stage = try await Stage.after("<space><enter>", map: map, isPicking: true)
    #expect(stage.chosen == [1])
  }

  @Test func ticksAreSpoken() async throws {
    let stage = Stage(try Stage.bundled(), isLinear: true, isPicking: true)
    let told = await stage.told(["<space>", "k"])
    #expect(told.contains { $0.contains("1 ticked") })
    #expect(told.last?.contains { $0.contains("Bulbasaur, ticked") } == true)
  }
}
