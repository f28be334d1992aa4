import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// Prints the table of what can be collected.
struct SlotsCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "slots", abstract: "Print the slots of collections that match a query.",
    discussion: """
      pokedex slots --tally
      pokedex slots slot:anywhere -is:shiny --count
      pokedex slots unown --csv
      pokedex slots 'slot:game gen:4' --columns name,limit,source

      A slot is a form in one look, of a gender if it can be seen, in its usual or its shiny \
      colours. Each is kept anywhere (in Pokémon HOME), bound to a game, in battle only, or never \
      one's own.
      """)

  @OptionGroup var rows: RowArguments

  @Flag(help: "Print how many slots there are of each class.")
  var tally = false

  var dex: DexOptions { rows.dex }

  @MainActor func execute(_ configuration: Configuration) async throws {
    guard tally else { return try await rows.print(SlotRows.rows, configuration) }
    let list = rows.list.settings(configuration)
    let settings = ShowSettings(
      configuration: list.configuration, format: list.format, hasHeader: list.hasHeader,
      game: list.game)
    let printer = try await PagePrinter(dex.settings(configuration), settings)
    let engine = QueryEngine(
      SlotRows(of: PokemonRows(try printer.catalog(), through: printer.lens)))
    let query = rows.query.text
    let found = try Composition(configuration).search(for: query).found(query, in: engine)
    let tallies = engine.rows.tallies(of: found.rows)
    guard !settings.isJSON else { return try Output.print(json: tallies) }
    try printer.print(Page(tallies, from: query, in: printer.lens))
  }
}

extension SlotRows {
  /// Loads the slots as of the named game or generation, by default as of today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: AskedGame?
  ) async throws -> SlotRows {
    let lens = try await Lens.named(lens, in: pokedex)
    return try await pokedex.dex(through: lens).slots()
  }
}
