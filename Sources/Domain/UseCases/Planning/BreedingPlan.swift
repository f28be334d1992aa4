/// The shortest chains of parents for egg moves of a Pokémon in a game.
package struct BreedingPlan: Sendable {
  package let form: Named<Form>
  package let game: Named<VersionGroup>
  package let moves: [Named<Move>]
  /// The moves that the Pokémon learns in the game without breeding, with their sources.
  package let learned: [MoveSources]
  /// The moves to breed for.
  package let bred: [Named<Move>]
  /// The Pokémon that hatches: ``form`` or an earlier stage of it. `nil` if no move is bred for, or
  /// if nothing can hatch.
  package let hatchling: Named<Form>?
  /// The item that a parent holds, without which another Pokémon hatches.
  package let incense: Named<Item>?
  /// The shortest chains, the easiest parents first; empty if no move is bred for, or if there is
  /// an ``obstacle``.
  package let chains: [BreedingChain]
  /// Whether there are more chains of the same length.
  package let hasMore: Bool
  package let obstacle: BreedingObstacle?
  package let isFromCaught: Bool
}

/// The parents that a hatchling inherits moves from: one, or two that pass on different moves.
package struct BreedingChain: Hashable, Sendable {
  package let parents: [Parent]

  /// The number of Pokémon that pass moves on.
  package var length: Int { parents.reduce(0) { $0 + $1.length } }

  package struct Parent: Hashable, Sendable {
    package let way: BreedingWay
    package let form: Named<Form>
    /// The moves that this parent passes on.
    package let passes: [Named<Move>]
    /// The wanted moves that this parent learns without breeding.
    package let learns: [MoveLesson]
    /// The egg group that a father shares with the mother.
    package let group: Named<EggGroup>?
    /// The mother, if this parent is a father.
    package let mother: Named<Form>?
    /// The parents from which this parent inherits the other moves.
    package let parents: [Parent]

    package var length: Int { parents.reduce(1) { $0 + $1.length } }
  }
}

/// A move with one way to learn it.
package struct MoveLesson: Hashable, Sendable {
  package let move: Named<Move>
  package let way: MoveSource.Way
  /// The earlier stage that learns it; `nil` for the Pokémon itself.
  package let stage: Named<Form>?
  /// The machine that teaches the move, if ``way`` is a machine; ``price`` is its price in the game
  /// in Pokédollars.
  package let machine: Named<Item>?
  package let price: Int?
  /// The name of the learn method, if few Pokémon learn moves in this way.
  package let method: String?
}

/// A move with all ways to get it in a game; none if there is no way.
package struct MoveSources: Hashable, Sendable {
  package let move: Named<Move>
  package let lessons: [MoveLesson]
  /// The easiest chain of parents for an egg move; `nil` if there is none, or before the search.
  package var chain: BreedingChain?
}

/// The reason why a Pokémon cannot inherit moves.
package enum BreedingObstacle: Hashable, Sendable {
  /// The game has no eggs.
  case noEggsInGame
  /// The Pokémon does not exist in the game.
  case notInGame
  /// No member of its family can breed.
  case cannotBreed
  /// The Pokémon cannot have the move in the game.
  case notLearned(Named<Move>)
  /// No Pokémon in the game learns the move without breeding.
  case nobodyLearns(Named<Move>)
  /// None of the Pokémon that learn the move can pass it on, directly or through others.
  case nobodyPasses(Named<Move>, [Unfit])
  /// Each move has a chain of parents, but the moves cannot be passed on together.
  case notTogether
  /// There are chains, but none consists only of Pokémon from families that the user has caught.
  case notCaught

  /// A Pokémon that learns a move and cannot pass it on.
  package struct Unfit: Hashable, Sendable {
    package let form: Named<Form>
    package let reason: Reason

    package enum Reason: String, CaseIterable, Hashable, Sendable {
      case noEggs = "no-eggs"
      case femaleOnly = "female-only"
      case genderless
      case otherGroups = "other-groups"
    }
  }
}
