import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct ShowCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print the page of a Pokémon, or of anything with a name.",
    discussion: """
      The name may be in any language, without regard to case and accents; a number is a National \
      Dex number. A word before a colon selects the kind, a word after it the tab of a Pokémon's \
      page:

        pokedex show garchomp
        pokedex show 'mr mime'
        pokedex show 25 --tab stats
        pokedex show garchomp:moves --game platinum
        pokedex show move:earthquake
        pokedex show 'place:route 1' --json
        pokedex show pikachu --text --sprite

      Kinds: \(Kind.addressWords.joined(separator: ", ")). Tabs: \
      \(PokemonTab.allCases.map(\.word).joined(separator: ", ")). Texts are \
      printed if they are cached; --text and --sprite fetch texts and pictures from the network.
      """)

  @Argument(
    help: ArgumentHelp("A name or a National Dex number; \(NameListOptions.help)."),
    completion: ShellCompletion.anything)
  var name: [String] = []

  @Option(help: "The tab of a Pokémon's page, such as stats, moves or locations.")
  var tab: PokemonTab?

  @Flag(help: "Fetch missing texts from the network.")
  var text = false

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var sprite: SpriteOptions
  @OptionGroup var dex: DexOptions

  func validate() throws { try list.check(name, "a name") }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let extras = PrintedExtras(dex.settings(configuration), asksForText: text, sprite: sprite)
    let printer = try await PagePrinter(configuration, dex, show, extras)
    let found = try list.found(name, isLenient: show.isLenient, printer.page)
    try await printer.printAll(found, isList: list.isUsed(for: name)) {
      try await printer.print($0, tab: tab)
    }
  }
}

extension PokemonTab: ExpressibleByArgument {
  public init?(argument: String) {
    guard let tab = Self.named(argument) else { return nil }
    self = tab
  }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}
