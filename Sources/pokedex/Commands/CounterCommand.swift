import ArgumentParser
import PokedexDomain
import PokedexPresentation

struct CounterCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "counter", abstract: "Rank counters to Pokémon or teams.",
    discussion: """
      pokedex counter garchomp
      pokedex counter garchomp 'iron valiant' --from 'is:default -is:legendary'
      pokedex counter onix --level 12 --game platinum
      pokedex counter foes.txt --game platinum --json
      pokedex counter team:rain --all

      Points for each foe: for the highest damage taken (none 3, reduced 2, increased -2, quadruple \
      -3), for the highest damage dealt (quadruple 3, increased 2, reduced -1, none -2), and 1 for \
      being faster. A Pokémon attacks with its types.

      If a foe's moves are known, the number of hits to a knockout counts instead of the damage. \
      If the foe's strongest move needs one hit at best, that gives -3 points, two hits give -1, \
      three +1, four +2, more +3. If the counter, with typical training, needs one hit at worst, \
      that gives +3 points, two hits give +2, three 0, four -1, more -2. Below level 50, foes and \
      counters have the moves that they have learned by then, and Pokémon that cannot have evolved by \
      then are left out.
      """)

  @Argument(
    help: ArgumentHelp(
      "Pokémon, @TEAM, @TEAM/MEMBER, @sets/NAME, or files of Showdown pastes; \(NameListOptions.help)."
    ),
    completion: ShellCompletion.foes)
  var foe: [String] = []

  // Otherwise the parser would mistake -is:mega for an option.
  @Option(parsing: .unconditional, help: "Rank only the matches of a query.")
  var from: String?

  @Option(
    parsing: .unconditional,
    help: "The level of foes whose set has none, 1 to 100; the counters have the foe's level.")
  var level: Int?

  @OptionGroup var list: NameListOptions
  @OptionGroup var ranking: RankingOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    try list.check(foe, "foes")
    try OptionNumber.check("--level", level, TeamMember.levels)
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, ranking.show)
    let teams = try await teams(printer)
    let foes = teams.flatMap { team in
      level.map { level in team.members.map { $0.at(level) } } ?? team.leveledMembers
    }
    guard !foes.isEmpty else { throw Failure("no foe given", .nothingFound) }
    let ranked = try ranking.ranked(from ?? "", of: teams, against: foes, in: printer)
    let counters = try FindCounters()(foes, from: ranked.rows, in: ranked.pokemon)
    let names = foes.map(ranked.pokemon.catalog.name)
    try ranking.print(
      counters, printer,
      page: {
        Page(
          Ranking(counters: $0, against: names), from: ranked.query, in: ranked.pokemon.lens,
          isSpoken: printer.settings.isLinear)
      },
      answer: { RankedCounter(counter: $0, foes: names) })
  }

  @MainActor private func teams(_ printer: PagePrinter) async throws -> [Team] {
    if list.isUsed(for: foe) {
      let forms = try NamedForms(arguments: foe, options: list, isLenient: ranking.show.isLenient)
        .forms(in: printer.engine)
      return forms.map { Team(name: "", members: [TeamMember($0)]) }
    }
    var teams: [Team] = []
    for word in foe { teams += try Self.foes(word, printer) }
    return teams
  }

  /// Resolves a word to teams of opponents. A word that can only be a file or a team is treated as
  /// one; any other is looked up as a Pokémon, then as a team, then as a file.
  @MainActor private static func foes(
    _ word: String, _ printer: PagePrinter
  ) throws -> [Team] {
    let userTeams = printer.teams
    if word.hasPrefix("@") { return [try userTeams.team(word)] }
    if UserTeams.isFile(word) {
      if !UserTeams.isPath(word), let team = try userTeams.storedTeam(word) { return [team] }
      return try userTeams.read(word)
    }
    if word.hasPrefix(teamMark) {
      return [try userTeams.team("@" + word.dropFirst(teamMark.count))]
    }
    do throws(PokedexError) {
      let form = try FindPokemon()(word, in: printer.engine)
      return [Team(name: "", members: [TeamMember(form)])]
    } catch {
      if let team = try userTeams.storedTeam(word) { return [team] }
      if UserTeams.isThere(word) { return try userTeams.read(word) }
      throw Failure(error)
    }
  }

  private static let teamMark = "team:"
}
