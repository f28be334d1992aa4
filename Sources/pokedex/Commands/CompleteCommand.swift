import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct CompleteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "Rank Pokémon by what they would mend about a team.",
    discussion: """
      pokedex complete rain
      pokedex complete team.txt 'is:default total<550' --game platinum
      pokedex complete rain type:steel --json

      Points are for resisting what the team is weak to, or what nobody of it resists, and for \
      hitting hard what it does not; they are lost for being weak to the former. 'With' is the \
      ability that this needs.
      """)

  @Argument(
    help: "The name of a team, or a file of Showdown pastes.",
    completion: ShellCompletion.teams)
  var team: String

  @OptionGroup var query: QueryArgument
  @OptionGroup var ranking: RankingOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let printer = try await PagePrinter(dex.settings, ranking.show.settings)
    let team = try await UserTeams(printer.pokedex).team(team)
    let ranked = try Ranked(query.text, printer)
    let all = try Failure.catching { () throws(PokedexError) in
      try CompleteTeam()(team, from: ranked.rows, in: ranked.pokemon)
    }
    try ranking.print(
      all, printer, page: { Page(candidates: $0, for: team.name) }, json: { .candidate($0) })
  }
}
