/// The damage that the members of a team take from each type.
package struct TeamDefence: Hashable, Sendable {
  /// The types that exist in the games.
  package let types: [ID<PokemonType>]
  /// For each member, the percentage of normal damage from each type, with its ability and item.
  package let rows: [[ID<PokemonType>: Int]]
  /// The percentages of each member once Terastallized; `nil` for those without a Tera type.
  private let teraRows: [[ID<PokemonType>: Int]?]

  init(_ members: [TeamBattler], _ matchups: Matchups) {
    let types = matchups.chart.types
    let row = { (battler: Battler) in
      Dictionary(
        types.map { ($0, matchups.percent(of: $0, on: battler)) },
        uniquingKeysWith: { first, _ in first })
    }
    self.types = types
    rows = members.map { row($0.battler) }
    teraRows = members.map { $0.terastallized.map(row) }
  }

  /// Returns the percentage of normal damage that a member takes.
  package func percent(from type: ID<PokemonType>, on member: Int) -> Int {
    rows[member][type] ?? 100
  }

  /// The indices of the members with a Tera type.
  package var terastallizing: [Int] { teraRows.indices.filter { teraRows[$0] != nil } }

  /// Returns the percentage of normal damage that a member takes once Terastallized.
  package func teraPercent(from type: ID<PokemonType>, on member: Int) -> Int {
    teraRows[member]?[type] ?? percent(from: type, on: member)
  }

  /// Returns the indices of the members that are weak to a type.
  package func weak(to type: ID<PokemonType>) -> [Int] { members { $0[type, default: 100] > 100 } }

  /// Returns the indices of the members that resist a type or are immune to it.
  package func resisting(_ type: ID<PokemonType>) -> [Int] {
    members { $0[type, default: 100] < 100 }
  }

  /// The types that two or more members are weak to, and that more are weak to than resist; the
  /// most common weakness first.
  package var sharedWeaknesses: [ID<PokemonType>] {
    let shared = types.filter {
      weak(to: $0).count > 1 && weak(to: $0).count > resisting($0).count
    }
    let keys = shared.enumerated().map { (-weak(to: $0.element).count, $0.offset) }
    return keys.sorted { $0 < $1 }.map { shared[$0.1] }
  }

  /// The types that no member resists.
  package var unresisted: [ID<PokemonType>] { types.filter { resisting($0).isEmpty } }

  private func members(_ holds: ([ID<PokemonType>: Int]) -> Bool) -> [Int] {
    rows.indices.filter { holds(rows[$0]) }
  }
}
