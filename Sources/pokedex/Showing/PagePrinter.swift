import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Prints the page of an address.
@MainActor struct PagePrinter {
  /// Wide enough for everything, narrow enough to read.
  private static let columns = 80

  private let dex: DexSettings
  let extras: PrintedExtras?
  let settings: ShowSettings
  let pokedex: any PokedexRepository
  let engine: QueryEngine<PokemonRows>
  let lens: Lens?

  init(
    _ dex: DexSettings, _ settings: ShowSettings, _ extras: PrintedExtras? = nil
  ) async throws {
    (self.dex, self.settings, self.extras) = (dex, settings, extras)
    let pokedex = try Composition(dex).pokedex()
    self.pokedex = pokedex
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.catalog()
    }
    engine = QueryEngine(PokemonRows(catalog))
    lens = try settings.game.map { try Lens.named($0, in: catalog.reference) }
  }

  // MARK: What is meant

  /// - Parameter tab: goes before the one that the address names.
  func print(_ address: String, tab: PokemonTab? = nil) async throws {
    let found = try Failure.catching { () throws(PokedexError) in
      try FindPage()(address, in: engine)
    }
    guard case .pokemon(let form, let named) = found else {
      if let tab { throw Failure("only a Pokémon has a tab \(tab.word)", .usage) }
      return try await print(found)
    }
    try await print(form, tab ?? named)
  }

  /// - Parameter kind: what is looked for, and nothing else.
  func print(_ name: String, of kind: Kind) async throws {
    try await print(
      try Failure.catching { () throws(PokedexError) in
        try FindPage()(name, of: kind, in: engine)
      })
  }

  // MARK: Everything else

  private func print(_ destination: Destination) async throws {
    let page = try await Failure.translating { () throws(PokedexError) in
      try await Pages(pokedex: pokedex).page(of: destination, through: lens)
    }
    guard settings.isJSON else { return try print(page) }
    let fields = try PageFields(of: destination, lens, engine.rows.catalog).fields
    try Output.print([
      JSON.object(fields + [("sections", .sections(of: page.document))]).written
    ])
  }

  /// What types take and do.
  func printMatchups(of types: [ID<PokemonType>]) async throws {
    let page = try await Failure.translating { () throws(PokedexError) in
      try await ShowMatchups(pokedex: pokedex)(types: types, through: lens)
    }
    guard !settings.isJSON else { return try Output.print([JSON.matchups(page).written]) }
    let title = page.types.map(\.name).joined(separator: "/")
    try print(
      Page(title: title, summary: PokemonTab.matchups.title, document: Document(matchups: page)))
  }

  // MARK: Printing

  /// - Parameter picture: lines above the page, as they are.
  func print(_ page: Page, below picture: [String] = []) throws {
    guard !settings.isLinear else { return try print(words: page) }
    let width = OutputTerminal(term: Environment()["TERM"])?.width ?? Self.columns
    let text = PageText(page, columns: min(width, Self.columns), symbols: symbols)
    try Output.printClean(picture + text.lines.map { DrawableText($0).string })
  }

  private func print(words page: Page) throws {
    let title = page.summary.isEmpty ? page.title : "\(page.title), \(page.summary)"
    let lines = [SpokenForm()(title)] + DocumentWords(page.document).lines
    try Output.print(symbols.isUnicode ? lines : lines.map { DrawableText($0).ascii.string })
  }

  var symbols: Symbols {
    .chosen(isASCII: settings.isASCII)
  }

  func printRows<Rows: PrintedRows>(_ rows: Rows) async throws {
    var list = ListSettings()
    list.isLinear = settings.isLinear
    if settings.isJSON { list.format = .json }
    try await RowQuery<Rows>("", dex, list).print(rows, from: pokedex)
  }
}
