import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct ProgressCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "Print your progress: caught and seen species.",
    discussion: """
      Counts species: one is caught if any of its forms is. Set marks with \
      'pokedex caught add', or with 'c' on the screen.

        pokedex progress
        pokedex progress platinum
        pokedex progress platinum --condition night

      With a game, prints the places that have missing species of its dexes: the place with the \
      most of them first, then the one with the most of the rest, and so on. In a run, the game is \
      its game, with the places that it has reached and what it has not caught. With --condition, \
      only what is met then, otherwise as on an ordinary day; the rest is listed below.
      """)

  @Argument(
    help: "A game, such as platinum or diamond: where to catch what is missing there.",
    completion: ShellCompletion.lenses)
  var game: String?

  @OptionGroup var conditions: CircumstanceOptions

  @OptionGroup var formats: FormatOptions

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @OptionGroup var color: ColorOption

  @OptionGroup var dex: DexOptions

  func validate() throws {
    if game == nil, conditions.circumstances != nil {
      throw ValidationError("--condition needs a game, such as pokedex progress platinum")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let settings = ShowSettings(
      configuration: configuration.with(color, isASCII: ascii), format: formats.format,
      hasHeader: !formats.noHeader)
    let printer = try await PagePrinter(dex.settings(configuration), settings)
    let book = try UserMarks(configuration).book()
    let track = TrackProgress(pokedex: printer.pokedex)
    if let game = game ?? printer.run?.game {
      return try await printPlaces(game, book, track, printer)
    }
    let caught = try await track(Set(book.forms(with: .caught)))
    let seen = try await track(Set(book.forms(with: .seen)))
    let shiny = try await track(Set(book.forms(with: .shiny)))
    guard !formats.json else {
      return try Output.print(json: ShownProgress(caught: caught, seen: seen))
    }
    try printer.print(Page(caught: caught, seen: seen, shiny: shiny))
  }

  /// Prints where to catch the species of a game's dexes that the user has not caught.
  @MainActor private func printPlaces(
    _ word: String, _ book: MarkBook, _ track: TrackProgress, _ printer: PagePrinter
  ) async throws {
    let games = GamesWithDexes(try printer.catalog())
    guard let game = games.named(word) else {
      let nearest = games.nearest(to: word).map(NearestWord.question) ?? ""
      throw Failure("no game with a dex is called '\(word)'\(nearest)", .usage)
    }
    let plan = try await track.places(
      toComplete: game.group, in: game.version, having: Set(book.forms(with: .caught)),
      under: conditions.circumstances)
    guard !formats.json else { return try Output.print(json: plan) }
    try printer.print(Page(plan, of: game))
  }
}
