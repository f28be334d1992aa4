import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct CompleteCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "Rank candidates for a team.",
    discussion: """
      pokedex complete rain
      pokedex complete team.txt 'is:default total<550' --game platinum
      pokedex complete rain type:steel --json
      pokedex complete rain --all

      A candidate gains points for resisting each type that the team is weak to or does not resist, \
      and for each type that only it hits super effectively. It loses points for sharing the \
      team's weaknesses. 'Ability' is the ability that the points depend on.
      """)

  @Argument(
    help: "The name of a team, @sets/NAME, or a file of Showdown pastes.",
    completion: ShellCompletion.shownTeams)
  var team: String

  @OptionGroup var query: QueryArgument
  @OptionGroup var ranking: RankingOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, ranking.show)
    let team = try printer.teams.team(team)
    let ranked = try ranking.ranked(query.text, of: [team], in: printer)
    let all = try CompleteTeam()(team, from: ranked.rows, in: ranked.pokemon)
    try ranking.print(
      all, printer,
      page: {
        Page(
          Ranking(candidates: $0, for: team.name), from: ranked.query, in: ranked.pokemon.lens)
      },
      answer: { $0 })
  }
}
