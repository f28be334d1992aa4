import ArgumentParser

struct WhereCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Print the encounters of a Pokémon or of a place.",
    discussion: """
      pokedex where pikachu --game yellow
      pokedex where 'place:route 1' --game heartgold-soulsilver
      pokedex where 'viridian forest' --json
      """)

  @Argument(
    help: ArgumentHelp("A Pokémon or a place; \(StandardInput.help)."),
    completion: ShellCompletion.anything)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let printer = try await PagePrinter(dex.settings, show.settings)
    for name in try StandardInput.names(or: name) {
      try await printer.printEncounters(of: name)
    }
  }
}
