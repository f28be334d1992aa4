import ArgumentParser
import PokedexDomain

struct TypeCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "type",
    abstract: "Print the page of a type: what it hits, what hits it, and who has it.",
    discussion: """
      pokedex type fairy
      pokedex type steel --game 5
      """)

  @Argument(help: "The name of a type, in any language.", completion: ShellCompletion.types)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .print(name.joined(separator: " "), of: .type)
  }
}
