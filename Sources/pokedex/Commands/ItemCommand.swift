import ArgumentParser
import PokedexDomain

struct ItemCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "item",
    abstract: "Print the page of an item: what it costs, what it does, and who holds it.",
    discussion: """
      pokedex item 'lucky egg'
      pokedex item tm26 --json
      """)

  @Argument(help: "The name of an item, in any language.", completion: ShellCompletion.items)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .print(name.joined(separator: " "), of: .item)
  }
}
