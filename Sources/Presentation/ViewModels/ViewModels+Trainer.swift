import PokedexDomain

/// The view models of the tools for trainers: teams, rankings, speed tiers and the comparison.
extension ViewModels {
  package func team(_ name: String) -> TeamViewModel {
    TeamViewModel(name, teams: teams)
  }

  package func member(of team: String, at index: Int) -> MemberViewModel {
    MemberViewModel(
      self.team(team), at: index, rows: pokemonRows(of: { [teams] in teams[team] }))
  }

  /// A team as a Showdown paste.
  package func text(ofTeam name: String) -> PageViewModel {
    PageViewModel { [teams] _ throws(PokedexError) in
      guard let team = teams[name] else { throw .notFound(worded("team “\(name)”")) }
      let lines = try teams.text(of: team).split(
        separator: "\n", omittingEmptySubsequences: false)
      return Page(
        title: name, summary: worded("in Showdown's format"),
        document: Document(lines.map { $0.isEmpty ? .blank : .paragraph(Inline(String($0))) }))
    }
  }

  // MARK: Rankings

  package func candidates(for team: String) -> RankingViewModel {
    teams.start()
    return RankingViewModel(
      completing: { [teams] in teams[team] ?? Team(name: team) },
      rows: pokemonRows(of: { [teams] in teams[team] }), search: pokemonSearch)
  }

  /// - Parameter team: the name of the foes' team; `nil` if they are not a team.
  package func counters(of foes: [TeamMember], in team: String?) -> RankingViewModel {
    let level = team.flatMap { teams[$0] }?.usualLevel ?? TeamMember.defaultLevel
    return RankingViewModel(
      against: foes.map { $0.at(level) },
      rows: pokemonRows(of: { [teams] in team.flatMap { teams[$0] } }),
      search: pokemonSearch)
  }

  package func speedTiers(with team: String?) -> SpeedTiersViewModel {
    let own = TeamRows()
    return SpeedTiersViewModel(with: team, teams: teams) { [dex] team in
      (self.pokemonRows(of: team, own), dex.list.result.rows)
    }
  }

  /// - Parameter team: the name of its team; `nil` for a Pokémon outside of teams.
  package func damage(of member: TeamMember, of team: String?) -> DamageViewModel {
    DamageViewModel(of: member, duels[team], duels)
  }

  /// A team against the foes of its duels.
  package func meeting(of team: String) -> MeetingViewModel {
    MeetingViewModel(of: duels[team], duels)
  }

  /// The team that the page of a move shows damage to; `nil` for other pages, and without a team.
  func foes(of destination: Destination) -> Team? {
    guard case .thing(.move, _) = destination else { return nil }
    teams.start()
    return teams.current.flatMap { teams[$0] } ?? teams.teams.first
  }

  /// The user's facts that a page depends on.
  func facts(for destination: Destination) -> UserFacts {
    if case .question(let asked) = destination { facts(for: asked.question) } else { UserFacts() }
  }

  func facts(for question: any Question) -> UserFacts { UserFacts(for: question, from: self) }

  /// The damage of a move to the team; empty for other pages.
  func damage(
    toTeamOn destination: Destination, through lens: Lens?
  ) throws(PokedexError) -> [Document.Block] {
    guard case .thing(.move, let id) = destination, let team = foes(of: destination),
      let catalog = dex.localCatalog, lens.statGap == nil
    else { return [] }
    let show = try ShowDamage(catalog, through: lens)
    let sets = team.members.map { show.set($0, level: team.usualLevel) }
    guard let damage = show.damage(of: ID(id), on: sets, level: team.usualLevel) else { return [] }
    return damage.section(on: team.name, team.members.map { teams.name(of: $0) }, show)
  }

  /// The Pokémon in the games of a team, or of the list.
  private func pokemonRows(of team: @escaping () -> Team?) -> () -> PokemonRows {
    let own = TeamRows()
    return { self.pokemonRows(of: team(), own) }
  }

  private func pokemonRows(of team: Team?, _ own: TeamRows) -> PokemonRows {
    dex.look()
    return own.rows(dex.list.rows, of: dex.seen, in: team.flatMap(teams.games.chosen))
  }

  private var pokemonSearch: () -> SearchPokedex {
    { [searches] in SearchPokedex(saved: searches?.readableSearches() ?? SavedSearches()) }
  }

  // MARK: Comparison

  /// The chosen Pokémon side by side.
  package func comparisonPage() -> PageViewModel {
    PageViewModel(source: { [comparison] in comparison.revision }) {
      [comparison, pokedex] _ throws(PokedexError) in
      let subjects = comparison.subjects
      guard ComparePokemon.counts.contains(subjects.count) else {
        return .nothingToCompare(with: subjects.map { comparison.name(of: $0) })
      }
      do throws(ComparisonError) {
        return Page(try await ComparePokemon(pokedex: pokedex)(subjects))
      } catch {
        guard case .failed(let cause) = error else { return .nothingToCompare(with: []) }
        throw cause
      }
    }
  }

  /// The sprites of compared Pokémon, of a box or of a member; `nil` without a source for them.
  package func gallery() -> SpriteGallery? { extras.map { SpriteGallery($0) } }

  // MARK: Collections

  /// A collection box by box, from a box on.
  package func boxes(of question: BoxesQuestion, in game: ShownGame) -> BoxesViewModel {
    BoxesViewModel(
      of: question, in: game, trainer: trainer, collections: collections,
      catalog: { [dex] in dex.seen }
    ) { [pokedex] lens in
      { _ throws(PokedexError) in
        let catalog = try await pokedex.catalog().withDex()
        let answer = question.answer(in: QuestionContext(catalog, through: lens, UserFacts()))
        if let failure = answer.failure { throw failure }
        return answer.boxes
      }
    }
  }

  // MARK: Progress

  /// The places to catch the missing species of a game's dexes; made again when the marks change.
  package func stillMissing(
    _ group: ID<VersionGroup>, _ version: ID<Version>?
  ) -> PageViewModel {
    PageViewModel(
      source: { [dex, circumstances] in
        [
          AnyHashable(dex.seen?.marks.revision ?? 0),
          AnyHashable(circumstances.chosen),
        ]
      }
    ) {
      [pokedex, circumstances] _ throws(PokedexError) in
      let catalog = try await pokedex.catalog()
      let caught = Set(try catalog.marks.read().forms(with: .caught))
      let plan = try await TrackProgress(pokedex: pokedex)
        .places(
          toComplete: group, in: version, having: caught, under: circumstances.chosen)
      guard let game = GamesWithDexes(catalog)[group, version] else {
        throw .notFound(worded("game"))
      }
      return Page(plan, of: game)
    }
  }

  /// A chooser for the game to complete.
  package func gameChooser(
    open: @escaping (ID<VersionGroup>, ID<Version>?) -> Void
  ) -> ChooserViewModel {
    let known = dex.localCatalog.map { GamesWithDexes($0) }
    let games = known?.newestFirst ?? []
    let missing = known.map(missing) ?? [:]
    let own = lens.lens.flatMap { $0.data.isGame ? $0.data.groups.first : nil }
    return ChooserViewModel(
      title: worded("Missing from"), emptyText: worded("No game has that name"),
      among: {
        games.enumerated().map { index, game in
          Choosable(
            index, game.title,
            detail: game.version == nil
              ? worded("\(Formatting.count(missing[game.group] ?? 0)) missing") : "",
            isCurrent: game.version == nil && game.group == own)
        }
      },
      choose: { open(games[$0].group, games[$0].version) })
  }

  private func missing(in games: GamesWithDexes) -> [ID<VersionGroup>: Int] {
    guard let catalog = dex.seen else { return [:] }
    return games.missing(having: Set(catalog.marks.book().forms(with: .caught)), in: catalog)
  }
}

extension ViewModels: FactSource {
  package func caught() -> Set<ID<Form>> { Set(trainer.book.forms(with: .caught)) }
  package func team(named name: String) -> Team? { teams.team(named: name) }
  package func mate(named name: String) -> TeamMate? { teams.mate(named: name) }
  package func games(of team: Team) -> Lens? { teams.games[team] }
  package func ownGames() -> [Lens] { dex.seen?.lenses(named: games).lenses ?? [] }
  package var chosenCircumstances: Circumstances? { circumstances.chosen }
  package var revision: Int { trainer.currentRevision }
}

extension Page {
  fileprivate static func nothingToCompare(with names: [String]) -> Page {
    let known =
      names.isEmpty ? worded("No Pokémon is marked yet.") : worded("Only \(names[0]) is marked.")
    return Page(
      title: worded("Comparison"),
      document: Document([
        .paragraph(Inline(known)), .blank,
        .paragraph(
          Inline(
            worded(
              """
              On any list or page, press = to mark a Pokémon; here, press a to add one by name. A \
              game may follow the name: garchomp@platinum.
              """), tone: .dim)),
      ]))
  }
}
