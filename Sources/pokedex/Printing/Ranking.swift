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
        "Otherwise only the matches of a query, by default \(PokemonRows.contenders); in a run, its own Pokémon and those it can have."
    ))
  var all = false

  @OptionGroup var show: ShowOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit needs 0 or more, not \(limit)") }
  }

  /// The game of the team's format, if there is a single team, unless all Pokémon are to be ranked.
  @MainActor private func game(of teams: [Team], _ printer: PagePrinter) throws -> Lens? {
    guard !all, teams.count == 1 else { return nil }
    return try printer.catalog().game(of: teams[0])
  }

  /// The rows to rank, by the query on the command line or the usual one.
  ///
  /// - Parameters:
  ///   - own: the query on the command line; empty if there is none.
  ///   - teams: those given; the game of a single one's format is the usual game.
  ///   - foes: the opponents of counters.
  @MainActor func ranked(
    _ own: String, of teams: [Team], against foes: [TeamMember] = [], in printer: PagePrinter
  ) throws -> Ranked {
    let game = try game(of: teams, printer)
    return try Ranked(printer, in: game) {
      own.isEmpty && !all ? $0.contenders(against: foes) : own
    }
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
  /// Empty for all Pokémon.
  let query: String
  /// The matching rows; `nil` for all existing Pokémon.
  let rows: [Int]?

  /// - Parameters:
  ///   - game: the game to use if the command line names none; `nil` for all games.
  ///   - query: makes the query; an empty one means all Pokémon.
  /// - Throws: ``Failure`` if the query is invalid.
  @MainActor init(
    _ printer: PagePrinter, in game: Lens? = nil, _ query: (PokemonRows) -> String
  ) throws {
    let pokemon = PokemonRows(try printer.catalog(), through: printer.lens ?? game)
    let query = query(pokemon)
    self.pokemon = pokemon
    self.query = query
    guard !query.isEmpty else {
      rows = nil
      return
    }
    let search = try Composition(printer.settings.configuration).search(for: query)
    rows = pokemon.ranked(try search.found(query, in: QueryEngine(pokemon)).rows, of: query)
  }
}
