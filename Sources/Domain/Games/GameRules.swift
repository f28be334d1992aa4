/// The features and formulas of a game; `GameRulesTable` lists those of each.
///
/// They are apart from the game's data, since a changed game may have the Pokémon of one game and
/// the rules of another.
package struct GameRules: Hashable, Sendable {
  /// The generation whose formulas hold, and whose effects of moves, abilities and items.
  package var generation: ID<Generation>
  package var training: TrainingSystem
  /// The rules for catching; `nil` if nothing is caught there, or if they are not known.
  package var catching: CatchEra?
  /// The generations whose Pokémon keep their moves on the way to the game.
  package var transfers: ClosedRange<Int>?
  private var features: Int

  package init(
    _ generation: ID<Generation>, having features: Set<GameFeature>,
    training: TrainingSystem = .effort, catching: CatchEra?, transfers: ClosedRange<Int>? = nil
  ) {
    self.generation = generation
    self.training = training
    self.catching = catching
    self.transfers = transfers
    self.features = GameFeature.bits(features)
  }

  package func has(_ feature: GameFeature) -> Bool { features & feature.bit != 0 }

  mutating func add(_ added: Set<GameFeature>) { features |= GameFeature.bits(added) }

  mutating func remove(_ removed: Set<GameFeature>) { features &= ~GameFeature.bits(removed) }
}

/// How a game raises the stats of a Pokémon beyond its base stats and its IVs, by the name of what it
/// gives.
package enum TrainingSystem: String, CaseIterable, Hashable, Sendable {
  /// Generations I and II: each battle gives stat experience, as much as the foe's base stats.
  case statExperience = "stat experience"
  case effort = "EVs"
  /// Let's Go: candies give awakening values.
  case awakening = "awakening values"
  /// Legends: Arceus: grit gives effort levels.
  case effortLevels = "effort levels"
  /// Champions: stat points, 66 in all and 32 in a stat.
  case statPoints = "stat points"
}

extension GameRules {
  /// The rules without a game: today's, with everything that any game has.
  package static let today = GameRulesTable.today

  /// The rules of a game.
  package init(of game: VersionGroup) {
    self = GameRulesTable.rules(of: game.slug, in: game.generation)
  }

  /// The rules of the usual games of a generation.
  package init(in generation: ID<Generation>) {
    self = GameRulesTable.rules(in: generation)
  }

  /// The rules of a whole generation: those of its usual games, with the mechanics of all its games.
  init(in generation: ID<Generation>, with games: [VersionGroup]) {
    self.init(in: generation)
    for game in games { add(Set(GameFeature.mechanics.filter(GameRules(of: game).has))) }
  }

  package var statFormula: StatFormula {
    switch training {
    case .statExperience: .experience
    case .statPoints: .points
    case .effort, .awakening, .effortLevels: .effort
    }
  }

  /// Whether its stats differ from those of ``statFormula``, in ways that are not known here.
  package var hasOtherStats: Bool { training == .awakening || training == .effortLevels }
}
