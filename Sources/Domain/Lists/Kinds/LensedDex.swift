/// The data that pages are built from: a dex, its names, and the forms that exist in the games of a
/// lens.
package struct LensedDex: Sendable {
  /// The maximum number of Pokémon that a page lists by name.
  private static let maxNamed = 24

  /// The catalog without the lens. Applying a lens to it takes longer than building most pages;
  /// pages that need the past values call ``seen()``.
  let catalog: Catalog
  let dex: any DexReference
  let lens: Lens?
  let games: Games
  /// The rows of the catalog that exist in the games.
  let existing: RowSet
  private let today: QueryEngine<PokemonRows>

  /// - Throws: ``PokedexError/needsDex`` if only PokeAPI is available.
  init(_ pokedex: any PokedexRepository, through lens: Lens?) async throws(PokedexError) {
    try self.init(try await pokedex.catalog(), through: lens)
  }

  init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    guard let dex = catalog.reference else { throw .needsDex }
    self.catalog = catalog
    self.dex = dex
    self.lens = lens
    games = try Games(dex, through: lens)
    today = QueryEngine(PokemonRows(catalog))
    guard let lens else {
      existing = RowSet(all: catalog.count)
      return
    }
    var existing = RowSet(count: catalog.count)
    for group in lens.data.groups {
      for form in try dex.forms(in: group) {
        if let row = catalog.forms.row(of: form) { existing.insert(row) }
      }
    }
    self.existing = existing
  }

  /// Returns the Pokémon with their values in the games of the lens.
  func seen() throws(PokedexError) -> QueryEngine<PokemonRows> {
    lens == nil ? today : QueryEngine(try PokemonRows(catalog, through: lens))
  }
}

// MARK: Entities

extension LensedDex {
  /// Returns an entity of the dex.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` with the name of the kind.
  func entity<Row: Tabular>(_ id: ID<Row>) throws(PokedexError) -> Row {
    guard let row = try dex.table(Row.self)[id] else {
      throw .notFound("\(Row.kind.rawValue) \(id)")
    }
    return row
  }

  func titles<Row: Tabular>(of type: Row.Type) throws(PokedexError) -> Titles<Row> {
    let table = try dex.table(type)
    return Titles(table, try dex.names(of: table))
  }

  func title<Row: Tabular>(of id: ID<Row>) throws(PokedexError) -> Named<Row> {
    try titles(of: Row.self)[id]
  }

  /// Returns the name of an entity; `nil` for `nil`.
  func name<Row: Tabular>(of id: ID<Row>?) throws(PokedexError) -> String? {
    guard let id else { return nil }
    return try title(of: id).name
  }
}

// MARK: Pokémon

extension LensedDex {
  var forms: Titles<Form> { Titles(catalog.forms, catalog.names) }

  /// Returns the first form of a species that exists in the games: the default form if it does.
  func form(of species: ID<Species>) -> Named<Form>? {
    guard let row = catalog.species.row(of: species) else { return nil }
    let known = catalog.species.lists(\.forms)[row].lazy.compactMap { $0 }
      .first { form in exists(ID(form)) }
    return known.map { forms[ID($0)] }
  }

  /// Returns whether a form exists in the games.
  func exists(_ form: ID<Form>) -> Bool {
    catalog.forms.row(of: form).map { existing.contains($0) } ?? false
  }

  /// Returns the Pokémon that match a query; `nil` if there are none. Runs the query, so that
  /// the count equals that of the list which a link with this query opens.
  ///
  /// - Parameter pokemon: The Pokémon to search, if the query depends on past values.
  func list(
    _ query: String, in pokemon: QueryEngine<PokemonRows>? = nil
  ) throws(PokedexError) -> PokemonList? {
    let result = SearchPokedex()(query, in: pokemon ?? today)
    if let failure = result.failure { throw failure }
    guard result.problems.isEmpty else { return nil }
    return list(query, rows: result.rows.filter { existing.contains($0) })
  }

  /// Returns the rows of the Pokémon that can know a move, which are those that `move:` finds.
  func rows(knowing move: Move) throws(PokedexError) -> [Int] {
    try seen().rows.learners(of: [move.id]).intersection(existing).rows
  }

  /// Returns a list of Pokémon already known to match a query.
  func list(_ query: String, of forms: Set<ID<Form>>) -> PokemonList? {
    let rows = forms.compactMap { catalog.forms.row(of: $0) }.filter { existing.contains($0) }
    return list(query, rows: rows)
  }

  /// Returns a list of the rows already known to match a query and to exist in the games.
  func list(_ query: String, rows: [Int]) -> PokemonList? {
    guard !rows.isEmpty else { return nil }
    let named = rows.count > Self.maxNamed ? [] : rows
    let sorted = named.sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
    return PokemonList(
      query: query, count: rows.count,
      forms: sorted.map { Named(catalog.forms.ids[$0], catalog.names[$0]) })
  }
}
