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

  /// The names of the screen classes in the sources.
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

  /// Actions that do the same to different things, and so share a key.
  private static let families: [Set<String>] = [
    ["back", "left"], ["open", "right"], ["note", "rename", "edit-set"],
    ["leave-out", "delete", "clear"], ["add", "new", "with-team"], ["add-to-team", "with-team"],
    ["ivs", "iv"], ["next-pokemon", "next-member"], ["previous-pokemon", "previous-member"],
    ["older-text", "older-game"], ["newer-text", "newer-game"], ["places", "where-missing"],
    // More of something, and less of it.
    ["raise-evs", "stage-up", "candidates", "all-slots"],
    ["lower-evs", "stage-down", "fold-forms"],
    // What is kept under a name.
    ["searches", "choose-run", "collections"],
    // A number.
    ["box-number", "level"],
    // One step to a side, or all the way.
    ["next-tab", "max-evs"], ["previous-tab", "no-evs"],
  ]

  /// A digit is the key of a tab, or of a condition in a duel.
  @Test func aLetterHasOneMeaningOnAllScreens() {
    let scopes = KeyScope.allCases.filter { !$0.takesText && $0 != .question }
    for (key, names) in Self.names(in: scopes) where names.count > 1 {
      let isFamily = Self.families.contains { names.isSubset(of: $0) }
      #expect(isFamily, "\(key.notation): \(names.sorted())")
    }
  }

  /// The names of the actions that run with each visible character.
  private static func names(in scopes: [KeyScope]) -> [Key: Set<String>] {
    var names: [Key: Set<String>] = [:]
    for action in scopes.flatMap(\.actions) {
      for case .character(let letter) in action.defaultKeys
      where letter != " " && !letter.isNumber {
        names[.character(letter), default: []].insert(action.name)
      }
    }
    return names
  }

  /// Some terminals take ^S to stop the output, and a sign would be typed in the filter.
  @Test func whateverCtrlSSavesF4SavesToo() {
    let actions = Set(KeyScope.allCases.flatMap(\.actions))
    let saving = actions.filter { $0.defaultKeys.contains(.control("s")) }
    #expect(
      saving.map(\.name).sorted() == ["keep-choice", "save-filter", "save-page", "write-file"])
    #expect(actions.filter { $0.defaultKeys.contains(.function(4)) } == saving)
  }

  @Test func everyHintHasAKey() async throws {
    for table in try await tables() {
      for binding in table.bindings where binding.hint != nil {
        #expect(!KeyMap().hintKeys(of: binding.action).isEmpty, "\(table): \(binding.help)")
      }
    }
  }

  @Test func theActionsOfAScreenHaveNamesHelpAndKeys() async throws {
    let keys = KeyMap.reading([("sort", "<f6> s"), ("quit", "none")]).map
    let stage = try Stage(Stage.bundled(), keys: keys)
    let offered = stage.app.actions
    let listed = (KeyScope.list.actions + KeyScope.everywhere.actions).map(\.name)
    #expect(Set(offered.map(\.name)) == Set(listed))
    #expect(offered.count == Set(listed).count)
    let sort = try #require(offered.first { $0.name == "sort" })
    #expect(sort.help == "sort by …")
    #expect(sort.keys == [.function(6), .character("s")])
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
