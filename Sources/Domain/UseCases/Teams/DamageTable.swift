/// The damage of a move on one target.
package struct DamageCell: Hashable, Sendable {
  package let damage: Damage
  /// The names of effects that the calculation leaves out; empty if the damage is exact.
  package let notCounted: [String]
  /// The target's maximum HP.
  package let hp: Int
  /// The HP that the target has left before the attack.
  package let left: Int

  /// The fewest uses that may knock out, and whether they are sure to; `nil` if it takes more than
  /// ``Knockout/maxUses``.
  package var quickest: (uses: Int, isCertain: Bool)? {
    let range = damage.range
    let uses = (1...Knockout.maxUses).first { $0 * range.upperBound >= left }
    return uses.map { ($0, $0 * range.lowerBound >= left) }
  }

  /// The same with its chance, which takes longer to compute.
  package var knockout: Knockout? { Knockout(damage, hp: left) }

  /// The least and the most damage in thousandths of all HP.
  package var thousandths: ClosedRange<Int> {
    let range = damage.range
    return range.lowerBound * 1000 / max(1, hp)...range.upperBound * 1000 / max(1, hp)
  }
}

/// The damage of a move on several targets.
package struct DamageRow: Hashable, Sendable {
  /// The index of the attacker.
  package let attacker: Int
  package let move: Named<Move>
  package let attack: BattleMove
  /// One cell for each target.
  package let cells: [DamageCell]

  /// The sum of the most damage on each target, up to all of its HP.
  var strength: Int {
    cells.reduce(0) { $0 + min(1000, $1.thousandths.upperBound) }
  }

  /// The same without a limit, for moves that knock out all targets.
  var excess: Int { cells.reduce(0) { $0 + $1.thousandths.upperBound } }
}
