import ArgumentParser
import PokedexDomain

struct WhereCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "where",
    abstract: "Print the encounters of a Pokémon or of a place.",
    discussion: """
      pokedex where pikachu --game yellow
      pokedex where 'place:route 1' --game heartgold-soulsilver
      pokedex where 'viridian forest' --json
      pokedex where 'place:route 201' --game platinum --condition night --condition swarm

      Chances are those of an ordinary day, without a swarm and the like, unless --condition \
      says otherwise; after the conditions, other ones with a higher chance are listed. In a run, only \
      what its means allow is listed, and of a Pokémon only the places that are reached.
      """)

  @Argument(
    help: ArgumentHelp("A Pokémon or a place; \(NameListOptions.help)."),
    completion: ShellCompletion.anything)
  var name: [String] = []

  @OptionGroup var conditions: CircumstanceOptions

  @Flag(help: "Print PokéAPI's encounter slots, each with the conditions that it needs.")
  var slots = false

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    try list.check(name, "a Pokémon or a place")
    if slots, conditions.circumstances != nil {
      throw ValidationError("--slots lists all conditions: leave out --condition")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let found = try list.found(name, isLenient: show.isLenient, printer.encountered)
    try await printer.printAll(found, isList: list.isUsed(for: name)) {
      try await printer.printEncounters(
        of: $0, under: slots ? nil : conditions.circumstances ?? printer.circumstances)
    }
  }
}
