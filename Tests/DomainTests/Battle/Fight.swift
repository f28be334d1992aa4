import PokedexTesting

@testable import PokedexDomain

/// An attack that a test sets up change by change. At first, two Pokémon without ability or item
/// have the given stats.
struct Fight {
  var calculation: DamageCalculation
  private let formula: DamageFormula

  /// - Parameters:
  ///   - attack: both attacking stats of the attacker.
  ///   - defense: both defending stats of the target.
  init(
    _ generation: Int, _ move: BattleMove, level: Int = 50, attack: Int = 100, defense: Int = 100,
    by types: [ID<PokemonType>] = [.normal], on foes: [ID<PokemonType>] = [.normal]
  ) {
    let user = Stats(
      hp: 300, attack: attack, defense: 100, specialAttack: attack, specialDefense: 100, speed: 100)
    let target = Stats(
      hp: 300, attack: 100, defense: defense, specialAttack: 100, specialDefense: defense,
      speed: 100)
    calculation = DamageCalculation(
      era: .generation(generation),
      attacker: Battler(
        form: "user", species: "user", types: types, level: level, stats: user, hp: user.hp,
        weight: 100),
      defender: Battler(
        form: "target", species: "target", types: foes, level: level, stats: target, hp: target.hp,
        weight: 100),
      move: move)
    formula = DamageFormula(
      TypeChart(Table(SampleDex.types), generation: ID(generation)))
  }

  var damage: Damage { formula(calculation) }

  /// The HP that the target has left when it is attacked.
  var left: Int { formula.result(of: calculation).left }

  var knockout: Knockout? { formula.result(of: calculation).knockout }

  /// The slug of the Z-Move or Max Move as which the move is used.
  var usedAs: String? { formula.result(of: calculation).usedAs }

  /// All rolls of a move that hits once; empty for other damage.
  var rolls: [Int] { damage.hits.count == 1 ? damage.hits[0] : [] }
  var least: Int { rolls.first ?? 0 }
  var most: Int { rolls.last ?? 0 }

  /// The rolls of each hit.
  var hits: [[Int]] { damage.hits }

  /// The fight with a change.
  func with(_ change: (inout DamageCalculation) -> Void) -> Fight {
    var fight = self
    change(&fight.calculation)
    return fight
  }
}

extension BattleMove {
  static func physical(
    _ slug: String, _ type: ID<PokemonType>, _ power: Int, _ flags: MoveFlag...
  ) -> BattleMove {
    var move = BattleMove(slug: slug, type: type, category: .physical, power: power)
    move.flags = MoveFlag.bits(flags)
    return move
  }

  static func special(_ slug: String, _ type: ID<PokemonType>, _ power: Int) -> BattleMove {
    BattleMove(slug: slug, type: type, category: .special, power: power)
  }
}

extension Knockout {
  /// Of a target whose HP nothing else changes.
  init?(_ damage: Damage, hp: Int) {
    self.init(RepeatedAttack(first: damage, later: damage, maxHP: hp, hp: hp))
  }
}
