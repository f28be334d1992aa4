/// The type coverage of a team's attacks: its moves, or the types of members without damaging
/// moves.
package struct TeamCoverage: Hashable, Sendable {
  /// The most effective attacks of a team against a type.
  package struct Best: Hashable, Sendable {
    /// Percent of normal damage.
    package let percent: Int
    /// The attacks that do that much damage: the first of each member, in team order.
    package let attacks: [MemberAttack]
  }

  /// An attack of a member, given by its position in the team.
  package struct MemberAttack: Hashable, Sendable {
    package let member: Int
    package let attack: Attack
  }

  /// The most effective attacks against each single type.
  package let best: [ID<PokemonType>: Best]
  package let types: [ID<PokemonType>]
  private let attacks: [Attack]
  private let chart: TypeChart

  init(_ combatants: [Combatant], _ chart: TypeChart) {
    let best = chart.types.map { ($0, Best(on: [$0], combatants, chart)) }
    self.best = Dictionary(best, uniquingKeysWith: { first, _ in first })
    types = chart.types
    attacks = combatants.flatMap(\.attacks).unique
    self.chart = chart
  }

  /// The types that no attack hits super effectively.
  package var uncovered: [ID<PokemonType>] {
    types.filter { best[$0, default: .nothing].percent <= 100 }
  }

  /// Returns the percentage of normal damage that the best attack does to those types; 0 without
  /// attacks.
  package func percent(on types: [ID<PokemonType>]) -> Int {
    attacks.map { $0.percent(on: types, chart) }.max() ?? 0
  }
}

extension TeamCoverage.Best {
  static let nothing = TeamCoverage.Best(percent: 0, attacks: [])

  fileprivate init(
    on types: [ID<PokemonType>], _ combatants: [Combatant], _ chart: TypeChart
  ) {
    let attacks = combatants.enumerated().flatMap { member, combatant in
      combatant.attacks.map { attack in
        (
          TeamCoverage.MemberAttack(member: member, attack: attack),
          attack.percent(on: types, chart)
        )
      }
    }
    let percent = attacks.map(\.1).max() ?? 0
    let best = attacks.filter { $0.1 == percent && percent > 0 }.map(\.0)
    let members = best.map(\.member).unique
    self.init(
      percent: percent, attacks: members.compactMap { one in best.first { $0.member == one } })
  }
}
