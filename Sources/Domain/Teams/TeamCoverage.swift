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
    package let attack: BattleMove
  }

  /// The most effective attacks against each single type.
  package let best: [ID<PokemonType>: Best]
  package let types: [ID<PokemonType>]
  private let attacks: [Attack]
  private let matchups: Matchups

  private struct Attack: Hashable {
    let move: BattleMove
    let user: Battler
  }

  init(_ members: [TeamBattler], _ matchups: Matchups) {
    let best = matchups.chart.types.map { ($0, Best(on: Battler([$0]), members, matchups)) }
    self.best = Dictionary(best, uniquingKeysWith: { first, _ in first })
    types = matchups.chart.types
    attacks =
      members.flatMap { member in
        member.attacks.map { Attack(move: $0, user: member.user(of: $0)) }
      }.unique
    self.matchups = matchups
  }

  /// The types that no attack hits super effectively.
  package var uncovered: [ID<PokemonType>] {
    types.filter { best[$0, default: .nothing].percent <= 100 }
  }

  /// Whether all attacks do less than normal damage to a Pokémon.
  func isWalled(by target: Battler) -> Bool {
    attacks.allSatisfy { matchups.percent(of: $0.move, by: $0.user, on: target) < 100 }
  }
}

extension TeamCoverage.Best {
  static let nothing = TeamCoverage.Best(percent: 0, attacks: [])

  fileprivate init(
    on target: Battler, _ members: [TeamBattler], _ matchups: Matchups
  ) {
    let attacks = members.enumerated().flatMap { index, member in
      member.attacks.map { attack in
        (
          TeamCoverage.MemberAttack(member: index, attack: attack),
          matchups.percent(of: attack, by: member.user(of: attack), on: target)
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
