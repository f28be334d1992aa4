import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct SourcesCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Print all ways to get moves in a game, for a Pokémon or a team.",
    discussion: """
      pokedex sources abra encore psychic --game crystal
      pokedex sources @sun
      pokedex sources @sun --game platinum --json

      The ways are levels, machines with their prices, tutors, and egg moves with the easiest chain \
      of parents; those of earlier stages count, too. A team is shown in the game of its format \
      unless a game is given.
      """)

  @Argument(
    help: """
      A Pokémon, or @TEAM: one of your teams (not a saved search) or a file with a Showdown paste.
      """,
    completion: ShellCompletion.pokemonAndTeams)
  var name: String

  @Argument(
    help: "The moves of the Pokémon, one per argument.",
    completion: ShellCompletion.names(of: Move.self))
  var move: [String] = []

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  private var team: String? { name.hasPrefix("@") ? String(name.dropFirst()) : nil }

  func validate() throws {
    if team != nil, !move.isEmpty {
      throw ValidationError("a team's members have their own moves: leave out the moves")
    }
    if team == nil, move.isEmpty { throw ValidationError("name at least one move") }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    var printer = try await PagePrinter(configuration, dex, show)
    let catalog = try printer.catalog()
    var wishes: [ListMoveSources.Wish] = []
    var title: String
    if let team {
      let team = try await printer.teams.team(team)
      printer = try await printer.following(team)
      wishes = team.members.map { .init($0.form, $0.moves.map(\.move).unique) }
      title = team.name
    } else {
      let form = try FindPokemon()(name, in: printer.engine)
      wishes = [.init(form, try MoveArguments(catalog).moves(move))]
      title = catalog.named(form).name
    }
    guard let first = wishes.first else { throw Failure("the team is empty", .nothingFound) }
    let game = try printer.game(of: first.form)
    let page = try ListMoveSources(catalog)(wishes, in: game)
    guard !show.json else { return try Output.print(json: OwnMoveSources.all(of: page)) }
    try printer.print(Page(page, title: title))
  }
}
