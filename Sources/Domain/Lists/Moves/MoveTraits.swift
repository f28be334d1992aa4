extension MoveRows {
  /// The values of `is:` for moves.
  package static let traits = facts + classTraits + flagTraits

  private static let facts: [RowTrait<MoveRows>] = [
    RowTrait("damaging", "physical or special") { $0.damaging },
    RowTrait("variable", "does damage, but has no base power") {
      // PokeAPI's power 1 means variable power.
      $0.damaging.intersection($0.rows(where: \.power) { $0 <= 1 })
    },
    RowTrait("sure", "never misses: has no accuracy") {
      $0.rows(where: \.accuracy) { $0 <= 0 }
    },
    RowTrait("priority", "has positive priority") { $0.rows(where: \.priority) { $0 > 0 } },
    RowTrait("late", "has negative priority") {
      $0.rows(where: \.priority) { $0 < 0 && $0 != .min }
    },
    RowTrait("multihit", "may hit more than once") { $0.rows(where: \.maxHits) { $0 > 1 } },
    RowTrait("spread", "targets several Pokémon") {
      $0.rows(where: \.target) { severalTargets.contains($0) }
    },
    RowTrait("ohko", "makes the target faint with one hit") {
      $0.rows(where: \.category) { $0 == knockingOut }.union($0.rows(with: .ohko))
    },
    RowTrait("healing", "heals, or drains HP") {
      $0.rows(where: \.healing) { $0 > 0 }
        .union(
          $0.rows(where: \.drain) { $0 > 0 }, $0.rows(where: \.category) { $0 == healing },
          $0.rows(with: .recovery))
    },
    RowTrait("recoil", "costs the user HP") {
      $0.rows(where: \.drain) { $0 < 0 && $0 != .min }
        .union(
          $0.rows(where: \.healing) { $0 < 0 && $0 != .min }, $0.rows(with: .recoil),
          $0.rows(with: .crash))
    },
    RowTrait("machine", "taught by a TM, an HM or a TR") { rows in
      rows.taughtByMachine()
    },
    RowTrait("zmove", "a Z-Move", in: .zMoves) { GameSpecificMoves.zMove.rows(of: $0.table) },
    RowTrait("max", "a Max Move", in: .dynamax) { GameSpecificMoves.max.rows(of: $0.table) },
    RowTrait("changed", "had another type, power, effect or the like in earlier games") { rows in
      let (values, changes) = (
        rows.table.lists(\.pastValues), rows.table.lists(\.pastStatChanges)
      )
      let length = PastMoveValues.fields.count
      return RowSet(count: rows.count) { row in
        // The first number of each entry is the game.
        values[row].enumerated().contains { $0.offset % length > 0 && $0.element != nil }
          || !changes[row].isEmpty
      }
    },
  ]

  private static let classTraits: [RowTrait<MoveRows>] = MoveClass.allCases
    .filter { $0 != .ohko && $0 != .recoil }
    .map { kind in RowTrait(kind.rawValue, kind.meaning) { $0.rows(with: kind) } }

  /// The values of `flag:`, which `is:` also takes.
  static let flagTraits: [RowTrait<MoveRows>] = MoveFlag.allCases.map { flag in
    RowTrait(flag.rawValue, flag.meaning) { $0.rows(where: \.flags, have: flag.bit) }
  }

  // PokeAPI's IDs.
  private static let status: Int32 = 1
  private static let healing: Int32 = 3
  private static let knockingOut: Int32 = 9
  /// All other Pokémon, all opponents, all Pokémon.
  private static let severalTargets: [Int32] = [9, 11, 14]

  private var damaging: RowSet {
    rows(where: \.damageClass) { $0 != Self.status && $0 != .min }
  }

  func rows(with kind: MoveClass) -> RowSet { rows(where: \.classes, have: kind.bit) }

  private func rows(where path: PartialKeyPath<Move>, have bit: Int) -> RowSet {
    rows(where: path) { $0 > 0 && Int($0) & bit != 0 }
  }

  private func rows(
    where path: PartialKeyPath<Move>, _ holds: (Int32) -> Bool
  ) -> RowSet {
    let column = table.column(path)
    return RowSet(count: count) { holds(column[$0]) }
  }

  /// Returns the moves that machines teach in the games of the lens.
  private func taughtByMachine() -> RowSet {
    let machines = dex.table(Machine.self)
    let taught = machines.column(\.move)
    let groups = machines.column(\.versionGroup)
    var found = RowSet(count: count)
    for machine in 0..<machines.count {
      guard lens?.data.groups.contains(ID(Int(groups[machine]))) ?? true else { continue }
      if let row = table.row(of: ID(Int(taught[machine]))) { found.insert(row) }
    }
    return found
  }
}

extension RowSet {
  fileprivate func union(_ others: RowSet...) -> RowSet {
    others.reduce(into: self) { $0.formUnion($1) }
  }
}
