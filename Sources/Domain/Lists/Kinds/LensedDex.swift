/// A dex as of the games of a lens: the data, the names, and the forms that exist in the games, from
/// which lists and pages are made.
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

  package init(_ catalog: Catalog, through lens: Lens?) {
    let catalog = catalog.through(lens)
    self.catalog = catalog
    dex = catalog.dex
    self.lens = lens
    games = Games(dex, through: lens)
    today = QueryEngine(PokemonRows(catalog))
    existing = lens.map { catalog.rows(in: $0) } ?? RowSet(all: catalog.count)
  }

  /// Returns the Pokémon with their values in the games of the lens.
  func seen() -> QueryEngine<PokemonRows> {
    lens == nil ? today : QueryEngine(PokemonRows(catalog, through: lens))
  }
}

extension PokedexRepository {
  /// - Parameter lens: `nil` for today's data.
  /// - Throws: ``PokedexError/needsDex`` if only PokeAPI is available.
  package func dex(through lens: Lens? = nil) async throws(PokedexError) -> LensedDex {
    LensedDex(try await catalog().withDex(), through: lens)
  }
}

// MARK: Entities

extension LensedDex {
  /// Returns an entity of the dex; `nil` if there is none with this ID.
  func entity<Row: Tabular>(_ id: ID<Row>) -> Row? { dex.table(Row.self)[id] }

  /// The facts of an entity that people changed.
  package func changes(of kind: Kind, _ id: Int) -> [Overlay.ChangedFact] {
    dex.changes(of: kind, id, through: lens)
  }

  func titles<Row: Tabular>(of type: Row.Type) -> Titles<Row> {
    let table = dex.table(type)
    return Titles(table, dex.names(of: table))
  }

  func title<Row: Tabular>(of id: ID<Row>) -> Named<Row> {
    titles(of: Row.self)[id]
  }

  /// Returns the name of an entity; `nil` for `nil`.
  func name<Row: Tabular>(of id: ID<Row>?) -> String? {
    guard let id else { return nil }
    return title(of: id).name
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
  func list(_ query: String, in pokemon: QueryEngine<PokemonRows>? = nil) -> PokemonList? {
    let result = SearchPokedex()(query, in: pokemon ?? today)
    guard result.problems.isEmpty else { return nil }
    return list(query, rows: result.rows.filter { existing.contains($0) })
  }

  /// Returns the rows of the Pokémon that can know a move, which are those that `move:` finds.
  func rows(knowing move: Move) -> [Int] {
    seen().rows.learners(of: [move.id]).intersection(existing).rows
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
