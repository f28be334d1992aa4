import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The table of actions, and its use by the screens.
@MainActor @Suite struct ActionTests {
  private func tables() async throws -> [KeyTable] {
    let (screens, everywhere) = try await allTables()
    return try await screens + otherTables() + [everywhere]
  }

  @Test func screensBindTheActionsOfTheirScopeAndNoOthers() async throws {
    let tables = try await tables()
    for scope in KeyScope.allCases {
      let bound = Set(tables.filter { $0.scope == scope }.flatMap(\.bindings).map(\.action))
      let listed = Set(scope.actions)
      #expect(bound.subtracting(listed).map(\.name) == [], "\(scope) lacks")
      #expect(listed.subtracting(bound).map(\.name) == [], "\(scope) has too many")
    }
  }

  @Test func everyHintHasAKey() async throws {
    for table in try await tables() {
      for binding in table.bindings where binding.hint != nil {
        #expect(!KeyMap().hintKeys(of: binding.action).isEmpty, "\(table): \(binding.help)")
      }
    }
  }

  @Test func theActionsOfAScreenHaveNamesHelpAndKeys() async throws {
    let keys = KeyMap.reading([("sort", "<f4> s"), ("quit", "none")]).map
    let stage = try Stage(Stage.bundled(), keys: keys)
    let offered = stage.app.actions
    let listed = (KeyScope.list.actions + KeyScope.everywhere.actions).map(\.name)
    #expect(Set(offered.map(\.name)) == Set(listed))
    #expect(offered.count == Set(listed).count)
    let sort = try #require(offered.first { $0.name == "sort" })
    #expect(sort.help == "sort by …")
    #expect(sort.keys == [.function(4), .character("s")])
    #expect(offered.first { $0.name == "quit" }?.keys == [])
  }

  @Test func anOfferedActionRunsOrSaysWhyNot() async throws {
    let stage = try await stage()
    let offered = stage.app.actions
    let open = try #require(offered.first { $0.name == "open" })
    #expect(open.run() == nil)
    #expect(stage.title == "Bulbasaur")
    let forward = try #require(offered.first { $0.name == "forward" })
    #expect(forward.run() == Message("nothing to go forward to"))
  }
}
