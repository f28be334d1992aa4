import FoundationEssentials
import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@testable import pokedex

/// No printed page or command tells of a thing that a game lacks: one game for each set of rules, or
/// every game and generation if `POKEDEX_CRAWL` is set.
@MainActor @Suite(.serialized, .timeLimit(minutes: 5)) struct GamePageTests {
  private let pokedex: any PokedexRepository
  private let catalog: Catalog
  private let dex: any DexReference
  private let home: Home

  init() async throws {
    home = try Home()
    pokedex = try Stage.bundled()
    catalog = try await pokedex.catalog()
    dex = try #require(catalog.reference)
  }

  private var lenses: [Lens] {
    get throws {
      let all = Lenses(dex).all
      guard getenv("POKEDEX_CRAWL") == nil else { return all }
      var known: [GameRules] = []
      return all.filter(\.data.isGame).filter { lens in
        defer { known.append(lens.rules) }
        return !known.contains(lens.rules)
      }
    }
  }

  private func printer(_ lens: Lens, isJSON: Bool = false) async throws -> PagePrinter {
    try await PagePrinter(
      pokedex, .offline,
      ShowSettings(
        configuration: .builtIn, format: isJSON ? .json : .table, game: AskedGame(word: lens.slug)))
  }

  /// A Pokémon of the games that has an ability today.
  private func sample(of lens: Lens) throws -> ID<Form> {
    let all = lens.roster(in: dex).sorted().filter { catalog.forms[$0]?.ability1 != nil }
    return try #require(all.dropFirst(all.count / 3).first)
  }

  /// Words that a text about a Pokémon must not have in the games.
  private func forbidden(for form: ID<Form>, in lens: Lens) throws -> [String] {
    let today = try #require(catalog.forms[form])
    let abilities = [today.ability1, today.ability2, today.hiddenAbility].compactMap { $0 }
    var words: [String] = []
    if !lens.rules.has(.abilities) {
      words += try abilities.map { try name($0, Ability.self) }
    }
    if !lens.rules.has(.hiddenAbilities) { words.append("(hidden)") }
    if !lens.rules.has(.heldItems) {
      words += try today.heldItems.map { try name($0.item, Item.self) }
    }
    if !lens.rules.has(.eggs) { words.append("egg cycles") }
    if !lens.rules.has(.genders) { words.append("♀") }
    if !lens.rules.has(.catching) { words.append("catch rate") }
    if !lens.rules.has(.friendship) { words.append("happiness") }
    if !lens.rules.has(.natures) { words += ["Adamant", "Jolly", "nature"] }
    return words
  }

  private func name<Row: Tabular>(_ id: ID<Row>, _ kind: Row.Type) throws -> String {
    let table = dex.table(kind)
    return dex.names(of: Row.kind)[try #require(table.row(of: id))]
  }

  // MARK: Pages

  @Test func `no tab tells of what the games lack`() async throws {
    // Left out: some evolve by friendship, or while they hold an item, in later games.
    let tabs = PokemonTab.allCases.filter { !$0.isList && $0 != .evolution }
    for lens in try lenses {
      let (printer, form) = (try await printer(lens), try sample(of: lens))
      let words = try forbidden(for: form, in: lens)
      for tab in tabs {
        let text = try await printer.lines(of: form, tab).map(\.text).joined(separator: "\n")
        for word in words where text.contains(word) {
          Issue.record("\(catalog.named(form).name) in \(lens.name): \(word)\n\(text)")
        }
      }
    }
  }

  @Test func `the JSON of a page says what the games lack`() async throws {
    let features: [(GameFeature, PokemonTab)] = [
      (.abilities, .overview), (.hiddenAbilities, .overview), (.heldItems, .overview),
      (.eggs, .overview), (.catching, .overview), (.genders, .overview), (.friendship, .overview),
      (.natures, .stats),
      (.abilities, .matchups), (.hiddenAbilities, .forms),
    ]
    for lens in try lenses {
      let printer = try await printer(lens, isJSON: true)
      let form = try sample(of: lens)
      for tab in [PokemonTab.overview, .stats, .matchups, .forms] {
        let text = try await printer.lines(of: form, tab).map(\.text).joined()
        for (feature, _) in features.filter({ $0.1 == tab }) {
          let says = text.contains(#""what":"\#(feature.rawValue)","inGame":false"#)
          #expect(says == !lens.rules.has(feature), "\(feature) \(tab) in \(lens.name)")
        }
      }
    }
  }

  @Test func `a page of something that the games lack says so`() async throws {
    let pages: [(address: String, feature: GameFeature)] = [
      ("ability:levitate", .abilities), ("nature:jolly", .natures), ("egg-group:dragon", .eggs),
      ("item:leftovers", .heldItems), ("move:breakneck-blitz--physical", .zMoves),
      ("move:max-flare", .dynamax), ("move:shadow-rush", .shadowPokemon),
    ]
    let engine = QueryEngine(PokemonRows(catalog))
    let known = try pages.map { (try FindPage()($0.address, in: engine), $0.feature) }
    for lens in try lenses {
      let (texts, objects) = (try await printer(lens), try await printer(lens, isJSON: true))
      for (page, feature) in known {
        let text = try await texts.lines(of: page).map(\.text).joined(separator: " ")
        let isLacking = !lens.rules.has(feature)
        #expect(text.contains("\(lens.name) has no ") == isLacking, "\(lens.name): \(text)")
        // The columns of a move in a game need seconds without optimization.
        if case .thing(.move, _) = page { continue }
        let json = try await objects.lines(of: page).map(\.text).joined()
        let says = json.contains(#""what":"\#(feature.rawValue)","inGame":false"#)
        #expect(says == isLacking, "\(page) in \(lens.name)")
      }
    }
  }

  // MARK: Commands

  /// The output of a command, or the message with which it fails.
  private func output(_ command: any Command.Type, _ arguments: [String]) async throws -> String {
    let command = try command.parse(arguments)
    let (text, result) = await Output.hold { try await command.execute(.builtIn) }
    if case .failure(let error) = result { return text + (Failure(error)?.message ?? "\(error)") }
    return text
  }

  @Test(arguments: [
    ("lets-go-eevee", true, true), ("legends-arceus", true, true), ("legends-za", true, false),
    ("champions", true, true), ("platinum", false, false), ("colosseum", false, false),
  ])
  func `catching and IVs by unknown rules are not computed`(
    _ game: String, _ isCatchingMissing: Bool, _ areIVsMissing: Bool
  ) async throws {
    let lens = try #require(Lenses(dex).named(game))
    let caught = try await output(AskCommand<CatchQuestion>.self, ["gastly", "--game", game])
    let stats = ["gastly", "--level", "50", "--stats", "105/55/50/120/55/100", "--game", game]
    let values = try await output(AskCommand<IVQuestion>.self, stats)
    let (gap, other) = (Lens?.some(lens).catchingGap, Lens?.some(lens).individualGap)
    #expect((gap != nil) == isCatchingMissing && (other != nil) == areIVsMissing)
    #expect(caught.contains(gap?.text ?? "Ultra Ball"), "\(caught)")
    #expect(values.contains(other?.text ?? "Attack"), "\(values)")
  }

  @Test func `stats by an unknown formula are not computed`() async throws {
    let commands: [(any Command.Type, [String], String)] = [
      (StatCommand.self, ["gastly"], "IV"), (SpeedCommand.self, ["gastly"], "Gastly"),
      (DamageCommand.self, ["gastly", "lick", "haunter"], "Haunter"),
      (ShowCommand.self, ["gastly", "--tab", "stats"], "At level 50"),
      (CompareCommand.self, ["gastly", "haunter", "--json"], "untrained"),
      (ListCommand.self, ["kos:gastly/thunderbolt", "--limit", "1"], "#"),
      (ListCommand.self, ["survives:gastly/lick", "--limit", "1"], "#"),
    ]
    for game in ["lets-go-eevee", "legends-arceus", "platinum"] {
      let gap = Lens?.some(try #require(Lenses(dex).named(game))).statGap
      #expect((gap == nil) == (game == "platinum"))
      for (command, arguments, figures) in commands {
        let text = try await output(command, arguments + ["--game", game])
        #expect(text.contains(figures) == (gap == nil), "\(command) in \(game): \(text)")
        if let gap,
          ![ObjectIdentifier(CompareCommand.self), ObjectIdentifier(ListCommand.self)]
            .contains(ObjectIdentifier(command))
        {
          #expect(text.contains(gap.text), "\(command) in \(game): \(text)")
        }
      }
    }
  }

  @Test func `games with battles at other levels are compared level by level`() async throws {
    let text = try await output(CompareCommand.self, ["gengar@champions", "gengar"])
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("Level ") }
    #expect(rows.count == 6)
    #expect(rows.filter { $0.hasPrefix("Level 100") }.allSatisfy { $0.contains(" – ") })
  }

  /// Commands about a Pokémon, called `NAME`; `TEAM` is a file with a team of it.
  private static let commands: [(any Command.Type, [String])] = [
    (ShowCommand.self, ["NAME", "--tab", "moves"]),
    (ShowCommand.self, ["NAME", "--tab", "locations"]), (MatchupCommand.self, ["NAME"]),
    (CounterCommand.self, ["NAME", "--json"]), (CompleteCommand.self, ["TEAM", "--json"]),
    (DamageCommand.self, ["TEAM", "NAME"]), (StatCommand.self, ["NAME"]),
    (AskCommand<CatchQuestion>.self, ["NAME"]), (CompareCommand.self, ["NAME", "NAME"]),
    (AskCommand<BreedQuestion>.self, ["NAME", "tackle"]),
    (AskCommand<TrainQuestion>.self, ["speed"]),
  ]

  @Test func `no command tells of what the games lack`() async throws {
    for lens in try lenses where !lens.rules.has(.abilities) || !lens.rules.has(.eggs) {
      let form = try sample(of: lens)
      let name = catalog.forms.slugs[try #require(catalog.forms.row(of: form))]
      let team = "\(name) @ Leftovers\nAbility: Levitate\nTera Type: Fire\nJolly Nature\n"
      try Data(team.utf8).write(to: URL(filePath: "\(home.path)/team"))
      var words = try forbidden(for: form, in: lens)
      if !lens.rules.has(.abilities) { words += ["Levitate", #""ability":""#] }
      if !lens.rules.has(.heldItems) { words.append("Leftovers") }
      for (command, arguments) in Self.commands {
        let given = arguments.map {
          $0.replacing("NAME", with: name).replacing("TEAM", with: "\(home.path)/team")
        }
        let text = try await output(command, given + ["--game", lens.slug])
        for word in words where text.contains(word) {
          Issue.record("\(command) \(given) in \(lens.name): \(word)\n\(text)")
        }
      }
    }
  }

  @Test func `speeds do not depend on items that the games lack`() async throws {
    for lens in try lenses where !lens.rules.has(.heldItems) {
      let usual = try await output(SpeedCommand.self, ["total>600", "--game", lens.slug])
      let scarf = ["total>600", "--item", "choice scarf", "--game", lens.slug]
      #expect(try await output(SpeedCommand.self, scarf) == usual, "\(lens.name)")
    }
  }

  @Test func `columns of what the games lack are empty`() async throws {
    let columns: [(String, GameFeature)] = [
      ("abilities", .abilities), ("eggs", .eggs), ("hatch", .eggs), ("happiness", .friendship),
      ("catch", .catching),
    ]
    let names = columns.map(\.0).joined(separator: ",")
    let empty: [JSONValue?] = [.null, .list([]), .text("")]
    for lens in try lenses {
      let text = try await output(
        ListCommand.self, ["--columns", names, "--json", "--limit", "60", "--game", lens.slug])
      let rows = try JSONValue(text).elements
      for (column, feature) in columns {
        let isEmpty = rows.allSatisfy { empty.contains($0.members[column]) }
        #expect(isEmpty == !lens.rules.has(feature), "\(column) in \(lens.name)")
      }
    }
  }
}
