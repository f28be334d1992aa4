/// Two teams against each other: for each pair, the best attack of either Pokémon and their Speeds.
package struct TeamMeeting: Sendable {
  package let own: [BattleSet]
  package let foes: [BattleSet]
  /// By own Pokémon, then by foe; `nil` if the games lack one of the two.
  package let pairs: [[Pair?]]

  package struct Pair: Hashable, Sendable {
    /// `nil` without a move that does damage.
    package let attack: Strike?
    /// The attack of the foe; `nil` without a move that does damage.
    package let answer: Strike?
    package let speeds: BattleSpeeds
  }

  /// An attack on one target.
  package struct Strike: Hashable, Sendable {
    package let row: DamageRow
    package let cell: DamageCell
  }
}

/// The Speeds at which two Pokémon move.
package struct BattleSpeeds: Hashable, Sendable {
  package let own: Int
  package let foe: Int
}

extension ShowDamage {
  /// - Parameter conditions: those of the attacks of the own Pokémon.
  package func meet(
    _ own: [BattleSet], _ foes: [BattleSet], in conditions: BattleConditions
  ) -> TeamMeeting {
    let attacks = own.map { best(of: $0, on: foes, in: conditions) }
    let answers = foes.map { best(of: $0, on: own, in: conditions.reversed) }
    let pairs = own.indices.map { one in
      foes.indices.map { other in
        speeds(of: own[one], against: foes[other], in: conditions).map {
          TeamMeeting.Pair(
            attack: attacks[one][other], answer: answers[other][one], speeds: $0)
        }
      }
    }
    return TeamMeeting(own: own, foes: foes, pairs: pairs)
  }

  /// The best attack on each target.
  private func best(
    of attacker: BattleSet, on targets: [BattleSet], in conditions: BattleConditions
  ) -> [TeamMeeting.Strike?] {
    let rows = self([attacker], on: targets, in: conditions)
    return targets.indices.map { target in
      rows.best(on: target).flatMap { row in
        rows[row].cells[target].map { TeamMeeting.Strike(row: rows[row], cell: $0) }
      }
    }
  }

  /// `nil` if the games lack one of the two.
  package func speeds(
    of own: BattleSet, against foe: BattleSet, in conditions: BattleConditions
  ) -> BattleSpeeds? {
    guard let user = battler(own), let target = battler(foe) else { return nil }
    let hit = Hit(
      calculation(BattleMove(of: .normal), user, target, conditions), dex.formula.chart)
    return BattleSpeeds(own: hit.attackerSpeed, foe: hit.defenderSpeed)
  }
}

extension [DamageRow] {
  /// The row whose attack is the best on a target; `nil` if none does damage.
  package func best(on target: Int) -> Int? {
    bestFirst(on: target).first { self[$0].cells[target].map { $0.noDamage == nil } ?? false }
  }

  /// The rows with the best attack on a target first, those without an effect last.
  package func bestFirst(on target: Int) -> [Int] {
    indices.sorted { one, other in
      guard let left = self[one].cells[target], let right = self[other].cells[target] else {
        return one < other
      }
      return left.isBetter(than: right) || !right.isBetter(than: left) && one < other
    }
  }
}

extension DamageCell {
  /// Whether fewer uses knock out, or the same number more probably, or the damage is higher.
  func isBetter(than other: DamageCell) -> Bool {
    (-hitsToFaint, knockout?.chance ?? 0, damage.range.upperBound, damage.range.lowerBound)
      > (
        -other.hitsToFaint, other.knockout?.chance ?? 0, other.damage.range.upperBound,
        other.damage.range.lowerBound
      )
  }

  /// The fewest uses that may knock out; more than ``Knockout/maxUses`` count as one more.
  private var hitsToFaint: Int { knockout?.uses ?? Knockout.maxUses + 1 }
}
