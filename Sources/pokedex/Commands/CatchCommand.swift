import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct CatchCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "catch", abstract: "Print the chances to catch a Pokémon with each ball.",
    discussion: """
      pokedex catch mewtwo --game red-blue
      pokedex catch dialga --game platinum --ball 'dusk ball' --hp 1hp --status sleep
      pokedex catch beldum --game 3 --hp 37/120 --json

      Without --hp and --status, four cases: full HP, half HP, 1 HP, and 1 HP asleep. A ball whose \
      bonus has conditions has a row for each. --hp is a percentage, '1hp', or '37/120' for the HP \
      left and the maximum; without a maximum, the chance is the average over all IVs of HP.
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: [String]

  @Option(help: "Only this ball, such as 'ultra ball'.", completion: ShellCompletion.items)
  var ball: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The HP left: 50, 1hp or 37/120.", valueName: "hp"))
  var hp: String?

  @Option(help: "The status condition.", completion: .list(BattleStatus.allValueStrings))
  var status: BattleStatus?

  @Option(
    parsing: .unconditional,
    help: "The level; by default the highest at which it is met in the game, or 50.")
  var level: Int?

  @Option(
    parsing: .unconditional, help: "The number of caught species, for critical captures.")
  var caughtSpecies = 0

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    try OptionNumber.check("--level", level, 1...100)
    if let hp, CatchSituation.health(hp) == nil {
      throw ValidationError("'\(hp)' after --hp is not 50, 1hp or 37/120")
    }
    if caughtSpecies < 0 {
      throw ValidationError("--caught-species needs 0 or more, not \(caughtSpecies)")
    }
  }

  private var situations: [CatchSituation] {
    guard hp != nil || status != nil else { return CatchSituation.usual }
    return [CatchSituation(hp.flatMap { CatchSituation.health($0) } ?? .percent(100), status)]
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let catalog = try printer.catalog()
    let item = try ball.map { ID<Item>(try catalog.named($0, .item).id) }
    let form = try FindPokemon()(name.joined(separator: " "), in: printer.engine)
    let page = try ShowCatchChances(catalog)(
      form, level: level, in: situations, with: item, caughtSpecies: caughtSpecies,
      through: printer.lens)
    try show.json ? Output.print(JSON.catching(page)) : printer.print(Page(page))
    if page.balls.isEmpty { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }
}
