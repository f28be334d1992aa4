import ArgumentParser

struct WhereCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Print the encounters of a Pokémon or of a place.",
    discussion: """
      pokedex where pikachu --game yellow
      pokedex where 'place:route 1' --game heartgold-soulsilver
      pokedex where 'viridian forest' --json
      """)

  @Argument(help: "A Pokémon or a place.", completion: ShellCompletion.anything)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    try await PagePrinter(dex.settings, show.settings)
      .printEncounters(of: name.joined(separator: " "))
  }
}
