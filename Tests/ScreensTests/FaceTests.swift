import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// What stands where on the screen.
@MainActor @Suite(.timeLimit(minutes: 5)) struct FaceTests {
  private func rows(_ stage: Stage) -> [Substring] {
    stage.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [("", Size.usual, true), ("<pagedown>", .small, false)])
  func `stats at two levels stand side by side where both have room`(
    _ keys: String, _ size: Size, _ arePaired: Bool
  ) async throws {
    let stage = try await stage(":garchomp<enter>2\(keys)", size)
    let row = try #require(rows(stage).first { $0.contains("At level 50") }, "\(stage.text)")
    #expect(row.contains("At level 100") == arePaired, "\(stage.text)")
    guard arePaired else { return }
    #expect(rows(stage).count { $0.contains("Sp. Def") } == 2, "a bar, and one row for both levels")
  }

  @Test func `the labels of a page are in one column, beside a picture or below it`() async throws {
    let source = ScriptedExtras()
    for size in [Size.usual, .wide, .huge] {
      let stage = try await Stage.after("<enter>", size, extras: source.extras())
      let columns = ["Size  ", "Abilities  ", "Breeding  ", "Training  ", "Traits  "].compactMap {
        label in
        rows(stage).compactMap { row in
          row.range(of: label).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
        }.first
      }
      #expect(columns.count > 2, "\(stage.text)")
      #expect(Set(columns).count == 1, "\(stage.text)")
    }
  }

  @Test func `the stats of the Japanese list have different titles`() async throws {
    try await Wording.japanese.spoken {
      let stage = Stage(try Stage.bundled(in: Wording.japanese.language))
      await stage.type("")
      let titles = rows(stage).first { $0.contains("HP") }
      #expect(titles?.contains("特攻") == true && titles?.contains("特防") == true, "\(stage.text)")
    }
  }

  @Test func `German names the number of members whole`() async throws {
    try await Wording.german.spoken {
      let store = MemoryTeams(try await TeamScene.teams())
      let stage = Stage(try Stage.bundled(in: Wording.german.language), teams: store)
      await stage.type("T")
      #expect(stage.text.contains("1 von 6"), "\(stage.text)")
    }
  }

  @Test(arguments: ["<enter>5", "<enter>6", ":feebas<enter>6"])
  func `the hints of a tab that is a list begin with its game and its filter`(
    _ keys: String
  ) async throws {
    let stage = try await stage(keys, .usual)
    #expect(stage.foot.contains("L game"), "\(stage.foot)")
    #expect(stage.foot.contains("/ filter"), "\(stage.foot)")
  }

  @Test func `a word of the filter finds the places of a game, which stands above them`()
    async throws
  {
    let stage = try await stage(":feebas<enter>6/platinum", .wide)
    #expect(stage.text.contains("Platinum · 1 place"), "\(stage.text)")
    #expect(stage.text.contains("Mt. Coronet, B1F"), "\(stage.text)")
    #expect(!stage.text.contains("Max Raid"), "\(stage.text)")
  }
}
