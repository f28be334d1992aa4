/// Choices that match the ID in a column.
extension Choice<PokemonRows> {
  static let trait = Choice(
    "trait",
    vocabulary: { _ in
      Vocabulary(
        Trait.allCases.map { ($0.rawValue, $0.others) } + MoveTrait.all.map { ($0.name, []) },
        meanings: Trait.allCases.map(\.meaning) + MoveTrait.all.map(\.meaning))
    },
    criterion: { chosen, _ in
      let traits = chosen.entries.compactMap { Trait(rawValue: $0.slug) }
      let moveTraits = MoveTrait.all.filter { trait in
        chosen.entries.contains { $0.slug == trait.name }
      }
      return Criterion(
        rows: { rows throws(PokedexError) in
          var found = RowSet(count: rows.count)
          for trait in traits { found.formUnion(try trait.rows(in: rows)) }
          for trait in moveTraits { found.formUnion(try trait.learners(in: rows).rows(in: rows)) }
          return found
        },
        reason: { rows, row throws(PokedexError) in
          for trait in moveTraits {
            if let moves = try trait.learners(in: rows).reason(for: row, in: rows) { return moves }
          }
          guard traits.contains(.noted) else { return nil }
          let note = try rows.catalog.marks.book()[rows.catalog.forms.ids[row]].note
          return note.isEmpty ? nil : note
        })
    })

  static let region = column(
    "region", Region.self,
    { rows throws(PokedexError) in try rows.debuts().regions },
    reason: { "new in \($0)" })

  static let growth = Choice(
    "growth rate",
    vocabulary: { rows throws(PokedexError) in
      Vocabulary([gamesGrowthRates, try Vocabulary.Part(GrowthRate.self, in: try rows.dex())])
    },
    criterion: { chosen, _ in
      .column(chosen, GrowthRate.self, { $0.catalog.speciesColumn(\.growthRate) }) { _ in nil }
    })

  /// The games' names for growth rates that PokeAPI calls otherwise.
  private static let gamesGrowthRates = Vocabulary.Part(
    .growthRate, [2: "medium-fast", 5: "erratic", 6: "fluctuating"])

  static let color = column(
    "colour", PokemonColor.self, { $0.catalog.speciesColumn(\.color) }, reason: { _ in nil })

  static let shape = column(
    "shape", PokemonShape.self, { $0.catalog.speciesColumn(\.shape) }, reason: { _ in nil })

  static let habitat = column(
    "habitat", PokemonHabitat.self, { $0.catalog.speciesColumn(\.habitat) }, reason: { _ in nil })
}
