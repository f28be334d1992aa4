import PokedexDomain

extension TrainingPage: Shaped {
  static let shape = Shape<TrainingPage>.object([
    Field("stat", \.stat), Field("game", "its slug", \.game.slug), .conditions(\.conditions),
    Field("places", "the most EVs per battle first", \.places), .lacks { [$0.gap] },
  ])
}

extension TrainingPlace: Shaped {
  static let shape = Shape<TrainingPlace>.object([
    Field("place", \.location), Field("areas", "empty for all of the place", \.areas),
    Field("method", "how the Pokémon are met", \.method),
    Field("condition", "empty if it does not matter", \.condition),
    Field("versions", "empty for all of the game", \.versions),
    Field(
      "effort", "EVs in the stat, the average of a battle",
      as: .decimal(places: 3) { $0.scaled(by: 1000) }, \.effort),
    Field(
      "purity", "the part of all EVs that are in the stat",
      as: .decimal(places: 3, most: 1) { $0.scaled(by: 1000) },
      \.purity),
    Field("minLevel", \.levels.lowerBound), Field("maxLevel", \.levels.upperBound),
    Field("pokemon", "those that yield EVs in the stat, the likeliest first", \.pokemon),
  ])
}

extension TrainingPlace.Yield: Shaped {
  static let shape = Shape<TrainingPlace.Yield>.object([
    Field("pokemon", \.form), Field("chance", "percent", \.chance),
    Field("effort", "EVs in the stat", \.effort),
  ])
}

extension IndividualValuesPage: Shaped {
  static let shape = Shape<IndividualValuesPage>.object([
    Field("pokemon", \.form),
    Field("levels", "those at which its stats were seen") { $0.sightings.map(\.level) },
    Field("characteristic", "its slug", \.characteristic?.slug),
    Field("values", "with any of the natures; null if none fit", \.values),
    Field("natures", "the natures that fit, each with its values", \.natures),
    .lacks { [$0.absence, $0.gap] },
  ])
}

extension IndividualValuesPage.Possible: Shaped {
  static let shape = Shape<IndividualValuesPage.Possible>.object([
    Field("nature", \.nature), Field("values", \.values),
  ])
}

extension IndividualValues: Shaped {
  static let shape = Shape<IndividualValues>.object(
    named: "values",
    Stat.allCases.map { stat in
      Field(stat.jsonKey, as: .list(.number(0...31))) { $0.possible[stat] ?? [] }
    })
}
