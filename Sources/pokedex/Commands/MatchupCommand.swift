import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct MatchupCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "matchup",
    abstract: "Print the matchups of a Pokémon, or of one or two types.",
    discussion: """
      pokedex matchup garchomp
      pokedex matchup fire/flying
      pokedex matchup steel --game 5 --json
      """)

  @Argument(
    help: ArgumentHelp("A Pokémon, or one or two types: fire/flying; \(StandardInput.help)."),
    completion: ShellCompletion.fighters)
  var name: [String]

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let printer = try await PagePrinter(dex.settings, show.settings)
    for text in try StandardInput.names(or: name) {
      if let types = Self.types(in: text) {
        try await printer.printMatchups(of: types)
      } else {
        try await printer.print(text, tab: .matchups)
      }
    }
  }

  /// Parses one or two types. Returns `nil` for any other string.
  private static func types(in text: String) -> [ID<PokemonType>]? {
    let words = text.lowercased().split { "/, ".contains($0) }
    let types = words.compactMap { word in
      ID<PokemonType>.standard.first { $0.slug == word }
    }
    return types.count == words.count && (1...2).contains(types.count) ? types : nil
  }
}
