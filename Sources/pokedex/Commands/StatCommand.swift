import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct StatCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "stat",
    abstract: "Print the stats of a Pokémon at a level, with a nature, EVs and IVs.",
    discussion: """
      pokedex stat garchomp --level 78 --nature adamant
      pokedex stat garchomp --nature jolly --ev '252 Atk / 4 SpD / 252 Spe'
      pokedex stat shuckle --ev 252hp,252def --iv 0spe --json
      pokedex stat mewtwo --game 1 --level 100 --ev 65535

      EVs and IVs are one number for all stats, or numbers with stats: hp, atk, def, spa, spd, spe. \
      Without them, Pokémon have no EVs and the highest IVs. In generations I and II, EVs are stat \
      experience, 0 to 65535, and IVs are DVs, 0 to 15; the DV of HP follows from the others.
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: [String]

  @Option(parsing: .unconditional, help: "The level, 1 to 100.")
  var level = 50

  @Option(
    help: "The nature: neutral, or a name such as jolly.", completion: ShellCompletion.natures)
  var nature = "neutral"

  @Option(parsing: .unconditional, help: "EVs: '252 Atk / 252 Spe', or one number for all stats.")
  var ev: String?

  @Option(parsing: .unconditional, help: "IVs: '0 Atk', or one number for all stats.")
  var iv: String?

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws { try OptionNumber.check("--level", level, TeamMember.levels) }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let training = try training(in: printer)
    let form = try FindPokemon()(name.joined(separator: " "), in: printer.engine)
    let page = try await ComputeStats(pokedex: printer.pokedex)(
      form, training, through: printer.lens)
    guard !show.json else {
      return try Output.print(json: ShownStats(page: page, games: printer.lens))
    }
    try printer.print(Page(page))
  }

  @MainActor private func training(in printer: PagePrinter) throws -> StatTraining {
    let formula = printer.lens.rules.statFormula
    var training = StatTraining()
    training.level = level
    if formula == .points, level != BattleEra.championsLevel {
      throw Failure("in Champions, all Pokémon are at level 50: leave out --level", .usage)
    }
    training.effort = try Self.values("--ev", ev, 0...formula.maxEffort)
    training.individual = try Self.values("--iv", iv, 0...formula.bestIndividual)
    if let problem = training.problem(formula) { throw Failure(localized: problem, .usage) }
    guard nature.lowercased() != "neutral" else { return training }
    guard formula.hasNatures else {
      throw Failure("there are no natures in generations I and II: leave out --nature", .usage)
    }
    training.nature = ID(try printer.catalog().named(nature, .nature).id)
    return training
  }

  private static func values(
    _ option: String, _ text: String?, _ range: ClosedRange<Int>
  ) throws -> StatValues {
    guard let text else { return StatValues() }
    guard let values = StatValues(written: text) else {
      throw Failure(
        "'\(text)' after \(option) is neither a number nor a list such as '252 Atk / 4 SpD'", .usage
      )
    }
    try OptionNumber.check(option, values, range)
    return values
  }
}
