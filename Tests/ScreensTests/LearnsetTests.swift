import PokedexTerminalUI
import PokedexTesting
import Testing

/// The moves of a form, in groups by learning method.
@MainActor @Suite struct LearnsetTests {
  private static let moves = "/garchomp<enter><enter>5"
  /// Tall enough for all groups, with the effect of the selected move below them.
  private static let high = Size(width: 80, height: 60)

  private func start(of word: String, in stage: Stage) throws -> String.Index {
    try #require(stage.text.range(of: word)?.lowerBound, "\(word) is not on the screen")
  }

  @Test func movesAreGroupedByTheWayToLearnThem() async throws {
    let stage = try await stage(Self.moves, Self.high)
    let order = ["By level", "Crunch", "Dragon Rush", "By machine", "TM01", "TM06"]
    let starts = try order.map { try start(of: $0, in: stage) }
    #expect(starts == starts.sorted())
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 160, height: 36)])
  func theEffectOfTheSelectedMoveIsShown(_ size: Size) async throws {
    let stage = try await stage(Self.moves + "zj", size)
    #expect(stage.text.contains("Stats      accuracy −1"))
    await stage.type("/nothing of the kind<enter>")
    #expect(!stage.text.contains("Stats      accuracy −1"))
  }

  @Test func sortingKeepsTheGroups() async throws {
    let stage = try await stage(Self.moves + "spower<enter>", Self.high)
    let order = ["By level", "Dragon Rush", "Take Down", "Tackle", "By machine"]
    let starts = try order.map { try start(of: $0, in: stage) }
    #expect(starts == starts.sorted())
  }

  @Test func escClearsTheFilterOfTheMovesBeforeItLeavesThePage() async throws {
    let stage = try await stage(Self.moves + "/power>=100<enter>", .huge)
    #expect(!stage.text.contains("Tackle"))
    await stage.type("<esc>")
    #expect(stage.text.contains("Tackle"))
    #expect(stage.foot.contains("q list"))
    await stage.type("<esc>")
    #expect(stage.foot.contains("q quit"))
  }
}
