import ArgumentParser
import Glibc
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// How the screen looks.
struct ScreenOptions: ParsableArguments {
  @Flag(help: "Draw with ASCII signs only.")
  var ascii = false

  @Option(help: "Colours: auto, always or never; NO_COLOR in the environment means never.")
  var color = ColorChoice.auto

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false
}

struct BrowseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse", abstract: "Open the full screen (what happens without a subcommand).")

  @OptionGroup var query: QueryArgument
  @OptionGroup var dex: DexOptions
  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    guard Output.isTerminal else {
      return try await ListCommand.print(query.text, options: dex)
    }
    let reason = try await browse()
    if case .signal(let number) = reason { endProcess(by: number) }
    // A request that is under way is not worth waiting for.
    Glibc.exit(reason == .terminalLost ? 129 : 0)
  }

  @MainActor private func browse() async throws -> EndReason {
    try await Composition(dex).app(query: query.text, screen: screen).run()
  }
}
