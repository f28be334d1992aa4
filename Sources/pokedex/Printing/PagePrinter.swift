import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Prints the page at an address, such as `garchomp:moves`.
@MainActor struct PagePrinter {
  /// The maximum width: wide enough for all content, narrow enough to read.
  private static let columns = 80

  private let dex: DexSettings
  private let tables: ProgramTables
  private let pages: FindListedPage
  let extras: PrintedExtras?
  let settings: ShowSettings
  let pokedex: any PokedexRepository
  let engine: QueryEngine<PokemonRows>
  let lens: Lens?
  /// The run that the user plays, if the games are its game.
  let run: Run?

  /// A printer for the options of a command.
  init(
    _ configuration: Configuration, _ dex: DexOptions, _ show: ShowOptions,
    _ extras: PrintedExtras? = nil
  ) async throws {
    try await self.init(dex.settings(configuration), show.settings(configuration), extras)
  }

  init(_ dex: DexSettings, _ settings: ShowSettings, _ extras: PrintedExtras? = nil) async throws {
    let composition = Composition(dex)
    let marks = try composition.marks()
    try await self.init(
      try composition.pokedex(marks: marks), dex, settings, extras, during: marks.playedRun)
  }

  /// - Parameters:
  ///   - pokedex: the source of all data.
  ///   - run: the run that the user plays, through any game.
  init(
    _ pokedex: any PokedexRepository, _ dex: DexSettings, _ settings: ShowSettings,
    _ extras: PrintedExtras? = nil, during run: Run? = nil
  ) async throws {
    self.dex = dex
    self.settings = settings
    tables = ProgramTables(settings.format, hasHeader: settings.hasHeader)
    self.extras = extras
    self.pokedex = pokedex
    let catalog = try await pokedex.catalog()
    lens = try settings.game.map { try Lens.named($0, in: catalog) } ?? catalog.gameOfRun
    engine = QueryEngine(PokemonRows(catalog.through(lens)))
    pages = FindListedPage(in: engine, through: lens)
    self.run = engine.rows.catalog.run(through: lens) == nil ? nil : run
  }

  /// A printer for the game of a team's format, unless a game was given.
  func following(_ team: Team?) async throws -> PagePrinter {
    guard settings.game == nil, let game = team.flatMap(engine.rows.catalog.game) else {
      return self
    }
    var settings = settings
    settings.game = AskedGame(word: game.slug)
    return try await PagePrinter(pokedex, self.dex, settings, extras, during: run)
  }

  /// The circumstances of encounters unless others are asked for: those of the run, or of an ordinary
  /// day.
  var circumstances: Circumstances {
    engine.rows.catalog.run(through: lens).map { Circumstances($0.now) } ?? .ordinary
  }

  /// The catalog for commands that PokeAPI cannot answer.
  ///
  /// - Throws: ``PokedexError/needsDex``
  func catalog() throws(PokedexError) -> Catalog { try engine.rows.catalog.withDex() }

  /// The user's teams and those in files.
  var teams: UserTeams { UserTeams(engine.rows.catalog, settings.configuration, during: run) }

  // MARK: Addresses

  /// The page at an address, or the page that a row of a list names.
  ///
  /// - Parameter kind: the only kind to search; `nil` for all.
  func page(_ address: String, of kind: Kind?) throws -> Destination {
    try pages(address, of: kind)
  }

  func page(_ address: String) throws -> Destination { try page(address, of: nil) }

  /// - Parameter tab: overrides the tab in the address.
  func print(_ found: Destination, tab: PokemonTab?) async throws {
    guard case .pokemon(let form, let named, _) = found else {
      if let tab { throw Failure("only a Pokémon's page has the tab '\(tab.word)'", .usage) }
      return try await print(found)
    }
    try await print(form, tab ?? named)
  }

  /// Prints the pages that were found. One of several with nothing on it does not keep the others from
  /// being printed, but the command fails in the end.
  ///
  /// - Parameter isList: whether they come from a list, so that rows for programs tell their page.
  func printAll<Found>(
    _ pages: [Found], isList: Bool, _ print: (Found) async throws -> Void
  ) async throws {
    tables.tellsPages = isList
    guard pages.count > 1 else {
      for page in pages { try await print(page) }
      return
    }
    let nothing = ExitCode(Failure.Status.nothingFound.rawValue)
    var isComplete = true
    // Told below all pages, also where a pager shows them.
    var told: [String] = []
    for page in pages {
      do { try await print(page) } catch let code as ExitCode where code == nothing {
        isComplete = false
      } catch {
        guard let failure = Failure(error), failure.status == .nothingFound else { throw error }
        told += failure.context + [failure.message]
      }
    }
    try Failure.report(told, isLenient: false) { last, others in
      Failure(localized: last, .nothingFound, context: others)
    }
    guard isComplete else { throw nothing }
  }

  // MARK: Other pages

  private func print(_ destination: Destination) async throws {
    try Output.print(await lines(of: destination))
  }

  /// The page of an entry as text, or as JSON on one line.
  func lines(of destination: Destination) async throws -> [PrintedLine] {
    let page = try await Pages(pokedex: pokedex).page(of: destination, through: lens)
    guard settings.isJSON, let json = json(of: destination, page) else {
      return try lines(of: page)
    }
    return [PrintedLine(cleaning: json.written)]
  }

  /// Prints the matchups of a type combination.
  func printMatchups(of types: [ID<PokemonType>]) async throws {
    let page = try await pokedex.dex(through: lens).matchups(ofTypes: types)
    guard !settings.isJSON else {
      return try Output.print(json: PageWithGaps(page, lens.abilityGaps))
    }
    let title = page.types.map(\.name).joined(separator: "/")
    try print(
      Page(title: title, summary: PokemonTab.matchups.title, document: Document(matchups: page)))
  }

  // MARK: Printing

  func print(_ page: Page) throws { try Output.print(lines(of: page)) }

  /// The page for people, or only its tables for programs.
  ///
  /// - Throws: ``Failure`` if tables are wanted and the page has none.
  func lines(of page: Page) throws -> [PrintedLine] {
    guard settings.format == .table else { return try tableLines(of: page) }
    return textLines(of: page.ofChangedGame(lens))
  }

  private func tableLines(of page: Page) throws -> [PrintedLine] {
    let found = ProgramTable.tables(of: page.document)
    guard !found.isEmpty else {
      throw Failure("this page has no table: use --json", .usage)
    }
    return found.flatMap { tables.lines(of: $0, on: page.title) }
  }

  /// Prints a table that is not part of a page.
  func print(_ table: ProgramTable) throws { try Output.print(tables.lines(of: table)) }

  private func textLines(of page: Page) -> [PrintedLine] {
    guard !settings.isLinear else { return words(of: page) }
    let terminal = OutputTerminal(term: Environment()["TERM"])
    let width = min(terminal?.width ?? Self.columns, Self.columns)
    return settings.configuration.style(on: terminal)
      .lines(of: PageText(page, columns: width, symbols: symbols).grid)
  }

  private func words(of page: Page) -> [PrintedLine] {
    let title = page.summary.isEmpty ? page.title : "\(page.title), \(page.summary)"
    return spoken([SpeechText()(title)] + DocumentSpeech(page.document).lines)
  }

  /// Prints sentences for linear mode.
  func print(words: [String]) throws { try Output.print(spoken(words.map { SpeechText()($0) })) }

  private func spoken(_ lines: [String]) -> [PrintedLine] {
    lines.map { PrintedLine(DrawableText($0).within(symbols.repertoire)) }
  }

  var symbols: Symbols { settings.configuration.symbols }

  /// The settings of rows on a page.
  private var list: ListSettings {
    ListSettings(configuration: settings.configuration, format: settings.format)
  }

  func printRows<Rows: QueryRows>(_ rows: Rows) async throws {
    var list = list
    if [.csv, .tsv].contains(settings.format) {
      let columns = [Rows.ownerColumn].compactMap(\.self) + Rows.printedColumns
      list.columns = columns
      list.hasHeader = tables.begins(columns)
    }
    try await RowQuery<Rows>(query: "", dex: dex, settings: list).print(rows, from: pokedex)
  }
}
