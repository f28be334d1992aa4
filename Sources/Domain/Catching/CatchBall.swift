/// A ball with its bonus in each case that a game distinguishes.
package struct CatchBall: Hashable, Sendable {
  /// PokeAPI's slug of the item.
  package let slug: String
  /// The cases that can come about for the Pokémon, the best first.
  package let cases: [Case]

  package struct Case: Hashable, Sendable {
    package let condition: BallCondition
    package let bonus: BallBonus
  }
}

/// The condition for the bonus of a ball.
package enum BallCondition: Hashable, Sendable {
  /// The bonus always applies to the Pokémon.
  case none
  case firstTurn
  /// This many turns have passed.
  case turns(Int)
  case darkness
  case underwater
  /// While surfing or fishing.
  case onWater
  case fishing
  case alreadyCaught
  /// The user's Pokémon has at least this level.
  case ownLevel(Int)
  case sameSpeciesOtherGender
  /// The same species and gender, because of a bug in generation II.
  case sameSpeciesSameGender
  case asleep
  /// The ball cannot be thrown anywhere else.
  case onlyIn(BallPlace)
  /// None of the ball's other conditions holds.
  case otherwise
}

/// A place that gives its own balls to those who catch Pokémon there.
package enum BallPlace: Hashable, Sendable {
  case safariZone
  case greatMarsh
  case bugCatchingContest
  case entreeForest
}

/// The facts about a wild Pokémon that balls depend on.
package struct CatchSubject: Hashable, Sendable {
  /// The National Dex number; 0 for an unknown species.
  package var number = 0
  package var level = 50
  package var isBugOrWater = false
  package var isUltraBeast = false
  /// Whether its family evolves with a Moon Stone.
  package var usesMoonStone = false
  package var speed = 0
  /// Hectograms.
  package var weight = 0
  /// Whether it is Magnemite, Grimer or Tangela, the only ones that the Fast Ball of generation II
  /// affects.
  package var isFastInCrystal = false
  package var hasGender = true

  package init() {}
}
