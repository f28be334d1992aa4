extension Choice<PokemonRows> {
  static let eggGroup = Choice(
    "egg group",
    vocabulary: { $0.vocabulary(of: EggGroup.self) },
    criterion: { chosen, _ in
      let groups = chosen.ids(EggGroup.self).map(\.rawValue)
      return Criterion(
        rows: { rows in
          let lists = rows.catalog.species.lists(\.eggGroups)
          let belongs = (0..<rows.catalog.species.count).map { species in
            lists[species].contains { $0.map { groups.contains($0) } ?? false }
          }
          let species = rows.catalog.speciesRows
          return RowSet(count: rows.count) { species[$0] >= 0 && belongs[Int(species[$0])] }
        },
        reason: { _, _ in nil })
    })

  private static let genders: [(slug: String, others: [String])] = [
    ("female", ["f"]), ("male", ["m"]), ("genderless", ["unknown", "none"]),
  ]

  /// `gender:female>50`, in percent; without a number, any share.
  static let gender = Choice(
    "gender", details: .amount,
    vocabulary: { _ in Vocabulary(genders) },
    criterion: { chosen, _ in
      let wanted = chosen.entries.map(\.slug)
      return Criterion(
        rows: { rows in
          let rates = rows.genderRates()
          return RowSet(count: rows.count) { row in
            guard rates[row] != .min else { return false }
            return wanted.contains { gender in
              chosen.holds(of: percent(gender, rate: rates[row]))
            }
          }
        },
        reason: { rows, row in
          let rate = rows.genderRates()[row]
          guard rate >= 0 else { return "genderless" }
          return wanted.map { "\(text(percent($0, rate: rate))) % \($0)" }.joined(separator: ", ")
        })
    })

  /// - Parameter rate: The eighths of the species that are female; -1 for genderless.
  private static func percent(_ gender: String, rate: Int32) -> Double {
    switch (gender, rate < 0) {
    case ("genderless", true): 100
    case ("genderless", false), (_, true): 0
    case ("female", false): Double(rate) * 12.5
    case (_, false): 100 - Double(rate) * 12.5
    }
  }

  private static func text(_ percent: Double) -> String {
    percent == percent.rounded() ? String(Int(percent)) : String(percent)
  }
}
