import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Keys that users bind in the settings.
@MainActor @Suite struct KeyMapTests {
  private func keyed(_ lines: [(String, String)], _ keys: String = "") async throws -> Stage {
    let (map, problems) = KeyMap.reading(lines)
    #expect(problems.isEmpty)
    return try await .after(keys, map: map)
  }

  private func problems(_ lines: (String, String)...) -> [String] {
    KeyMap.reading(lines).problems.map(\.text)
  }

  @Test func anActionHasItsChosenKeysOnly() async throws {
    let stage = try await keyed([("filter", "<f3> $"), ("speed-tiers", "none")], "$")
    #expect(stage.text.contains("type:fire") || stage.frame.cursor != nil)
    await stage.type("garchomp<enter>")
    #expect(stage.text.contains("3 of 1,351"))
    await stage.type("/")
    #expect(stage.frame.cursor == nil)
  }

  @Test func chosenKeysAreTypedInTextFields() async throws {
    let stage = try await keyed([("quit", "$"), ("abilities", "~")], "/q~$")
    #expect(stage.text.contains("/ q~$"))
  }

  @Test func hintsAndHelpShowTheChosenKeys() async throws {
    let stage = try await keyed([("filter", "<f3>"), ("leave", "<f10>"), ("help", "<f9> ?")])
    #expect(stage.foot.contains("F3 filter"))
    #expect(stage.foot.contains("F10 quit"))
    await stage.type("<f9>")
    #expect(stage.text.contains("F3"))
    #expect(!stage.text.contains("│ /  "))
  }

  @Test func aHintOfTwoKeysShowsBothChosenKeys() async throws {
    #expect(try await keyed([("up", "{")], "M").foot.contains("{↓ move"))
    #expect(try await keyed([("down", "~"), ("up", "{")], "M").foot.contains("{~ move"))
    #expect(try await keyed([("up", "none")], "M").foot.contains(" ↓ move"))
  }

  @Test func aKeyChosenForOpenAlsoFollowsLinks() async throws {
    let stage = try await keyed([("open", "$")], "$")
    #expect(stage.title == "Bulbasaur")
    await stage.type("<tab>")
    #expect(stage.foot.contains("$ follow"))
    await stage.type("$")
    #expect(stage.title != "Bulbasaur")
  }

  @Test func twoActionsWithTheSameDefaultKeyAreChangedSeparately() async throws {
    let stage = try await keyed([("older-text", "<f6>")], ":garchomp<enter>5")
    let moves = stage.text
    await stage.type(">")
    #expect(stage.text != moves)
  }

  @Test func aFunctionKeyTypesNothing() async throws {
    let stage = try await keyed([("quit", "<f10>")], "/a<f10>b")
    #expect(stage.text.contains("/ ab"))
  }

  @Test func keysCanBeSwapped() async throws {
    let stage = try await keyed([("down", "k"), ("up", "j")], "kk")
    #expect(stage.dex.list.selection.index == 2)
    await stage.type("j")
    #expect(stage.dex.list.selection.index == 1)
  }

  @Test func aKeyForTwoActionsIsAMistakeOfTheLastLine() {
    let map = KeyMap.reading([("filter", "f"), ("sort", "<f6>")])
    #expect(map.problems.map(\.action) == ["filter"])
    #expect(map.problems.first?.text.contains("favourite") == true)
    #expect(map.map.chosenKeys(of: "filter") == nil)
    #expect(map.map.chosenKeys(of: "sort") == [.function(6)])
    #expect(problems(("quit", "$"), ("help", "$")).count == 1)
    #expect(problems(("filter", "f"), ("favourite", "/")).isEmpty)
  }

  @Test(arguments: [
    ("fitler", "x", "did you mean filter?"), ("filter", "<f99>", "is not a key"),
    ("filter", "ab", "is not a key"), ("filter", "", "no key given"),
    ("filter", "<c-c>", "always ends"), ("keep-filter", "x", "types a letter there"),
    ("nonsense-of-mine", "x", "no action is called"),
    ("format-game", "x", "'format-game' is now called all-games"),
  ])
  func invalidKeysAndActionsAreReported(_ action: String, _ keys: String, _ part: String) {
    let told = problems((action, keys))
    #expect(told.count == 1)
    #expect(told.first?.contains(part) == true, "\(told)")
  }

  @Test func theNewNamesOfActionsExist() {
    let names = Set(NamedAction.all.map(\.name))
    #expect(names.isSuperset(of: KeyMap.Problem.renamed.values))
    #expect(names.isDisjoint(with: KeyMap.Problem.renamed.keys))
  }

  @Test func aKeyCanBeRemoved() async throws {
    let stage = try await keyed([("leave", "none")], "q")
    #expect(stage.text.contains("Bulbasaur"))
    #expect(!stage.foot.contains("quit"))
  }
}
