import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

/// The options of all commands that rank Pokémon.
struct RankingOptions: ParsableArguments {
  // Otherwise the parser would mistake -1 for an option and report a missing value.
  @Option(parsing: .unconditional, help: "Print at most this many rows.")
  var limit = 20

  @Flag(
    help: ArgumentHelp(
      "Rank all Pokémon.",
      discussion:
        "Otherwise only the matches of a query, by default \(PokemonRows.contenders); in a run, its own Pokémon and those met so far."
    ))
  var all = false

  @OptionGroup var show: ShowOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  /// The query for the Pokémon to rank; empty for all of them.
  ///
  /// - Parameters:
  ///   - own: the query on the command line; empty if there is none.
  ///   - foes: the opponents of counters.
  @MainActor func query(
    or own: String, against foes: [TeamMember] = [], in printer: PagePrinter
  ) -> String {
    guard own.isEmpty else { return own }
    if all { return "" }
    return printer.run.map(PokemonRows.contenders) ?? PokemonRows.contenders(against: foes)
  }

  /// The game of the team's format, if there is a single team, unless all Pokémon are to be ranked.
  @MainActor func game(of teams: [Team], _ printer: PagePrinter) throws -> Lens? {
    guard !all, teams.count == 1 else { return nil }
    return try printer.catalog().game(of: teams[0])
  }

  /// Prints the first entries of a ranking, as a page or as JSON.
  @MainActor func print<Entry>(
    _ ranking: [Entry], _ printer: PagePrinter, page: ([Entry]) -> Page,
    answer: (Entry) -> some Shaped
  ) throws {
    let first = Array(ranking.prefix(limit))
    guard show.json else {
      guard !ranking.isEmpty else { throw Failure("nothing matches", .nothingFound) }
      return try printer.print(page(first))
    }
    try Output.print(json: first.map(answer))
    if ranking.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }
}

/// The Pokémon to rank: the matches of a query, in the selected game or generation.
struct Ranked {
  let pokemon: PokemonRows
  /// The matching rows; `nil` for all existing Pokémon.
  let rows: [Int]?

  /// - Throws: ``Failure`` if the query is invalid.
  ///
  /// - Parameter game: the game to use if the command line names none; `nil` for all games.
  @MainActor init(_ query: String, _ printer: PagePrinter, in game: Lens? = nil) throws {
    let pokemon = PokemonRows(try printer.catalog(), through: printer.lens ?? game)
    self.pokemon = pokemon
    guard !query.isEmpty else {
      rows = nil
      return
    }
    let search = try Composition(printer.settings.configuration).search(for: query)
    rows = pokemon.ranked(try search.found(query, in: QueryEngine(pokemon)).rows, of: query)
  }
}
