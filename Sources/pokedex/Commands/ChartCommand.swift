import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses

struct ChartCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart", abstract: "Print the type chart: attacks in rows, defense in columns.",
    discussion: """
      pokedex chart
      pokedex chart --game 1
      pokedex chart --json | jq .dealt.fire.grass
      """)

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let page = try await printer.pokedex.dex(through: printer.lens).typeChart()
    guard !printer.settings.isJSON else { return try Output.print(json: page) }
    guard printer.settings.format == .table else { return try printer.print(ProgramTable(page)) }
    guard !printer.settings.isLinear else {
      return try Output.print(page.types.flatMap { page.sentences(of: $0) })
    }
    let terminal = OutputTerminal(term: Environment()["TERM"])
    let text = TypeChartText(page, columns: Self.columns, symbols: printer.symbols)
    try Output.print(printer.settings.configuration.style(on: terminal).lines(of: text.grid))
  }

  /// The width of the chart, in cells: enough for a column for each of the eighteen types.
  private static let columns = 78
}
