import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct TrainCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "train", abstract: "Print the places of a game that yield EVs in a stat.",
    discussion: """
      pokedex train speed --game platinum
      pokedex train spa --game black-2 --limit 5
      pokedex train hp --game sword --json
      pokedex train atk --game platinum --condition night --condition radar

      --game is required. Each place and method is printed with the EVs in the stat that a battle \
      yields on average, and their share of all EVs that it yields. Gifts, raids and Pokémon that \
      are met once do not count. A condition, such as a swarm, is named where it changes the result. \
      With --condition, only what is met then counts, otherwise as on an ordinary day.
      """)

  @Argument(
    help: "The stat: hp, atk, def, spa, spd or spe, or its name.",
    completion: .list(Stat.allCases.map(\.word)))
  var stat: String

  @Option(parsing: .unconditional, help: "Print at most this many places.")
  var limit = 20

  @OptionGroup var conditions: CircumstanceOptions
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit needs 1 or more, not \(limit)") }
    if show.game.game == nil {
      throw ValidationError("--game is missing, such as --game platinum")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    guard let stat = Stat(written: stat) else {
      let words = Stat.allCases.map(\.word).joined(separator: ", ")
      throw Failure("there is no stat '\(stat)': \(words)", .usage)
    }
    guard let lens = printer.lens else { throw Failure(PokedexError.needsDex) }
    let page = FindTrainingPlaces(try printer.catalog())(
      stat, through: lens, limit: limit, under: conditions.circumstances)
    guard !show.json else { return try Output.print(json: page) }
    try printer.print(Page(page))
  }
}
