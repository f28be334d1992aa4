/// What a team takes from each type.
package struct TeamDefence: Hashable, Sendable {
  /// The types that the games know.
  package let types: [ID<PokemonType>]
  /// Member by member: percent of the usual damage from each type, with the ability at work.
  package let rows: [[ID<PokemonType>: Int]]

  init(_ combatants: [Combatant], _ chart: TypeChart, in generation: ID<Generation>?) {
    types = chart.types
    rows = combatants.map { combatant in
      let defence = Defence(of: combatant.types, chart, in: generation)
      let percents = chart.types.map { type in
        (
          type,
          combatant.ability.map { defence.percent(from: type, with: $0) }
            ?? defence.percent(from: type)
        )
      }
      return Dictionary(percents, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Percent of the usual damage that a member takes.
  package func percent(from type: ID<PokemonType>, on member: Int) -> Int {
    rows[member][type] ?? 100
  }

  /// The places of the members that take more than the usual damage.
  package func weak(to type: ID<PokemonType>) -> [Int] { members { $0[type, default: 100] > 100 } }

  /// The places of those that take less, or none.
  package func resisting(_ type: ID<PokemonType>) -> [Int] {
    members { $0[type, default: 100] < 100 }
  }

  /// The types that two or more are weak to, and to which more are weak than resist; what hits most
  /// first.
  package var sharedWeaknesses: [ID<PokemonType>] {
    let shared = types.filter {
      weak(to: $0).count > 1 && weak(to: $0).count > resisting($0).count
    }
    let keys = shared.enumerated().map { (-weak(to: $0.element).count, $0.offset) }
    return keys.sorted { $0 < $1 }.map { shared[$0.1] }
  }

  /// The types that nobody takes less of.
  package var unresisted: [ID<PokemonType>] { types.filter { resisting($0).isEmpty } }

  private func members(_ holds: ([ID<PokemonType>: Int]) -> Bool) -> [Int] {
    rows.indices.filter { holds(rows[$0]) }
  }
}
