/// Two teams against each other: for each pair, the best attack of either Pokémon and their Speeds.
package struct TeamMeeting: Sendable {
  package let own: [BattleSet]
  package let foes: [BattleSet]
  /// By own Pokémon, then by foe; `nil` if the games lack one of the two.
  package let pairs: [[Pair?]]

  package struct Pair: Hashable, Sendable {
    /// The best attack of either Pokémon, which fails if all of them do.
    fileprivate let ownBest: Strike?
    fileprivate let foesBest: Strike?
    package let speeds: BattleSpeeds

    /// `nil` without an attack that does damage.
    package var attack: Strike? { ownBest.flatMap { $0.fails ? nil : $0 } }
    /// The attack of the foe; `nil` without one that does damage.
    package var answer: Strike? { foesBest.flatMap { $0.fails ? nil : $0 } }

    /// An attack that fails, as all others do; `nil` if one does damage, and without any.
    package var failedAttack: Strike? { ownBest.flatMap { $0.fails ? $0 : nil } }
    /// The same of the foe.
    package var failedAnswer: Strike? { foesBest.flatMap { $0.fails ? $0 : nil } }
  }

  /// An attack on one target.
  package struct Strike: Hashable, Sendable {
    package let row: DamageRow
    package let cell: DamageCell

    fileprivate var fails: Bool { cell.noDamage != nil }
  }
}

/// The Speeds at which two Pokémon move.
package struct BattleSpeeds: Hashable, Sendable {
  package let own: Int
  package let foe: Int
}

extension ShowDamage {
  /// The number of calculations that ``meet(_:_:in:)`` takes at most.
  package func calculations(of own: [BattleSet], _ foes: [BattleSet]) -> Int {
    own.reduce(0) { $0 + calculations(of: $1, on: foes) }
      + foes.reduce(0) { $0 + calculations(of: $1, on: own) }
  }

  /// The number of calculations that the moves of a Pokémon on some targets take.
  package func calculations(of attacker: BattleSet, on targets: [BattleSet]) -> Int {
    targets.isEmpty ? 0 : attacks(of: attacker).count * targets.count
  }

  /// Ends early, with no attacks, if its task is cancelled.
  ///
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
            ownBest: attacks[one][other], foesBest: answers[other][one], speeds: $0)
        }
      }
    }
    return TeamMeeting(own: own, foes: foes, pairs: pairs)
  }

  /// The best attack on each target, of which some may fail.
  private func best(
    of attacker: BattleSet, on targets: [BattleSet], in conditions: BattleConditions
  ) -> [TeamMeeting.Strike?] {
    guard !Task.isCancelled else { return targets.map { _ in nil } }
    let rows = self(attacker, on: targets, in: conditions)
    return targets.indices.map { target in
      rows.bestFirst(on: target).first.flatMap { row in
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
  /// The rows with the best attack on a target first. One-hit KO moves, on which no player relies
  /// because they mostly miss, come after all other moves that do damage, and those without an effect
  /// last.
  package func bestFirst(on target: Int) -> [Int] {
    indices.sorted { one, other in
      guard let left = self[one].cells[target], let right = self[other].cells[target] else {
        return one < other
      }
      let ranks = (self[one].rank(of: left), self[other].rank(of: right))
      guard ranks.0 == ranks.1 else { return ranks.0 < ranks.1 }
      return left.isBetter(than: right) || !right.isBetter(than: left) && one < other
    }
  }
}

extension DamageRow {
  package var isOneHitKnockout: Bool { attack.has(.ohko) }

  fileprivate func rank(of cell: DamageCell) -> Int {
    cell.damage.range.upperBound == 0 ? 2 : isOneHitKnockout ? 1 : 0
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
