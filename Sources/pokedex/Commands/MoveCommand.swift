import ArgumentParser
import PokedexDomain

struct MoveCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "move", abstract: "Print the page of a move: what it does, and who learns it.",
    discussion: """
      pokedex move earthquake
      pokedex move 'hidden power' --game platinum
      pokedex move psychic --json
      """)

  @Argument(help: "The name of a move, in any language.", completion: ShellCompletion.moves)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .print(name.joined(separator: " "), of: .move)
  }
}
