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
    help: ArgumentHelp("A Pokémon, or one or two types: fire/flying; \(NameListOptions.help)."),
    completion: ShellCompletion.fighters)
  var name: [String] = []

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws { try list.check(name, "a Pokémon or types") }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let find = { (text: String) in try subject(text, printer) }
    let found = try list.found(name, isLenient: show.isLenient, find)
    try await printer.printAll(found, isList: list.isUsed(for: name)) { subject in
      switch subject {
      case .types(let types): try await printer.printMatchups(of: types)
      case .page(let page): try await printer.print(page, tab: .matchups)
      }
    }
  }

  private enum Subject {
    case types([ID<PokemonType>])
    case page(Destination)
  }

  @MainActor private func subject(_ text: String, _ printer: PagePrinter) throws -> Subject {
    if let types = Self.types(in: text, printer.engine.rows.catalog) { return .types(types) }
    return .page(try printer.page(text))
  }

  /// Parses one or two types in any language. Returns `nil` for any other string.
  private static func types(in text: String, _ catalog: Catalog) -> [ID<PokemonType>]? {
    let words = text.split { "/, ".contains($0) }.map(String.init)
    guard (1...2).contains(words.count) else { return nil }
    var types: [ID<PokemonType>] = []
    for word in words {
      let found = FindNamed()(word, in: catalog, among: [.type]).first
      guard let type = found.map({ ID<PokemonType>($0.id) }), type.standardIndex != nil
      else { return nil }
      types.append(type)
    }
    return types
  }
}
