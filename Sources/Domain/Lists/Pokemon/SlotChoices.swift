extension Choice<PokemonRows> {
  /// Where a form can be kept, in any of its looks. Shiny colours that nobody has do not count.
  static let keeping = Choice(
    "place to keep it",
    vocabulary: { _ in .keepings },
    criterion: { chosen, _ in
      let wanted = Keeping.chosen(chosen)
      return Criterion(
        rows: { rows in
          let kept = rows.catalog.slots.entries.filter {
            !$0.slot.isShiny && wanted.contains($0.keeping)
          }
          return rows.catalog.rows(of: kept.map(\.slot.form))
        },
        reason: { _, _ in nil })
    })
}

extension Vocabulary {
  /// The places to keep a Pokémon.
  static var keepings: Vocabulary {
    Vocabulary(
      Keeping.allCases.map { ($0.rawValue, []) }, meanings: Keeping.allCases.map(\.meaning))
  }
}

extension Keeping {
  static func chosen(_ chosen: Chosen) -> Set<Keeping> {
    Set(chosen.entries.map { allCases[$0.id] })
  }
}
