/// The query fields and columns of a list of encounters at a place: encounter fields, and Pokémon
/// fields.
extension ResidentRows {
  package static let fields: [QueryField<ResidentRows>] =
    [
      QueryField(
        ["name", "n"], "the name, in any language", .name, ["name:eevee", "name:evoli"]),
      .called("eevee"),
    ] + encounterFields + pokemonFields

  /// The fields of Pokémon to leave out: those redefined here, and the one for other places.
  private static let omittedWords: Set = ["name", "called", "game", "found"]

  private static let pokemonFields = PokemonRows.fields.filter { !omittedWords.contains($0.name) }
    .map { $0.applied(to: ResidentRows.self) }

  package static let columns: [QueryColumn<ResidentRows>] = [
    QueryColumn(
      "number", title: "No.", "National Dex number; with --game, that of the game's dex",
      isNumber: true
    ) { listing, rows in
      rows.map { row in
        let number = listing.rows.pokemon.numbers[listing.rows.links[row].row]
        return number == .min ? "" : "\(number)"
      }
    },
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    QueryColumn("mark", title: "Mark", "your mark: caught or seen") { listing, rows in
      let book = listing.rows.pokemon.catalog.marks.book()
      return rows.map { book[listing.rows.form(of: $0)].marks.progress?.name ?? "" }
    },
    QueryColumn("types", title: "Types", "one or two types", separator: "/") { listing, rows in
      rows.map { listing.rows.pokemon.types(of: listing.rows.links[$0].row).map(\.name) }
    },
    methodColumn,
    levelsColumn,
    conditionColumn,
    areaColumn,
    gameColumn,
    versionColumn,
    traitColumn,
    wayColumn,
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the form") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
    QueryColumn("place", title: "Place", "PokéAPI's name of the place") { listing, rows in
      let places = listing.rows.dex.table(Location.self)
      let slug = places.row(of: listing.rows.location).map { places.slugs[$0] } ?? ""
      return rows.map { _ in slug }
    },
  ]
}
