extension EncounterRows {
  package static let fields: [QueryField<EncounterRows>] =
    [
      QueryField(
        ["place", "name", "n"], "the name of the place, in any language", .name,
        ["place:route", "place:forest chance>=20"]),
      QueryField(
        ["region", "r"], "in the region", .choice(region, nil),
        ["region:johto", "region:kanto method:fishing"]),
    ] + meetingFields

  private static let region = Choice<EncounterRows>.column(
    "region", Region.self, { rows in rows.meetings.map { rows.words.regionID(of: $0.area) } })

  package static let columns: [QueryColumn<EncounterRows>] = [
    QueryColumn("place", title: "Place", "the place") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    meeting("spot", title: "Place", "the place and its area") { meeting, words in
      [words.place(of: meeting.area).name, words.part(of: meeting.area)].filter { !$0.isEmpty }
        .joined(separator: ", ")
    },
    areaColumn,
    methodColumn,
    levelsColumn,
    conditionColumn,
    gameColumn,
    versionColumn,
    meeting("region", title: "Region", "the region of the place") { $1.region(of: $0.area) },
    traitColumn,
    wayColumn,
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the place") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
  ]
}
