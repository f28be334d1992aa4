import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

/// The table of docs/data.md that says what each game has, and from where that is known.
@Suite struct GameTableDocument {
  /// `RECORD=1 scripts/test --filter GameTableDocument` writes the table.
  @Test func `the document has the rules of every game`() async throws {
    let games = try Lenses(await Bundled.reference()).all.filter(\.data.isGame)
    let head = ["Game"] + Self.columns.map(\.title)
    let rule = head.map { _ in "---" }
    let rows = games.map { game in
      [game.slug] + Self.columns.map { "\($0.cell(game.rules)) \($0.source(game.slug))" }
    }
    let table = ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
    let sources = Self.sources.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value)" }
    try DocumentSection("What each game has", of: "data.md", below: #filePath)
      .check(table + [""] + sources)
  }

  private struct Column: Sendable {
    let title: String
    let cell: @Sendable (GameRules) -> String
    /// The letter of the source for games without one of their own.
    let usual: String

    func source(_ game: String) -> String { GameTableDocument.own[game] ?? usual }
  }

  private static let columns: [Column] =
    [
      ("abilities", .abilities, "a"), ("hidden", .hiddenAbilities, "a"),
      ("items", .heldItems, "b"), ("eggs", .eggs, "c"), ("natures", .natures, "d"),
      ("friendship", .friendship, "e"), ("genders", .genders, "f"), ("shiny", .shinies, "g"),
      ("catching", .catching, "t"),
      ("Mega", .megaEvolution, "h"), ("Z-Moves", .zMoves, "i"), ("Dynamax", .dynamax, "j"),
      ("Tera", .terastallization, "k"), ("Shadow", .shadowPokemon, "l"),
      ("Alpha", .alphas, "m"),
    ].map { title, feature, source in
      Column(title: title, cell: { $0.has(feature) ? "yes" : "–" }, usual: source)
    } + [
      Column(title: "training", cell: { $0.training.rawValue }, usual: "m"),
      Column(title: "IVs", cell: { individual($0.statFormula) }, usual: "m"),
    ]

  private static func individual(_ formula: StatFormula) -> String {
    switch formula {
    case .experience: "DVs"
    case .effort: "IVs"
    case .points: "all 31"
    }
  }

  private static let own = [
    "colosseum": "n", "xd": "n", "lets-go-pikachu-lets-go-eevee": "o",
    "brilliant-diamond-shining-pearl": "p", "legends-arceus": "q", "legends-za": "r",
    "mega-dimension": "r", "champions": "s",
  ]

  private static let sources = [
    "a": "Showdown, `sim/team-validator.ts` and `dex-species.ts`; PKHeX, `G3PKM.cs`",
    "b": "Showdown, `sim/team-validator.ts`; PKHeX, `PK1.cs`, `PK2.cs` and `ItemRestrictions.cs`",
    "c": "PKHeX, `EncounterGenerator2.cs` and its like; Bulbapedia, “Egg Move”",
    "d": "Showdown, `sim/team-validator.ts`; PKHeX, `G3PKM.cs`",
    "e": "PKHeX, `PK1.cs` to `PK9.cs`; in Yellow, only the first Pikachu has it",
    "f": "Showdown, `data/mods/gen1/scripts.ts`; PKHeX, `PK2.cs`",
    "g": "Showdown, `sim/team-validator.ts`",
    "h": "Showdown, `formats-data.ts` of `data/mods/gen6`, `gen7` and `gen8`",
    "i": "Showdown, `data/items.ts`",
    "j": "Showdown, `sim/side.ts`",
    "k": "PokéOS, “What is the Terastal phenomenon?”",
    "l": "PKHeX, `XK3.cs`; StrategyWiki, “Pokémon Colosseum/Shadow Pokémon”",
    "m": "PKHeX, `PK1.cs` to `PK9.cs`; Showdown, `sim/team-validator.ts`",
    "t": "PKHeX, `BallUseLegality.cs`",
    "n":
      "PKHeX, `CK3.cs`, `XK3.cs` and `EncounterGenerator3GC.cs`; XD's Shadow Pokémon are never shiny",
    "o": "Showdown, `data/mods/gen7letsgo/scripts.ts`; PKHeX, `PB7.cs`",
    "p": "Showdown, `data/mods/gen8bdsp/scripts.ts`; PKHeX, `EncounterEgg8b.cs`",
    "q": "PKHeX, `PA8.cs` and `EncounterGenerator8a.cs`",
    "r":
      "PKHeX, `PA9.cs` and `EncounterGenerator9a.cs`; AllThings.How, “Legends Z-A drops Abilities”",
    "s":
      "Showdown, `data/mods/champions/scripts.ts`; PKHeX, `EffortValues.cs`; that it has no friendship "
      + "is taken from the absence of Return and Frustration, and no page says so; The Click, “Pokémon "
      + "Champions Roster System Explained”",
  ]
}

/// The lines below a heading of a document, between two empty lines.
private struct DocumentSection {
  private let heading: String
  private let path: String

  init(_ heading: String, of name: String, below testFile: String) throws {
    self.heading = "## \(heading)"
    let root = try #require(testFile.range(of: "/Tests/").map { testFile[..<$0.lowerBound] })
    path = "\(root)/docs/\(name)"
  }

  /// Compares the table and the list below the heading's paragraph with these lines, or writes them.
  func check(_ lines: [String], _ location: SourceLocation = #_sourceLocation) throws {
    var document = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(document.firstIndex(of: heading))
    let end = document[(start + 1)...].firstIndex { $0.hasPrefix("## ") } ?? document.endIndex
    let first = document[start..<end].firstIndex { $0.hasPrefix("| ") } ?? end
    document.replaceSubrange(first..<end, with: lines + [""])
    GoldenFile(path: path).check(document.joined(separator: "\n"), location)
  }
}
