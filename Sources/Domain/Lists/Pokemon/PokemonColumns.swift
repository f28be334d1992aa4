extension PokemonRows {
  package static let columns: [QueryColumn<PokemonRows>] = [
    .number(
      "number", title: "No.", "National Dex number; with --game, that of the game's dex"
    ) { listing, rows in
      rows.map { row in
        let number = listing.rows.numbers[row]
        return number == .min ? nil : Int(number)
      }
    },
    .name,
    .types { $0.types(of: $1) },
    .id(of: "the form") { $0.catalog.forms.ids[$1].rawValue },
    .slug(of: "the form"),
    .list("abilities", title: "Abilities", "all abilities, the hidden one in brackets") {
      listing, rows in
      let names = AbilityNames(listing.rows)
      return rows.map { names.all(of: $0) }
    },
    .list("eggs", title: "Egg groups", "one or two egg groups", separator: "/") {
      listing, rows in
      let names = listing.rows.titles(of: EggGroup.self)
      let lists = listing.rows.catalog.species.lists(\.eggGroups)
      return rows.map { row in
        let species = Int(listing.rows.catalog.speciesRows[row])
        guard species >= 0 else { return [] }
        return lists[species].compactMap { $0.flatMap { names[$0] } }
      }
    },
    .named("color", title: "Colour", "colour in the Pokédex", PokemonColor.self) {
      $0.catalog.speciesColumn(\.color)
    },
    .named("shape", title: "Shape", "body shape", PokemonShape.self) {
      $0.catalog.speciesColumn(\.shape)
    },
    .named("habitat", title: "Habitat", "habitat of the species", PokemonHabitat.self) {
      $0.catalog.speciesColumn(\.habitat)
    },
    .named("growth", title: "Growth", "growth rate", GrowthRate.self) {
      $0.catalog.speciesColumn(\.growthRate)
    },
  ]
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
