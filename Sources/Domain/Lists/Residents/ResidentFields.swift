/// The query fields and columns of a list of encounters at a place: encounter fields, and Pokémon
/// fields.
extension ResidentRows {
  package static let fields: [QueryField<ResidentRows>] =
    [
      QueryField(
        ["name", "n"], "the name, in any language", .name, ["name:eevee", "name:evoli"]),
      .called("eevee"),
    ] + encounterFields + [gameField] + pokemonFields

  /// The fields of Pokémon to leave out: those redefined here, and the one for other places.
  private static let omittedWords: Set = ["name", "called", "game", "found", "level"]

  private static let pokemonFields = PokemonRows.fields.filter { !omittedWords.contains($0.name) }
    .map { $0.applied(to: ResidentRows.self) }

  package static let columns: [QueryColumn<ResidentRows>] = [
    .number(
      "number", title: "No.", "National Dex number; with --game, that of the game's dex"
    ) { listing, rows in
      rows.map { row in
        let number = listing.rows.pokemon.numbers[listing.rows.links[row].row]
        return number == .min ? nil : Int(number)
      }
    },
    .name,
    QueryColumn("mark", title: "Mark", "your mark: caught or seen") { listing, rows in
      let book = listing.rows.pokemon.catalog.marks.book()
      return rows.map { .marks(book[listing.rows.form(of: $0)].marks) }
    },
    .types { $0.pokemon.types(of: $0.links[$1].row) },
    methodColumn,
    levelsColumn,
    conditionColumn,
    areaColumn,
    gameColumn,
    versionColumn,
    traitColumn,
    wayColumn,
    .slug(of: "the form"),
    .text("place", title: "Place", "PokéAPI's name of the place") { listing, rows in
      let places = listing.rows.dex.table(Location.self)
      let slug = places.row(of: listing.rows.location).map { places.slugs[$0] } ?? ""
      return rows.map { _ in slug }
    },
  ]
}
