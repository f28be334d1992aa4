extension EncounterRows {
  package static let fields: [QueryField<EncounterRows>] =
    [
      QueryField(
        ["place", "name", "n"], "the name of the place or of a game, in any language", .name,
        ["place:route", "place:forest chance>=20"]),
      gameField,
      QueryField(
        ["region", "r"], "in the region", .choice(region, nil),
        ["region:johto", "region:kanto method:fishing"]),
    ] + encounterFields

  private static let region = Choice<EncounterRows>.column(
    "region", Region.self, { rows in rows.encounters.map { rows.words.regionID(of: $0.area) } })

  package static let columns: [QueryColumn<EncounterRows>] = [
    .text("place", title: "Place", "the place") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    encounterColumn("spot", title: "Place", "the place and its area") { encounter, words in
      [words.place(of: encounter.area).name, words.part(of: encounter.area)].filter { !$0.isEmpty }
        .joined(separator: ", ")
    },
    areaColumn,
    methodColumn,
    levelsColumn,
    conditionColumn,
    gameColumn,
    versionColumn,
    encounterColumn("region", title: "Region", "the region of the place") {
      $1.region(of: $0.area)
    },
    traitColumn,
    wayColumn,
    .slug(of: "the place"),
    .text("pokemon", title: "Pokémon", "PokéAPI's name of the Pokémon") { listing, rows in
      rows.map { _ in listing.rows.formSlug }
    },
  ]
}
