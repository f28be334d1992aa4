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
    help: ArgumentHelp("A name or a National Dex number; \(StandardInput.help)."),
    completion: ShellCompletion.anything)
  var name: [String]

  @Option(help: "The tab of a Pokémon's page, such as stats, moves or locations.")
  var tab: PokemonTab?

  @Flag(help: "Fetch missing texts from the network.")
  var text = false

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var sprite: SpriteOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let extras = PrintedExtras(dex.settings, asksForText: text, sprite: sprite)
    let printer = try await PagePrinter(dex.settings, show.settings, extras)
    guard let lines = try StandardInput.names(for: name) else {
      return try await printer.print(name.joined(separator: " "), tab: tab)
    }
    for page in try pages(lines, printer) { try await printer.print(page, tab: tab) }
  }

  /// The pages of the lines, all found before the first is printed.
  @MainActor private func pages(
    _ lines: [String], _ printer: PagePrinter
  ) throws(Failure) -> [Destination] {
    var pages: [Destination] = []
    var problems: [ListedLineProblem] = []
    for line in FindListedPokemon()(lines, in: printer.engine.rows.catalog) {
      if case .success(let form) = line.form {
        pages.append(.pokemon(form))
      } else if let page = try? FindPage()(line.text, in: printer.engine) {
        pages.append(page)
      } else {
        problems += [line.problem].compactMap(\.self)
      }
    }
    try list.report(problems)
    return pages
  }
}

extension PokemonTab: ExpressibleByArgument {
  public init?(argument: String) {
    guard let tab = Self.named(argument) else { return nil }
    self = tab
  }

  public static var allValueStrings: [String] { allCases.map(\.word) }
}
