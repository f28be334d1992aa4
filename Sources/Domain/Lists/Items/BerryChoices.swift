/// Choices for lists of berries, and of items, some of which are berries.
extension Choice {
  /// A type, matched by the ID in a column.
  static func type(
    _ column: @escaping @Sendable (Rows) -> [Int32]
  ) -> Choice {
    Choice(
      "type", vocabulary: { .types($0) },
      criterion: { chosen, _ in .column(chosen, PokemonType.self, column) })
  }

  /// `flavor:spicy>=30`; without a number, any potency.
  static func taste(_ tastes: @escaping @Sendable (Rows, Int) -> [BerryTaste]) -> Choice {
    Choice(
      "flavour", details: .amount,
      vocabulary: { $0.vocabulary(of: BerryFlavor.self) },
      criterion: { chosen, _ in
        let flavors = chosen.ids(BerryFlavor.self)
        return Criterion(
          rows: { rows in
            RowSet(count: rows.count) { row in
              tastes(rows, row).contains {
                flavors.contains($0.flavor) && chosen.holds(of: Double($0.potency))
              }
            }
          },
          reason: { rows, row in
            tastes(rows, row).first { flavors.contains($0.flavor) }
              .map { "\(chosen.name) \($0.potency)" }
          })
      })
  }
}
