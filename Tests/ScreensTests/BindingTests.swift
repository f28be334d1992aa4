import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The key bindings of a screen.
struct KeyTable: Sendable, CustomStringConvertible {
  var title: String
  let scope: KeyScope
  let bindings: [Binding]
  /// The type of the screen, without type parameters; empty without a screen.
  var screen = ""

  var description: String { title }
}

extension KeyTable {
  @MainActor init(_ scope: KeyScope, _ screen: any Screen) {
    self.init(
      title: screen.title, scope: scope, bindings: screen.bindings,
      screen: String("\(type(of: screen))".prefix { $0 != "<" }))
  }
}

/// A store with one team.
@MainActor private var sand: MemoryTeams {
  MemoryTeams([Team(name: "Sand", members: [TeamMember(445)])])
}

/// Returns the tables of the screens that the keys lead to.
///
/// - Parameter titles: titles for screens, by the keys that lead to them, where the screens show
///   other titles
@MainActor private func tables(
  _ screens: [(keys: String, scope: KeyScope)], titles: [String: String] = [:]
) async throws -> [KeyTable] {
  var tables: [KeyTable] = []
  for (keys, scope) in screens {
    var table = KeyTable(scope, try await stage(keys, teams: sand).app.top)
    if let title = titles[keys] { table.title = title }
    tables.append(table)
  }
  return tables
}

/// Returns the tables without a section in `docs/keys.md`, as they equal others.
@MainActor func otherTables() async throws -> [KeyTable] {
  let fire = try await stage()
  fire.router.push(.page(.query("type:fire")))
  return try await tables([
    ("<enter>6", .page), ("M", .table), ("M<enter>", .thing), (":garchomp<enter>", .page),
    ("M/", .filter), ("W<enter>", .table),
  ]) + [KeyTable(.list, fire.app.top)]
}

private let ivKeys = "i50 --stats 183/182/115/91/105/122<enter>"
private let spreadKeys = ":spread @sand --outspeed shuckle<enter>"

/// The keys that lead to each screen.
private let screenKeys: [(keys: String, scope: KeyScope)] = [
  ("", .list), ("/", .filter), ("<enter>", .page), ("<enter>5", .page), ("<space>c", .question),
  ("T", .teams), ("T<enter>", .team), ("T<enter>2", .team), ("T<enter><enter>", .member),
  ("T+", .ranking), ("T!", .ranking), ("TZ", .speedTiers), ("D<esc>", .damage),
  ("TD<esc>", .meeting), ("N", .quiz), (".", .run), (".2", .run), (".3", .run),
  ("V", .comparison),
  ("P", .progress), ("PWplatinum<enter>", .progress),
  (":boxes --box 1<enter>", .boxes), (ivKeys, .thing),
  (spreadKeys, .thing),
  ("Lplatinum<enter>X", .thing), ("U", .question), ("?", .help), (",", .screens),
  ("Y", .chart), ("T\"", .teamText), (":", .chooser), ("e", .prompt),
]

/// Returns the tables of all screens, and the global one.
@MainActor func allTables() async throws -> (screens: [KeyTable], everywhere: KeyTable) {
  let screens = try await tables(
    screenKeys,
    titles: [
      "<enter>5": "Moves of a Pokémon", ivKeys: "IVs of a Pokémon", spreadKeys: "EVs of a member",
      "T\"": "Showdown paste", ".": "Places of a run", ".2": "Pokémon of a run",
      ".3": "Means of a run",
      "PWplatinum<enter>": "Missing from a game", "Lplatinum<enter>X": "Training",
      ":": "Chooser", "e": "Text box",
    ])
  let pick = try await stage(isPicking: true).app.top
  let picking = KeyTable(title: "List of `pokedex pick`", scope: .pick, bindings: pick.bindings)
  let global = try await stage().app.global
  return (screens + [picking], KeyTable(title: "Everywhere", scope: .everywhere, bindings: global))
}

/// The hints of keys at the foot of every screen.
@MainActor @Suite struct FootTests {
  @Test func theFootHasTheHintsThatFit() async throws {
    var lines: [String] = []
    for (keys, _) in screenKeys + [("M", .table), ("M<enter>", .thing), ("W<enter>", .table)] {
      lines.append(keys.isEmpty ? "At the start" : keys)
      for size in [Size.small, .usual, .wide] {
        let stage = try await stage(keys, size, teams: sand)
        let styles = stage.frame.styleText(letters: Role.allLetters).split(
          separator: "\n", omittingEmptySubsequences: false)
        lines += [stage.frame.rowText(size.height - 1), String(styles[size.height - 1])]
      }
    }
    GoldenFile("feet.txt", in: "Frames", of: #filePath)
      .check(lines.joined(separator: "\n") + "\n", #_sourceLocation)
  }
}

@MainActor @Suite struct BindingTests {
  private func tables() async throws -> [KeyTable] {
    let (screens, everywhere) = try await allTables()
    return screens + [everywhere]
  }

  @Test func everyBindingHasADescription() async throws {
    for table in try await tables() {
      for binding in table.bindings {
        #expect(!binding.help.isEmpty, "\(table)")
      }
    }
  }

  @Test func noKeyHasTwoMeanings() async throws {
    for table in try await tables() {
      let keys = table.bindings.flatMap(\.action.defaultKeys)
      for key in Set(keys) where keys.filter({ $0 == key }).count > 1 {
        Issue.record("\(table): \(key.notation)")
      }
    }
  }

  /// Skips the help and the filter, which have keys of their own, and questions, which ignore all
  /// keys but theirs. `W` on the progress screen also shows places, but only for missing species.
  @Test func noScreenOverridesAGlobalKey() async throws {
    let (screens, everywhere) = try await allTables()
    for table in screens where ![.help, .filter, .question].contains(table.scope) {
      for binding in table.bindings where binding.action != .whereMissing {
        let others = everywhere.bindings.filter { $0.action.name != binding.action.name }
        let keys = Set(others.flatMap(\.action.defaultKeys))
        #expect(keys.isDisjoint(with: binding.action.defaultKeys), "\(table): \(binding.help)")
      }
    }
  }

  @Test(arguments: ["", "/", "/fire<enter>", "<enter>", "T", "V", "P", "?"])
  func theHintsFitFortyColumns(_ keys: String) async throws {
    let stage = try await stage(keys, .small)
    #expect(stage.foot.count <= 40)
    // `q` and `?` are letters in a field.
    let takesLetters = ["/", "?"].contains(keys)
    #expect(stage.foot.contains("  q ") != takesLetters)
    #expect(stage.foot.contains("? help") != takesLetters)
    #expect(!stage.foot.contains("…"))
  }

  @Test func hintsOfUnavailableActionsAreHidden() async throws {
    let stage = try await stage("/zzzzzzz<enter>")
    #expect(!stage.foot.contains("open"))
    await stage.type("<esc>")
    #expect(stage.foot.contains("open"))
  }

  @Test(arguments: ["", "<enter>", "T", "T<enter>", "TZ", "M", "P"])
  func theHelpNamesEveryActionOfItsScreen(_ keys: String) async throws {
    let stage = try await stage(keys, .huge)
    let actions = stage.app.actions
    await stage.type("?")
    let top = stage.text
    await stage.type("<pagedown><pagedown>")
    let help = top + stage.text
    for action in actions where !action.name.hasPrefix("tab-") {
      #expect(help.contains(action.help.prefix(36)), "\(action.name)")
      let key = action.keys.first?.label ?? ":\(action.name.prefix(12))"
      #expect(help.contains("\(key)"), "\(action.name)")
    }
  }

  @Test func theHelpHasAllTabsInOneRowAndFindsEachByItsWord() async throws {
    let stage = try await stage("?", .huge)
    #expect(stage.text.contains("1 – 7"))
    #expect(stage.text.contains("the tabs: overview to forms"))
    await stage.type("evol")
    #expect(stage.text.contains("4"))
    await stage.type("<enter>")
    #expect(stage.pokemon.tab == .evolution)
  }

  @Test func theKeysOfTheDocumentAreThoseOfTheTables() async throws {
    let (screens, everywhere) = try await allTables()
    KeyDocument(screens + [everywhere]).check()
  }
}
