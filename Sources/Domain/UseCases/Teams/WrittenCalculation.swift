/// A calculation whose Pokémon, moves, items and abilities are given by name.
package struct WrittenCalculation: Hashable, Sendable {
  package struct Fighter: Hashable, Sendable {
    package var species: String
    /// The names in its set.
    package var names: [SetVocabulary: String] = [:]
    /// The rest of its set; the form is not known yet.
    package var set = TeamMember(0)
    package var stages = Stats()
    package var status: BattleStatus?
    package var tera: String?
    package var dynamax: Dynamax?
    package var hp: Int?
    /// Whether an ability works that needs something to have happened.
    package var isAbilityActive = false
    package var boosted: Stat?
    package var fallenAllies = 0
    package var hitsTaken = 0
    /// How many times bad poison will have hurt at the end of this turn.
    package var poisonTurn = 1

    package init(species: String) { self.species = species }
  }

  package struct Move: Hashable, Sendable {
    package var name: String
    package var isCritical = false
    package var hits: Int?
    package var isStellarFirstUse = false
    /// How many times in a row the move is used, with this time.
    package var turn = 1
    package var isZMove = false
    /// As which Max Move it is used: its user has dynamaxed.
    package var dynamax: Dynamax?

    package init(name: String) { self.name = name }
  }

  package let era: BattleEra
  package var attacker: Fighter
  package var defender: Fighter
  package var move: Move
  package var field = BattleField()
  /// The names of settings that the calculation leaves out.
  package var unknown: [String] = []

  package init(era: BattleEra, attacker: Fighter, defender: Fighter, move: Move) {
    self.era = era
    self.attacker = attacker
    self.defender = defender
    self.move = move
  }
}
