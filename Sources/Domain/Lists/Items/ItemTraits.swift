extension ItemRows {
  /// The values of `is:` for items.
  package static let traits: [RowTrait<ItemRows>] = [
    RowTrait("berry", "a berry") { rows in
      RowSet(count: rows.count) { rows.berry(of: $0) != nil }
    },
    RowTrait("machine", "teaches a move: a TM, an HM or a TR") { rows in
      rows.machines().items
    },
    RowTrait("evolution", "makes a Pokémon evolve when used or held") { rows in
      rows.evolutionNeeds().all.reduce(into: RowSet(count: rows.count)) { $0.insert($1.item) }
    },
    RowTrait("stone", "makes a Pokémon evolve when used") { rows in
      rows.evolutionNeeds().all.filter(\.isUsed)
        .reduce(into: RowSet(count: rows.count)) { $0.insert($1.item) }
    },
    RowTrait("breeding", "makes a baby Pokémon hatch when a parent holds it", in: .eggs) { rows in
      let column = rows.table.column(\.babyTriggerFor)
      return RowSet(count: rows.count) { column[$0] != .min }
    },
    RowTrait("holdable", "can be held", in: .heldItems) { rows in
      let lists = rows.table.lists(\.attributes)
      return RowSet(count: rows.count) { row in
        isHoldable(lists[row].compactMap { $0.map { ID($0) } })
      }
    },
    RowTrait("held", "may be held by wild Pokémon", in: .heldItems) { rows in
      let holders = rows.holdings().holders
      return RowSet(count: rows.count) { holders[$0] > 0 }
    },
    RowTrait("ball", "a Poké Ball") { rows in
      let pockets = rows.pockets()
      return RowSet(count: rows.count) { pockets[$0] == balls }
    },
    RowTrait("key", "a key item") { rows in
      let pockets = rows.pockets()
      return RowSet(count: rows.count) { pockets[$0] == keys }
    },
    RowTrait("megastone", "lets a Pokémon Mega Evolve", in: .megaEvolution) {
      $0.rows(in: megaStones)
    },
    RowTrait("zcrystal", "lets a Pokémon use Z-Moves", in: .zMoves) { $0.rows(in: zCrystals) },
  ]

  // PokeAPI's IDs.
  /// Holdable, holdable-passive and holdable-active.
  private static let holdable = 5...7
  static func isHoldable(_ attributes: [ID<ItemAttribute>]) -> Bool {
    attributes.contains { holdable.contains($0.rawValue) }
  }

  private static let balls: Int32 = 3
  private static let keys: Int32 = 8
  static let megaStones: Int32 = 44
  private static let zCrystals: Int32 = 46

  private func rows(in category: Int32) -> RowSet {
    let column = table.column(\.category)
    return RowSet(count: count) { column[$0] == category }
  }
}
