import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct BreedCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "breed",
    abstract: "Print the shortest chains of parents for one to four egg moves.",
    discussion: """
      pokedex breed abra encore --game crystal
      pokedex breed charmander 'dragon dance' 'dragon rush' --game platinum
      pokedex breed riolu 'bullet punch' --game 4 --caught --json

      Each parent is shown with the way in which it learns the moves, and with the egg group that it \
      shares with the mother. Without --game, the newest game in which the Pokémon can be bred is \
      used. With --caught, all parents are from families of which you have caught a member.
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: String

  @Argument(
    help: "One to four moves, one per argument.", completion: ShellCompletion.names(of: Move.self))
  var move: [String]

  @Flag(help: "Breed only from families that you have caught.")
  var caught = false

  @Option(parsing: .unconditional, help: "Print at most this many chains.")
  var limit = 4

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard PlanBreeding.counts.contains(move.count) else {
      throw ValidationError("one to four moves, one per argument, not \(move.count)")
    }
    if limit < 1 { throw ValidationError("--limit needs 1 or more, not \(limit)") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let catalog = try printer.catalog()
    let form = try FindPokemon()(name, in: printer.engine)
    let moves = try MoveArguments(catalog).moves(move)
    let game = try printer.game(of: form)
    let own = caught ? Set(try UserMarks(configuration).book().forms(with: .caught)) : nil
    let plan = try PlanBreeding(catalog)(form, moves, in: game, caught: own, limit: limit)
    switch printer.settings.format {
    case .json: try Output.print(json: plan)
    case .table: try printer.print(Page(plan))
    default: try printTable(plan, printer)
    }
    if plan.obstacle != nil { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }

  /// Without a chain, the reason stands beside the empty table.
  @MainActor private func printTable(_ plan: BreedingPlan, _ printer: PagePrinter) throws {
    try printer.print(ProgramTable(plan))
    if let refusal = plan.refusal { Output.error("pokedex: \(refusal)") }
  }
}
