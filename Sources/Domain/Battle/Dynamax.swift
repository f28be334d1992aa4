/// How a Pokémon is larger in battle.
package enum Dynamax: String, CaseIterable, Hashable, Sendable {
  case dynamax
  /// With the G-Max Move of its form in place of one Max Move.
  case gigantamax
}

/// The reason why a Pokémon cannot dynamax or gigantamax.
package enum DynamaxFault: Hashable {
  case noneInGames
  case unable
  case noGigantamax
}

extension Battler {
  var isDynamaxed: Bool { smallHP != nil }

  /// The maximum HP without Dynamax, of which effects take or restore a part.
  var partHP: Int { smallHP ?? stats.hp }

  /// The HP left as they would be without Dynamax.
  var smallHPLeft: Int {
    smallHP.map { (hp * $0 + stats.hp - 1) / max(1, stats.hp) } ?? hp
  }

  /// Multiplies the HP: by 1.5 at level 0, and by 2 at level 10. Shedinja keeps its one.
  mutating func dynamax(level: Int) {
    guard !isDynamaxed else { return }
    smallHP = stats.hp
    guard stats.hp > 1 else { return }
    let percent = 150 + 5 * level
    stats.hp = stats.hp * percent / 100
    hp = min(stats.hp, (hp * percent + 99) / 100)
  }

  /// Choice Scarf does not work while its holder has dynamaxed.
  var itemForSpeed: String { isDynamaxed && item == "choice-scarf" ? "" : item }

  /// - Source: Bulbapedia, "Dynamax".
  fileprivate var canDynamax: Bool { !Self.small.contains(species) }
  private static let small: Set<String> = ["zacian", "zamazenta", "eternatus"]
}

extension BattleDex {
  /// The ways in which a member can grow in the games; empty if it cannot.
  package func growths(of member: TeamMember) -> [Dynamax] {
    guard rules.has(.dynamax), let own = untrained(member.form), own.canDynamax else { return [] }
    return GMaxMove(of: own.form) == nil ? [.dynamax] : Dynamax.allCases
  }

  /// The reason why the games or the Pokémon do not have it; `nil` if they have.
  package func fault(of growth: Dynamax, of member: TeamMember) -> DynamaxFault? {
    guard rules.has(.dynamax) else { return .noneInGames }
    let growths = growths(of: member)
    guard !growths.isEmpty else { return .unable }
    return growths.contains(growth) ? nil : .noGigantamax
  }

  /// Lets a battler grow, if the games and it can. With the Gigantamax factor, it gigantamaxes.
  func grow(_ battler: inout Battler, as growth: Dynamax?, _ member: TeamMember) {
    guard let growth, !growths(of: member).isEmpty else { return }
    battler.dynamax(level: member.dynamaxLevel ?? TeamMember.dynamaxLevels.upperBound)
    let hasFactor = member.isGigantamax ?? GMaxMove.hasForm(battler.form)
    if growth == .gigantamax || hasFactor { battler.gMaxMove = GMaxMove(of: battler.form) }
  }
}
