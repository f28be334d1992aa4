import ArgumentParser
import PokedexDomain

/// The options of everything that ranks Pokémon.
struct RankingOptions: ParsableArguments {
  // Otherwise the parser would take -1 for an option, and say that a value is missing.
  @Option(parsing: .unconditional, help: "Print so many at most.")
  var limit = 20

  @OptionGroup var show: ShowOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit wants 0 or more, not \(limit).") }
  }
}

/// Who is ranked: all that a query finds, as a lens shows them.
struct Ranked {
  let pokemon: PokemonRows
  /// None for all that there are.
  let rows: [Int]?

  /// - Throws: ``Failure`` where the query finds nobody, or is wrong.
  @MainActor init(_ query: String, _ printer: PagePrinter) throws {
    let pokemon = try Failure.catching { () throws(PokedexError) in
      try PokemonRows(printer.engine.rows.catalog, through: printer.lens)
    }
    self.pokemon = pokemon
    guard !query.isEmpty else {
      rows = nil
      return
    }
    let search = try Composition(DexSettings()).search(for: query)
    let found = try search.found(query, in: QueryEngine(pokemon)).rows
    guard !found.isEmpty else { throw Failure("nothing matches", .nothingFound) }
    rows = found
  }
}
