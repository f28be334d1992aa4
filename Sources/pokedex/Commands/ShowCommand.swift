import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct ShowCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the page of a Pokémon, or of anything with a name.",
    discussion: """
      The name may be in any language, case and accents do not matter, and a number is that of \
      the National Dex. A word before a colon says what is meant, one behind it which part of a \
      Pokémon's page:

        pokedex show garchomp
        pokedex show 'mr mime'
        pokedex show 25 --tab stats
        pokedex show garchomp:moves --game platinum
        pokedex show move:earthquake
        pokedex show 'place:route 1' --json
        pokedex show pikachu --text --sprite

      Before a colon stand \(Kind.addressWords.joined(separator: ", ")); the parts are \
      \(PokemonTab.allCases.map(\.word).joined(separator: ", ")). Texts and pictures are printed \
      as far as they are known; --text and --sprite ask the network for them.
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.anything)
  var name: [String]

  @Option(help: "The part of a Pokémon's page, such as stats, moves or locations.")
  var tab: PokemonTab?

  @Flag(help: "Fetch its texts from the network, too.")
  var text = false

  @OptionGroup var show: ShowOptions
  @OptionGroup var sprite: SpriteOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let extras = PrintedExtras(dex.settings, asksForText: text, sprite: sprite)
    try await PagePrinter(dex.settings, show.settings, extras)
      .print(name.joined(separator: " "), tab: tab)
  }
}

extension PokemonTab: ExpressibleByArgument {
  public init?(argument: String) {
    guard let tab = Self.named(argument) else { return nil }
    self = tab
  }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}
