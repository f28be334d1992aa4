import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct CompareCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Print two to six Pokémon side by side.",
    discussion: """
      pokedex compare garchomp dragonite salamence
      pokedex compare garchomp 'mr mime' --game platinum
      pokedex compare clefable@4 clefable

      NAME@GAME shows a Pokémon as in that game or generation.
      """)

  @Argument(
    help: ArgumentHelp("Names or National Dex numbers, one per argument; \(NameListOptions.help)."),
    completion: ShellCompletion.pokemon)
  var name: [String] = []

  @OptionGroup var list: NameListOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    if list.isUsed(for: name) { return try list.check(name, "names of Pokémon") }
    guard ComparePokemon.counts.contains(name.count) else {
      throw ValidationError("two to six Pokémon can be compared, one per argument")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let names = try names(printer)
    let catalog = printer.engine.rows.catalog
    // An unknown game is a usage error.
    for game in names.compactMap(Self.game).unique where game != show.game.asked?.word {
      _ = try Lens.named(AskedGame(word: game, isLenient: show.isLenient), in: catalog)
    }
    let subjects = try names.map {
      try ComparePokemon.Subject($0, through: printer.lens, in: catalog)
    }
    let comparison = try await Self.comparison(of: subjects, printer.pokedex)
    guard !show.json else { return try Output.print(json: comparison) }
    try printer.print(Page(comparison))
  }

  /// The arguments, or the lines of the standard input with slugs for the names.
  @MainActor private func names(_ printer: PagePrinter) throws -> [String] {
    guard let lines = try list.lines(for: name) else { return name }
    let catalog = printer.engine.rows.catalog
    let found = FindListedPokemon()(lines, in: catalog)
    let problems = found.problems.filter { !$0.text.contains("@") }.map(\.message)
    try NameListOptions.report(problems, isLenient: show.isLenient)
    return found.compactMap { line in
      if line.text.contains("@") { return line.text }
      return line.form.value.flatMap(catalog.forms.row).map { catalog.forms.slugs[$0] }
    }
  }

  private static func comparison(
    of subjects: [ComparePokemon.Subject], _ pokedex: any PokedexRepository
  ) async throws -> PokemonComparison {
    do throws(ComparisonError) {
      return try await ComparePokemon(pokedex: pokedex)(subjects)
    } catch {
      switch error {
      case .failed(let error): throw Failure(error)
      case .count(let count):
        throw Failure("compare takes two to six Pokémon, not \(count)", .usage)
      }
    }
  }

  /// The game of `NAME@GAME`.
  private static func game(in text: String) -> String? {
    text.firstIndex(of: "@").map { String(text[$0...].dropFirst()) }
  }
}
