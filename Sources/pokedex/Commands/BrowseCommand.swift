import ArgumentParser
import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

struct BrowseCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "Open the full-screen program.")

  @OptionGroup var query: QueryArgument
  @OptionGroup var dex: DexOptions
  @OptionGroup var screen: ScreenOptions

  @Flag(help: "Begin where you left off, if no query is given.")
  var last = false

  @MainActor func execute(_ configuration: Configuration) async throws {
    try await Browse(
      query: query.text, dex: dex.settings(configuration),
      screen: screen.settings(configuration, resumes: last)
    ).run()
  }
}

/// The full-screen app. If standard output is not a terminal, prints the list or page instead.
struct Browse {
  var query = ""
  let dex: DexSettings
  let screen: ScreenSettings

  @MainActor func run() async throws {
    guard Output.isTerminal else { return try await print() }
    let session = try await Composition(dex).session(query: query, screen: screen)
    let reason = await session.app.run()
    session.keepPlace()
    session.closeFiles()
    withExtendedLifetime(session) { reason.exit() }
  }

  /// Prints the list, or a tab of a Pokémon's page.
  @MainActor private func print() async throws {
    let composition = Composition(dex)
    guard FindPage.mayBePart(query),
      await composition.part(query, of: try composition.pokedex()) != nil
    else {
      let list = ListSettings(configuration: dex.configuration)
      return try await RowQuery<PokemonRows>(query: query, dex: dex, settings: list)
        .run(PokemonRows.rows)
    }
    let printer = try await PagePrinter(dex, ShowSettings(configuration: dex.configuration))
    try await printer.print(try printer.page(query), tab: nil)
  }
}

extension EndReason {
  /// Ends the process at once: pending requests are not worth waiting for.
  func exit() -> Never {
    switch self {
    case .stopped: Glibc.exit(0)
    case .signal(let number): endProcess(by: number)
    case .terminalLost: Glibc.exit(129)
    case .notUsable(let sentence): Failure(localized: sentence, .system).exit()
    }
  }
}
