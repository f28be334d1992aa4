import PokedexDomain

/// Every answer that a command prints as JSON.
enum Answers {
  static let all = [Answer("show", "Any page: pokedex show", oneOf: pages)] + pages + lists + others

  static func named(_ name: String) -> Answer? { all.first { $0.name == name } }

  /// The output of `show`.
  private static let pages =
    [
      Answer("pokemon", "A Pokémon: pokedex show", ShownForm.self),
      Answer(
        "stats", "Stats: pokedex show NAME --tab stats", PageWithGaps<StatsPage>.self),
      Answer(
        "matchup", "Matchups: pokedex matchup, pokedex show NAME --tab matchups",
        PageWithGaps<MatchupsPage>.self),
      Answer(
        "evolution", "The evolution family: pokedex evolution, pokedex show NAME --tab evolution",
        PageWithGaps<EvolutionPage>.self),
      Answer("forms", "Forms: pokedex show NAME --tab forms", PageWithGaps<FormsPage>.self),
      Answer(
        "learned-moves", "The moves that a Pokémon learns: pokedex show NAME --tab moves",
        listOf: ListedRow<LearnedMoveRows>.self),
      Answer(
        "where",
        """
        Locations of a Pokémon, or the encounters at a location: pokedex where, \
        pokedex show NAME --tab locations
        """,
        listOf: ListedRow<EncounterRows>.self, ListedRow<ResidentRows>.self),
    ] + Kinds.all.map { $0.pageAnswer }

  private static let lists =
    [
      Answer(
        "list",
        """
        The Pokémon that match: pokedex list, random, caught, seen, shiny, favourite; \
        pick --print json
        """,
        listOf: ListedForm.self)
    ] + Kinds.all.map { $0.listAnswer } + [
      Answer(
        "slots", "The slots of collections that match: pokedex slots",
        listOf: FoundRow<SlotRows>.self),
      Answer(
        "boxes", "The boxes of a collection: pokedex boxes", ShownBoxes.self),
      Answer(
        "next", "Missing slots and how to fill them: pokedex next", NextQuestion.Answer.self),
      Answer(
        "slot-tally", "The slots of each class: pokedex slots --tally", listOf: SlotTally.self),
    ]

  private static let others =
    planners + [
      Answer("chart", "The type chart: pokedex chart", TypeChartPage.self),
      Answer("compare", "Pokémon side by side: pokedex compare", PokemonComparison.self),
      Answer("coverage", "What attacks hit: pokedex coverage", CoveragePage.self),
      Answer("counter", "Counters: pokedex counter", listOf: RankedCounter.self),
      Answer("complete", "Candidates for a team: pokedex complete", listOf: TeamCandidate.self),
      Answer("stat", "Stats of a training: pokedex stat", ShownStats.self),
      Answer(
        "speed", "Speed tiers, the fastest first: pokedex speed", listOf: ShownTier.self),
      Answer(
        "damage", "The damage of moves, the strongest first: pokedex damage",
        listOf: ShownDamage.self),
      Answer(
        "damage-teams", "Two teams, each Pokémon with each foe: pokedex damage @TEAM @TEAM",
        listOf: ShownPair.self),
      Answer("team-list", "Your teams: pokedex team list", listOf: ListedTeam.self),
      Answer("team-show", "A team and its analysis: pokedex team show", TeamPage.self),
      Answer(
        "overlay-list", "The changed games of your data: pokedex overlay list",
        listOf: ListedOverlay.self),
      Answer(
        "overlay-check", "What the file of a changed game says: pokedex overlay check",
        CheckedOverlay.self),
      Answer(
        "collection-list", "The collections: pokedex collection list",
        listOf: ListedCollection.self),
      Answer(
        "collection-show", "What a collection has, and how it is laid out: pokedex collection show",
        ShownCollection.self),
      Answer("run", "A run with its places and Pokémon: pokedex run show", ShownRun.self),
      Answer("run-list", "Your runs: pokedex run list", listOf: ListedRun.self),
      Answer(
        "run-file", "A run as other programs read it: pokedex run export", ExportedRun.self),
      Answer(
        "route-list", "The routes of your data: pokedex route list",
        listOf: RouteLibrary.Entry.self),
      Answer(
        "route-check", "What the file of a route says: pokedex route check", CheckedRoute.self),
      Answer("run-next", "The next battle of a run: pokedex run next", ShownBattle.self),
      Answer("search-list", "Saved searches: pokedex search list", listOf: SavedSearch.self),
      Answer(
        "progress",
        "The living dex, a collection, or where to catch what is missing: pokedex progress",
        ShownProgress.self, CompletionPlan.self, CollectionProgress.self),
      Answer(
        "info", "The dex in use, your files and the terminal: pokedex info", ShownInfo.self),
      Answer(
        "config", "The settings and keys in effect: pokedex config", Configuration.self),
    ]

  private static let planners = [
    Answer(
      "breed", "The shortest chains of parents for egg moves, or all egg moves: pokedex breed",
      BreedingPlan.self, EggMovesPage.self),
    Answer(
      "sources", "All ways to get moves in a game, for each Pokémon: pokedex sources",
      listOf: OwnMoveSources.self),
    Answer(
      "teach", "How each member of a team can learn a move: pokedex teach",
      listOf: OwnMoveSources.self),
    Answer(
      "train", "The places of a game that yield EVs in a stat, the best first: pokedex train",
      TrainingPage.self),
    Answer("iv", "The IVs that stats allow: pokedex iv", IndividualValuesPage.self),
    Answer("catch", "The chances to catch a Pokémon: pokedex catch", CatchPage.self),
    Answer(
      "spread", "The fewest EVs that reach several goals: pokedex spread",
      SpreadQuestion.Answer.self),
  ]
}

extension Browsable {
  fileprivate static var listAnswer: Answer {
    Answer(
      listWord, "The \(plural) that match: pokedex \(listWord)", listOf: FoundRow<Rows>.self)
  }

  fileprivate static var pageAnswer: Answer {
    let command = pageUsage.map { _ in "pokedex \(words[0]), " } ?? ""
    return Answer(
      words[0], "The page of one of the \(plural): \(command)pokedex show", ShownEntry<Rows>.self)
  }
}
