/// What a team's attacks do to each type: its real moves, or the types of those without any.
package struct TeamCoverage: Hashable, Sendable {
  /// The best that a team has against something.
  package struct Best: Hashable, Sendable {
    /// Percent of the usual damage.
    package let percent: Int
    /// Who does so much, by place, and with what; the first of each member.
    package let attacks: [Hit]
  }

  package struct Hit: Hashable, Sendable {
    package let member: Int
    package let attack: Attack
  }

  /// What is done to somebody of one type alone.
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

  /// The types that no attack hits for more than the usual damage.
  package var notHitHard: [ID<PokemonType>] {
    types.filter { best[$0, default: .nothing].percent <= 100 }
  }

  /// Percent of the usual damage of the best attack on somebody of those types; 0 without attacks.
  package func percent(on types: [ID<PokemonType>]) -> Int {
    attacks.map { $0.percent(on: types, chart) }.max() ?? 0
  }
}

extension TeamCoverage.Best {
  static let nothing = TeamCoverage.Best(percent: 0, attacks: [])

  fileprivate init(
    on types: [ID<PokemonType>], _ combatants: [Combatant], _ chart: TypeChart
  ) {
    let hits = combatants.enumerated().flatMap { member, combatant in
      combatant.attacks.map { attack in
        (TeamCoverage.Hit(member: member, attack: attack), attack.percent(on: types, chart))
      }
    }
    let percent = hits.map(\.1).max() ?? 0
    let best = hits.filter { $0.1 == percent && percent > 0 }.map(\.0)
    let members = best.map(\.member).unique
    self.init(
      percent: percent, attacks: members.compactMap { one in best.first { $0.member == one } })
  }
}
