import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

/// Runs a query on rows and prints the matches.
struct RowQuery<Rows: QueryRows> {
  let query: String
  let dex: DexSettings
  let settings: ListSettings

  /// Loads the rows as of the named game or generation; `nil` for today.
  typealias Load = @MainActor (any PokedexRepository, AskedGame?) async throws -> Rows

  /// Prints the matches as of the game or generation in the settings, by default as of today.
  @MainActor func run(_ rows: Load) async throws {
    if settings.columns == ["help"] { return try Output.print(ListedColumn<Rows>.help) }
    // Report invalid options before any data is read.
    if let columns = settings.columns { _ = try ListedColumn<Rows>.named(columns) }
    let composition = Composition(dex)
    let pokedex = try composition.pokedex()
    try await print(
      try await rows(pokedex, settings.game), from: pokedex,
      search: try composition.search(
        for: query, order: settings.configuration(of: Rows.self)?.order))
  }

  /// Prints the matches among rows that are already loaded.
  @MainActor func print(
    _ rows: Rows, from pokedex: any PokedexRepository, search: SearchPokedex = SearchPokedex()
  ) async throws {
    let engine = QueryEngine(rows)
    try await print(search.found(query, in: engine), in: engine, from: pokedex)
  }

  @MainActor private func print(
    _ result: SearchResult<Rows>, in engine: QueryEngine<Rows>,
    from pokedex: any PokedexRepository
  ) async throws {
    let found =
      settings.sample?.rows(of: result.rows) ?? Array(result.rows.prefix(settings.limit ?? .max))
    let page = RowPage(
      rows: found, listing: QueryColumn.Listing(engine: engine, plan: result.plan),
      settings: settings)
    switch settings.format {
    case .table where result.rows.isEmpty: throw nothing(for: result.plan, in: engine)
    case .table where settings.isLinear: try Output.print(page.words())
    case .table:
      let terminal = OutputTerminal(term: Environment()["TERM"])
      try Output.print(page.table(on: terminal))
    case .csv: try Output.print(page.csv())
    case .tsv: try Output.print(page.tsv())
    case .json: try Output.print(JSON.lines(await page.json(from: pokedex)))
    case .jsonLines: try Output.print(await page.json(from: pokedex).map(\.written))
    case .count: try Output.print(["\(found.count)"])
    }
    if let gap = gap(for: result.plan, in: engine) { Output.error("pokedex: \(gap.text)") }
    if result.rows.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }

  /// The failure if nothing matches, with a suggestion if a part of the query looks like
  /// another term, as `gen9` does.
  private func nothing(for plan: QueryPlan<Rows>, in engine: QueryEngine<Rows>) -> Failure {
    if let gap = gap(for: plan, in: engine) {
      return Failure("nothing matches: \(gap.text)", .nothingFound)
    }
    return engine.suggestion(for: engine.rows.parse(query))?.failure
      ?? Failure("nothing matches", .nothingFound)
  }

  private func gap(for plan: QueryPlan<Rows>, in engine: QueryEngine<Rows>) -> GameGap? {
    engine.gap(for: plan, columns: settings.columns ?? [])
  }
}
