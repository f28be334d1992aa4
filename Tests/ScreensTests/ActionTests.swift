import FoundationEssentials
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

  @Test func theTablesAreThoseOfEveryScreen() async throws {
    let declared = Self.screenDeclarations()
    #expect(declared.count > 10)
    #expect(Set(try await tables().map(\.screen)).subtracting([""]) == declared)
  }

  /// The types of screens in the sources.
  private static func screenDeclarations() -> Set<String> {
    let folder = String(#filePath.split(separator: "/Tests/")[0]) + "/Sources/Screens"
    let files = FileManager.default.subpaths(atPath: folder) ?? []
    let declaration = /class (\w+)(?:<.*>)?: (?:Prompting)?Screen\b/
    let found = files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let source = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      return String(decoding: source, as: UTF8.self).matches(of: declaration)
    }
    return Set(found.map { String($0.1) })
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
