/// The damage that one or two types take from attacks, as of a generation.
package struct Defence: Sendable {
  package let types: [ID<PokemonType>]
  private let chart: TypeChart
  private let generation: ID<Generation>?

  /// - Parameter generation: decides which abilities have an effect; `nil` for the newest.
  package init(
    of types: [ID<PokemonType>], _ chart: TypeChart, in generation: ID<Generation>? = nil
  ) {
    self.types = types
    self.chart = chart
    self.generation = generation
  }

  /// Percent of normal damage: 0 to 400.
  package func percent(from attack: ID<PokemonType>) -> Int {
    chart.percent(of: attack, on: types)
  }

  /// Percent of normal damage with an ability in effect: 0 to 800.
  ///
  /// - Parameter isAtFullHP: whether abilities that protect from the first hit have an effect.
  package func percent(
    from attack: ID<PokemonType>, with ability: String, isAtFullHP: Bool = true
  ) -> Int {
    let shield = AbilityShield(ability: ability, in: generation)
    let holds = isAtFullHP || !(shield?.isAtFullHPOnly ?? false)
    let shielded = holds ? shielded(from: attack, by: shield) : percent(from: attack)
    return AbilityEffect.all.reduce(shielded) { percent, effect in
      guard effect.ability == ability, effect.type == attack, effect.holds(in: generation)
      else { return percent }
      return percent * effect.percent / 100
    }
  }

  private func shielded(from attack: ID<PokemonType>, by shield: AbilityShield?) -> Int {
    let usual = percent(from: attack)
    switch shield {
    case .softensSuperEffective where usual > 100: return usual * 3 / 4
    case .onlySuperEffective where usual <= 100: return 0
    case .halvesNormalAtFullHP where usual >= 100: return 50
    case .halvesAtFullHP: return usual / 2
    case .strongWinds where types.contains(.flying) && chart[attack, .flying] > 100:
      return usual * 100 / chart[attack, .flying]
    default: return usual
    }
  }
}
