extension Choice<ItemRows> {
  static let category = column("category", ItemCategory.self, { $0.table.column(\.category) })

  static let pocket = column(
    "pocket", ItemPocket.self, { $0.pockets() })

  static let flingEffect = column(
    "effect", ItemFlingEffect.self, { $0.table.column(\.flingEffect) })

  static let firmness = column(
    "firmness", BerryFirmness.self, { $0.berryColumn(\.firmness) })

  static let giftType = type { $0.berryColumn(\.naturalGiftType) }

  static let attribute = Choice(
    "attribute",
    vocabulary: { $0.vocabulary(of: ItemAttribute.self) },
    criterion: { chosen, _ in
      let wanted = chosen.ids(ItemAttribute.self).map(\.rawValue)
      return Criterion(
        rows: { rows in
          let lists = rows.table.lists(\.attributes)
          return RowSet(count: rows.count) { row in
            lists[row].contains { $0.map { wanted.contains($0) } ?? false }
          }
        },
        reason: { _, _ in nil })
    })

  static let flavor = taste { $0.tastes(of: $1) }
}

extension ItemRows {
  /// Returns the pocket of each item's category.
  func pockets() -> [Int32] {
    let categories = dex.table(ItemCategory.self)
    let pockets = categories.column(\.pocket)
    return table.column(\.category).map { category in
      categories.row(of: ID(Int(category))).map { pockets[$0] } ?? .min
    }
  }

  /// Returns the flavours of the item's berry; empty if the item is not a berry.
  fileprivate func tastes(of row: Int) -> [BerryTaste] {
    berry(of: row).map { berries[$0].flavors } ?? []
  }
}
