/// The damage of a move on one target.
package struct DamageCell: Hashable, Sendable {
  package let damage: Damage
  /// The causes of changes to the damage that are not counted; empty if the damage is exact.
  package let notCounted: [BattleCause]
  /// The target's maximum HP.
  package let hp: Int
  /// The HP that the target has left before the attack, once it has entered the battle.
  package let left: Int
  /// `nil` if a knockout takes more than ``Knockout/maxUses`` uses.
  package let knockout: Knockout?
  /// The reason why the move does no damage; `nil` if it does any.
  package let noDamage: NoDamage?
  /// The field of the battle, with the weather and terrain that abilities of both Pokémon set.
  package let field: BattleField
  /// The abilities that set the weather or terrain of ``field``.
  package let setters: [FieldSetter]

  /// The slug of the Z-Move or Max Move as which the move is used; `nil` if it is used as itself.
  package let usedAs: String?
  /// The statements that do not change the damage.
  package let unused: [StatedFact]

  /// All causes that are not counted, including those that change only the knockout.
  package var omitted: [BattleCause] { (notCounted + (knockout?.notCounted ?? [])).unique }

  /// The least and the most damage, in thousandths of the maximum HP.
  package var thousandths: ClosedRange<Int> {
    let range = damage.range
    return range.lowerBound * 1000 / max(1, hp)...range.upperBound * 1000 / max(1, hp)
  }
}

/// The damage of a move on several targets.
package struct DamageRow: Hashable, Sendable {
  package let move: Named<Move>
  package let attack: BattleMove
  /// Whether the attack is Hidden Power with the type of the highest IVs, because nothing states
  /// another.
  package let isTypeAssumed: Bool
  /// One cell for each target; `nil` for one that the games do not have.
  package let cells: [DamageCell?]

  /// The slug of the Z-Move or Max Move as which the move is used; `nil` if it is used as itself.
  package var usedAs: String? { cells.lazy.compactMap { $0 }.first?.usedAs }

  /// The weather or the terrain that the Max Move brings, which is not applied; `nil` if it is there.
  package var brings: BattleCause? {
    let field = cells.lazy.compactMap { $0 }.first?.field
    let there = [
      field?.weather.map { .weather($0) }, field?.terrain.map { BattleCause.terrain($0) },
    ]
    return usedAs.flatMap(MaxMoves.effect).flatMap { there.contains($0) ? nil : $0 }
  }

  /// The sum of the most damage on each target, in thousandths of its maximum HP, and at most 1000
  /// for each target.
  var strength: Int {
    cells.reduce(0) { $0 + min(1000, $1?.thousandths.upperBound ?? 0) }
  }

  /// The same without a limit, for moves that knock out all targets.
  var excess: Int { cells.reduce(0) { $0 + ($1?.thousandths.upperBound ?? 0) } }
}

extension [DamageRow] {
  /// The statements that change no damage of the rows.
  package var unused: [StatedFact] {
    let cells = flatMap(\.cells).compactMap { $0 }.filter { $0.damage.range.upperBound > 0 }
    return StatedFact.allCases.filter { fact in
      !cells.isEmpty && cells.allSatisfy { $0.unused.contains(fact) }
    }
  }
}
