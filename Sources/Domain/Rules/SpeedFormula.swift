/// Speed in battle: the stat, its stage, then all other factors, and paralysis last.
///
/// Source: Bulbapedia, "Stat modifier" and "Speed", and `getActionSpeed` and `chainModify` of
/// Pokémon Showdown: factors multiply in 4096ths, each product rounded to the nearest; Speed times
/// the product is rounded, halves down; the stage and paralysis round down.
package struct SpeedFormula: Hashable, Sendable {
  /// Percent, in order of activation.
  package let factors: [Int]
  /// The stage of Speed, -6 to 6.
  package let stage: Int
  /// The percentage of Speed that paralysis leaves; 100 without paralysis.
  package let paralysis: Int

  package init(factors: [Int] = [], stage: Int = 0, paralysis: Int = 100) {
    self.factors = factors
    self.paralysis = paralysis
    self.stage = min(6, max(-6, stage))
  }

  /// - Parameter stat: Speed before any change in battle.
  package func value(of stat: Int) -> Int {
    let staged = StatStage.changed(stat, by: stage)
    let factor = factors.reduce(4096) { ($0 * ($1 * 4096 / 100) + 2048) >> 12 }
    return ((staged * factor + 2047) >> 12) * paralysis / 100
  }
}

extension SpeedProfile {
  /// The key of the order in which Pokémon use moves of the same priority: the highest moves first.
  ///
  /// In Trick Room, the games since generation V subtract Speed from 10,000 and keep 13 bits, so that
  /// a Speed of 1,809 or more comes before all others. Source: Bulbapedia, "Trick Room (move)".
  static func turnKey(
    _ speed: Int, inTrickRoom isReversed: Bool, _ generation: ID<Generation>
  ) -> Int {
    guard isReversed else { return speed }
    return generation < 5 ? -speed : (10_000 - speed) & 8191
  }
}

/// The properties of a Pokémon that its Speed depends on.
package struct SpeedProfile: Hashable, Sendable {
  /// The form's slug.
  package let form: String
  /// The slug; `nil` without an ability or for an unknown one.
  package let ability: String?
  /// The slug; `nil` without an item or for an unknown one.
  package let item: String?
  /// `nil` for the newest generation.
  package let generation: ID<Generation>?

  package init(
    form: String, ability: String?, item: String?, in generation: ID<Generation>? = nil
  ) {
    self.form = form
    self.ability = ability
    self.item = item
    self.generation = generation
  }

  /// The formula for the Pokémon's Speed, with the factors that apply under these conditions.
  package func formula(
    under conditions: Set<SpeedCondition>, stage: Int = 0
  ) -> SpeedFormula {
    // Paralysis is a status condition.
    let conditions =
      conditions.contains(.paralysis) ? conditions.union([.status]) : conditions
    let isSlowed = conditions.contains(.paralysis) && ability != "quick-feet"
    // Paralysis leaves half since generation VII, a quarter before.
    let left = generation.map { $0 < 7 } ?? false ? 25 : 50
    return SpeedFormula(
      factors: SpeedEffect.all.filter { works($0, conditions) }.map(\.percent), stage: stage,
      paralysis: isSlowed ? left : 100)
  }

  /// Whether the Pokémon moves after all others regardless of its Speed.
  package var movesLast: Bool {
    [ability, item].contains { $0.map { SpeedEffect.movingLast.contains($0) } ?? false }
  }

  private func works(_ effect: SpeedEffect, _ conditions: Set<SpeedCondition>) -> Bool {
    guard generation.map({ $0 >= effect.since }) ?? true,
      effect.condition.map({ conditions.contains($0) }) ?? true,
      effect.onlyFor.map({ $0 == form }) ?? true
    else { return false }
    return switch effect.cause {
    case .ability(let slug): slug == ability
    case .item(let slug): slug == item && !conditions.contains(.itemGone)
    case .state: true
    }
  }
}
