import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Keys that users choose in the file of settings.
@MainActor @Suite struct KeyMapTests {
  private func keyed(_ lines: [(String, String)], _ keys: String = "") async throws -> Stage {
    let (map, mistakes) = KeyMap.reading(lines)
    #expect(mistakes.isEmpty)
    let stage = try Stage(Stage.bundled(), keys: map)
    await stage.type(keys)
    return stage
  }

  private func tables() async throws -> [KeyTable] {
    let (screens, everywhere) = try await allTables()
    return try await screens + otherTables() + [everywhere]
  }

  private func mistakes(_ lines: (String, String)...) -> [String] {
    KeyMap.reading(lines).mistakes.map(\.text)
  }

  @Test func everyActionHasItsKeysInTheTableOfNames() async throws {
    for table in try await tables() {
      for binding in table.bindings {
        let action = table.scope.actions.first { action in
          Set(binding.keys).isSubset(of: action.keys) && action.keys.first == binding.keys.first
        }
        #expect(action != nil, "\(table.scope): \(binding.keys.map(\.notation)) \(binding.help)")
      }
    }
  }

  @Test func theTableNamesNothingThatNoScreenDoes() async throws {
    let all = try await tables()
    let known = Set(all.map(\.scope))
    #expect(known == Set(KeyScope.allCases))
    for scope in KeyScope.allCases {
      let tables = all.filter { $0.scope == scope }
      let keys = Set(tables.flatMap(\.bindings).flatMap(\.keys))
      for action in scope.actions {
        #expect(!keys.isDisjoint(with: action.keys), "\(scope): \(action.name)")
      }
    }
  }

  @Test func anActionHasTheKeysThatItWasGivenAndNoOthers() async throws {
    let stage = try await keyed([("filter", "<f3> z"), ("ladder", "none")], "z")
    #expect(stage.text.contains("type:fire") || stage.frame.cursor != nil)
    await stage.type("garchomp<enter>")
    #expect(stage.text.contains("3 of 1,351"))
    await stage.type("/")
    #expect(stage.frame.cursor == nil)
  }

  @Test func whereLettersAreTypedALetterIsALetter() async throws {
    let stage = try await keyed([("quit", "$"), ("abilities", "q")], "/q$")
    #expect(stage.text.contains("/ q$"))
  }

  @Test func hintsAndHelpShowTheKeysThatWereChosen() async throws {
    let stage = try await keyed([("filter", "<f3>"), ("quit", "<f10>"), ("help", "<f2> ?")])
    #expect(stage.foot.contains("F3 filter"))
    #expect(stage.foot.contains("F10 quit"))
    await stage.type("<f2>")
    #expect(stage.text.contains("F3"))
    #expect(!stage.text.contains("│ /  "))
  }

  @Test func keysMayChangePlaces() async throws {
    let stage = try await keyed([("down", "k"), ("up", "j")], "kk")
    #expect(stage.dex.list.selection.index == 2)
    await stage.type("j")
    #expect(stage.dex.list.selection.index == 1)
  }

  @Test func aKeyForTwoThingsIsAMistakeOfTheLastLine() {
    let map = KeyMap.reading([("filter", "f"), ("sort", "<f4>")])
    #expect(map.mistakes.map(\.action) == ["filter"])
    #expect(map.mistakes.first?.text.contains("favourite") == true)
    #expect(map.map.chosenKeys(of: "filter") == nil)
    #expect(map.map.chosenKeys(of: "sort") == [.function(4)])
    #expect(mistakes(("quit", "$"), ("help", "$")).count == 1)
    #expect(mistakes(("filter", "f"), ("favourite", "/")).isEmpty)
  }

  @Test(arguments: [
    ("fitler", "x", "did you mean filter?"), ("filter", "<f99>", "is no key"),
    ("filter", "ab", "is no key"), ("filter", "", "no key is named"),
    ("filter", "<c-c>", "always ends"), ("keep-filter", "x", "typed there as a letter"),
    ("nonsense-of-mine", "x", "no action is called"),
  ])
  func whatIsNoKeyIsTold(_ action: String, _ keys: String, _ part: String) {
    let told = mistakes((action, keys))
    #expect(told.count == 1)
    #expect(told.first?.contains(part) == true, "\(told)")
  }

  @Test func aKeyCanBeTakenAway() async throws {
    let stage = try await keyed([("quit", "none")], "q")
    #expect(stage.text.contains("Bulbasaur"))
    #expect(!stage.foot.contains("quit"))
  }
}
