/// Choices that match the ID in a column.
extension Choice<PokemonRows> {
  static let region = column(
    "region", Region.self,
    { $0.debuts().regions },
    reason: { "new in \($0)" })

  static let growth = Choice(
    "growth rate",
    vocabulary: { rows in
      Vocabulary([gamesGrowthRates, Vocabulary.Part(GrowthRate.self, in: rows.dex)])
    },
    criterion: { chosen, _ in
      .column(chosen, GrowthRate.self, { $0.catalog.speciesColumn(\.growthRate) }) { _ in nil }
    })

  /// The games' names for growth rates that PokeAPI names differently.
  private static let gamesGrowthRates = Vocabulary.Part(
    .growthRate, [2: "medium-fast", 5: "erratic", 6: "fluctuating"])

  static let color = column(
    "colour", PokemonColor.self, { $0.catalog.speciesColumn(\.color) }, reason: { _ in nil })

  static let shape = column(
    "shape", PokemonShape.self, { $0.catalog.speciesColumn(\.shape) }, reason: { _ in nil })

  static let habitat = column(
    "habitat", PokemonHabitat.self, { $0.catalog.speciesColumn(\.habitat) }, reason: { _ in nil })
}
