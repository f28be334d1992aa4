extension Choice<PokemonRows> {
  static let heldItem = Choice(
    "item",
    vocabulary: { $0.vocabulary(of: Item.self) },
    criterion: { chosen, _ in
      let items = chosen.ids(Item.self)
      return Criterion(
        rows: { rows in
          let holders = rows.catalog.itemHolders
          return items.reduce(into: RowSet(count: rows.count)) { found, item in
            for row in holders[item] { found.insert(row) }
          }
        },
        reason: { rows, row in
          let held = rows.catalog.forms[row].heldItems.filter { items.contains($0.item) }
          guard let low = held.map(\.rarity).min(), let high = held.map(\.rarity).max() else {
            return nil
          }
          return "holds \(chosen.name) \(rangeText(low, high)) %"
        })
    })

  /// `found:route-209@platinum`.
  static let found = Choice(
    "place", details: .game,
    vocabulary: { rows in
      let dex = rows.dex
      return Vocabulary([(reached, [])], meanings: ["can be had so far in your run"])
        + Vocabulary([
          Vocabulary.Part(Location.self, in: dex),
          Vocabulary.Part(LocationArea.self, in: dex),
        ])
    },
    criterion: { chosen, rows in
      guard chosen.entries.first?.kind != nil else { return foundInRun }
      let areas = rows.areas(of: chosen)
      return Criterion(
        rows: { rows in
          var found = RowSet(count: rows.count)
          for resident in rows.residents(of: areas, chosen) {
            if let row = rows.catalog.forms.row(of: resident.form) { found.insert(row) }
          }
          return found
        },
        reason: { rows, row in
          let form = rows.catalog.forms.ids[row]
          let met = rows.residents(of: areas, chosen).filter { $0.form == form }
            .map(\.encounter)
          return EncounterSummary(met, in: rows.dex).text
        })
    })

  private static let reached = "reached"

  /// The Pokémon that the user can have so far in the run that they play.
  private static let foundInRun = Criterion<PokemonRows>(
    rows: { rows in
      guard let run = rows.run else { return RowSet(count: rows.count) }
      return rows.catalog.rows(of: run.residents(in: rows.catalog).map(\.form))
    },
    reason: { rows, row in
      guard let run = rows.run else { return nil }
      let form = rows.catalog.forms.ids[row]
      let met = run.residents(in: rows.catalog).filter { $0.form == form }.map(\.encounter)
      return EncounterSummary(met, in: rows.dex).text
    },
    gap: { rows in rows.run == nil ? .noRun : nil },
    failure: { rows in rows.catalog.marks.failure })
}

extension PokemonRows {
  /// The lowest level at which each form is met in the games of the lens; with a run, that of the
  /// player's own, or else of what can be had so far.
  func lowestLevels() -> [Int32] {
    let versions = lens?.games.versions(in: dex.table(Version.self))
    let run = run
    return catalog.forms.ids.map { form in
      if let own = run?.levels[form] { return Int32(own) }
      let met = dex.encounters(of: form).filter { encounter in
        versions?.contains(encounter.version) ?? true
          && run?.offers(encounter, of: form, in: catalog) ?? true
      }
      return met.map(\.minLevel).min().map { Int32(clamping: $0) } ?? .min
    }
  }
}

extension PokemonRows {
  /// Returns the chosen areas and all areas of the chosen locations.
  fileprivate func areas(of chosen: Chosen) -> [ID<LocationArea>] {
    let table = dex.table(LocationArea.self)
    let locations = Set(chosen.ids(Location.self).map { Int32($0.rawValue) })
    let column = table.column(\.location)
    return chosen.ids(LocationArea.self)
      + column.indices.filter { locations.contains(column[$0]) }.map { table.ids[$0] }
  }

  /// Returns the Pokémon found in the areas, in the games of the query or else of the lens.
  fileprivate func residents(of areas: [ID<LocationArea>], _ chosen: Chosen) -> [Resident] {
    let versions = chosen.versions(in: dex, through: lens)
    var residents: [Resident] = []
    for area in areas {
      residents += dex.residents(of: area).filter { resident in
        versions?.contains(resident.encounter.version) ?? true
      }
    }
    return residents
  }
}

/// A short description of encounters: `Viridian Forest: walk, level 3–5, in Yellow and 2 more`.
struct EncounterSummary {
  let text: String?

  init(_ encounters: [Encounter], in dex: any DexReference) {
    guard let last = encounters.max(by: { $0.version < $1.version }) else {
      text = nil
      return
    }
    let same = encounters.filter {
      $0.version == last.version && $0.area == last.area && $0.method == last.method
    }
    let words = EncounterNames(dex)
    let place = [words.place(of: last.area).name, words.part(of: last.area)]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    let method = Self.name(last.method, of: .encounterMethod, in: dex)
    let game = Self.name(last.version, of: .version, in: dex)
    let low = same.map(\.minLevel).min() ?? 0
    let high = same.map(\.maxLevel).max() ?? 0
    let levels = rangeText(low, high)
    let games = Set(encounters.map(\.version)).count
    text =
      "\(place): \(method.lowercased()), level \(levels), in \(game)\(GameNames.others(games - 1))"
  }

  private static func name<Row: Tabular>(
    _ id: ID<Row>, of kind: Kind, in dex: any DexReference
  ) -> String {
    let row = dex.table(Row.self).row(of: id)
    let names = dex.names(of: kind)
    return row.flatMap { $0 < names.count ? names[$0] : nil } ?? "#\(id)"
  }
}
