/// Query fields and columns of places.
extension LocationRows {
  package static let fields: [QueryField<LocationRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name,
      ["name:viridian-forest", "name:vertania"]),
    .called("viridian-forest"),
    QueryField(
      ["region", "r"], "is in the region", .choice(.region, nil),
      ["region:sinnoh", "region:kanto pokemon>20"]),
    .number(
      ["pokemon", "forms"], title: "Pokémon", "how many forms appear there",
      Measure { $0.finds().forms }, ["pokemon>=40"]),
    .number(
      ["areas", "parts"], title: "Parts", "how many areas it has",
      Measure { $0.areas() }, ["areas>=5"]),
    .number(
      ["games"], title: "Games", "how many version groups have encounters there",
      Measure { rows in rows.finds().games.map { Int32($0.count) } },
      ["games>=8"]),
    QueryField(
      ["of"], "the Pokémon appears there; @ limits it to a game", .choice(.resident, nil),
      ["of:pikachu", "of:eevee@platinum"]),
    QueryField(
      ["game"], "has encounters in the game", .choice(.game, nil),
      ["game:platinum", "game:gold region:kanto"]),
  ]

  package static let columns: [QueryColumn<LocationRows>] = [
    .name,
    .named("region", title: "Region", "its region", Region.self) {
      $0.table.column(\.region)
    },
    .slug(),
  ]
}

extension Choice<LocationRows> {
  fileprivate static let region = column("region", Region.self, { $0.table.column(\.region) })

  fileprivate static let game = Choice(
    "game",
    vocabulary: { $0.games() },
    criterion: { chosen, rows in
      let games = rows.games(named: chosen.entries)
      let versions = games.versions(in: rows.dex.table(Version.self))
      return Criterion(
        rows: { rows in
          let known = rows.finds().versions
          return RowSet(count: rows.count) { !known[$0].isDisjoint(with: versions) }
        },
        reason: { _, _ in nil })
    })

  /// `of:eevee@platinum`.
  fileprivate static let resident = Choice(
    "Pokémon", details: .game,
    vocabulary: { $0.pokemon.forms() },
    criterion: { chosen, rows in
      let forms = chosen.forms(in: rows.pokemon.catalog.forms)
      return Criterion(
        rows: { rows in
          var found = RowSet(count: rows.count)
          for encounter in rows.encounters(of: forms, chosen) {
            if let row = rows.row(of: encounter.area) { found.insert(row) }
          }
          return found
        },
        reason: { rows, row in
          var here: [Encounter] = []
          for encounter in rows.encounters(of: forms, chosen)
          where rows.row(of: encounter.area) == row {
            here.append(encounter)
          }
          return EncounterSummary(here, in: rows.dex).text
        })
    })
}

extension LocationRows {
  /// Returns the encounters in the games of the query, or in those of the lens.
  fileprivate func encounters(of forms: [ID<Form>], _ chosen: Chosen) -> [Encounter] {
    let versions = chosen.versions(in: dex, through: pokemon.lens)
    var encounters: [Encounter] = []
    for form in forms {
      encounters += dex.encounters(of: form).filter { encounter in
        versions?.contains(encounter.version) ?? true
      }
    }
    return encounters
  }

  fileprivate func row(of area: ID<LocationArea>) -> Int? {
    let areas = dex.table(LocationArea.self)
    guard let row = areas.row(of: area) else { return nil }
    return table.row(of: ID(Int(areas.column(\.location)[row])))
  }
}
