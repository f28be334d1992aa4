extension PokemonRows {
  package static let columns: [QueryColumn<PokemonRows>] = [
    QueryColumn(
      "number", title: "No.", "National Dex number; with --game, that of the game's dex",
      isNumber: true
    ) { listing, rows in
      rows.map { row in
        let number = listing.rows.numbers[row]
        return number == .min ? "" : "\(number)"
      }
    },
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    QueryColumn("types", title: "Types", "one or two types", separator: "/") { listing, rows in
      rows.map { listing.rows.types(of: $0).map(\.name) }
    },
    QueryColumn("id", title: "Id", "PokéAPI's number of the form", isNumber: true) {
      listing, rows in rows.map { "\(listing.rows.catalog.forms.ids[$0])" }
    },
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the form") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
    QueryColumn(
      "abilities", title: "Abilities", "all abilities, the hidden one in brackets", separator: ", "
    ) { listing, rows in
      let names = AbilityNames(listing.rows)
      return rows.map { names.all(of: $0) }
    },
    QueryColumn("eggs", title: "Egg groups", "one or two egg groups", separator: "/") {
      listing, rows in
      let names = listing.rows.titles(of: EggGroup.self)
      let lists = listing.rows.catalog.species.lists(\.eggGroups)
      return rows.map { row in
        let species = Int(listing.rows.catalog.speciesRows[row])
        guard species >= 0 else { return [] }
        return lists[species].compactMap { $0.flatMap { names[$0] } }
      }
    },
    speciesName("color", title: "Colour", "colour in the Pokédex", PokemonColor.self, \.color),
    speciesName("shape", title: "Shape", "body shape", PokemonShape.self, \.shape),
    speciesName(
      "habitat", title: "Habitat", "habitat of the species", PokemonHabitat.self, \.habitat),
    speciesName(
      "growth", title: "Growth", "growth rate", GrowthRate.self, \.growthRate),
  ]

  private static func speciesName<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ path: PartialKeyPath<Species> & Sendable
  ) -> QueryColumn<PokemonRows> {
    QueryColumn(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: type)
      let column = listing.rows.catalog.speciesColumn(path)
      return rows.map { names[Int(column[$0])] ?? "" }
    }
  }
}

/// Formats the abilities of forms.
private struct AbilityNames {
  private let rows: PokemonRows
  private let names: [Int: String]

  init(_ rows: PokemonRows) {
    self.rows = rows
    names = rows.titles(of: Ability.self)
  }

  func all(of row: Int) -> [String] {
    let forms = rows.catalog.forms
    let regular = [forms.column(\.ability1)[row], forms.column(\.ability2)[row]]
    let hidden = forms.column(\.hiddenAbility)[row]
    return regular.compactMap { names[Int($0)] }
      + [names[Int(hidden)].map { "(\($0))" }].compactMap { $0 }
  }
}
