import PokedexTesting
import Testing

/// The key that chooses conditions: on the pages of training and of missing species, and its hint.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlanningConditionTests {
  @Test func `F on the training page shows the places at another time`() async throws {
    let stage = try await stage("Lplatinum<enter>X")
    #expect(stage.text.contains("At night") && stage.text.contains("In the morn"))
    #expect(stage.foot.contains("F conditions"))
    await stage.type("Fat night<enter><esc>")
    #expect(stage.frame.rowText(0).contains(" At night "))
    #expect(!stage.text.contains("In the morn"))
  }

  @Test func `F on the missing species shows where they are at another time`() async throws {
    let stage = try await stage("PWplatinum<enter>")
    #expect(stage.foot.contains("F conditions"))
    await stage.type("Fat night<enter><esc>")
    #expect(stage.text.contains("210 missing · At night"))
  }

  @Test(arguments: [
    "/pikachu is:default<enter>Lplatinum<enter><enter>6", "Lplatinum<enter>:route 201<enter>",
  ])
  func `80 columns have room to say that F changes the conditions`(_ keys: String) async throws {
    #expect(try await stage(keys).foot.contains("F conditions"))
  }

  @Test(arguments: ["X", "Lyellow<enter>X", "Lcrystal<enter>X", "PWyellow<enter>"])
  func `F says so where no conditions matter`(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(!stage.foot.contains("F conditions"))
    await stage.type("F")
    #expect(stage.text.contains("no conditions change these encounters"))
  }
}
