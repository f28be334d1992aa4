/// A dex as the games of a lens knew it, with the names of all that is in it: what pages are made
/// of.
struct LensedDex: Sendable {
  /// The most Pokémon that a page names instead of only counting them.
  private static let mostNamed = 24

  let pokemon: PokemonRows
  let dex: any DexReference
  let games: Games
  private let engine: QueryEngine<PokemonRows>

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  init(_ pokedex: any PokedexRepository, through lens: Lens?) async throws(PokedexError) {
    try self.init(PokemonRows(try await pokedex.catalog(), through: lens))
  }

  init(_ pokemon: PokemonRows) throws(PokedexError) {
    self.pokemon = pokemon
    dex = try pokemon.dex()
    games = try Games(dex, through: pokemon.lens)
    engine = QueryEngine(pokemon)
  }

  var lens: Lens? { pokemon.lens }
  var catalog: Catalog { pokemon.catalog }

  /// A row of the dex.
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

  /// What a thing is called, where there is one.
  func name<Row: Tabular>(of id: ID<Row>?) throws(PokedexError) -> String? {
    guard let id else { return nil }
    return try title(of: id).name
  }
}

// MARK: Pokémon

extension LensedDex {
  var forms: Titles<Form> { Titles(catalog.forms, catalog.names) }

  /// The first form of a species that the games know: the usual one, where they do.
  func form(of species: ID<Species>) -> Named<Form>? {
    guard let row = catalog.species.row(of: species) else { return nil }
    let known = catalog.species.lists(\.forms)[row].lazy.compactMap { $0 }
      .first { form in exists(ID(form)) }
    return known.map { forms[ID($0)] }
  }

  /// Whether the games know a form.
  func exists(_ form: ID<Form>) -> Bool {
    catalog.forms.row(of: form).map { pokemon.existing.contains($0) } ?? false
  }

  /// The Pokémon that a query finds, named where they are few. Counting them by the query itself
  /// makes sure that the list shows as many. Nothing where there are none.
  func list(_ query: String) throws(PokedexError) -> PokemonList? {
    let result = SearchPokedex()(query, in: engine)
    if let failure = result.failure { throw failure }
    guard result.problems.isEmpty, !result.rows.isEmpty else { return nil }
    let named = result.rows.count > Self.mostNamed ? [] : result.rows
    return PokemonList(
      query: query, count: result.rows.count,
      forms: named.map { Named(catalog.forms.ids[$0], catalog.names[$0]) })
  }
}

/// The groups of games of a dex, in time.
struct Games: Sendable {
  let table: Table<VersionGroup>
  private let names: GameNames
  private let orders: [Int32]
  private let lens: Lens?

  init(_ dex: any DexReference, through lens: Lens?) throws(PokedexError) {
    table = try dex.table(VersionGroup.self)
    names = try GameNames(dex)
    orders = table.column(\.order)
    self.lens = lens
  }

  subscript(group: ID<VersionGroup>) -> Named<VersionGroup> { Named(group, names[group]) }

  func slug(of group: ID<VersionGroup>) -> String {
    table.row(of: group).map { table.slugs[$0] } ?? ""
  }

  /// The place in time.
  func order(of group: ID<VersionGroup>) -> Int {
    table.row(of: group).map { Int(orders[$0]) } ?? 0
  }

  /// Whether the games are among those that are looked at.
  func isSeen(_ group: ID<VersionGroup>) -> Bool { lens?.groups.contains(group) ?? true }

  /// Whether the games came out before the end of the time that is looked at.
  func isPast(_ group: ID<VersionGroup>) -> Bool {
    lens.map { order(of: group) <= $0.order } ?? true
  }

  /// Those that are looked at, each once, the newest first.
  func newestFirst(_ groups: some Sequence<ID<VersionGroup>>) -> [ID<VersionGroup>] {
    Set(groups).filter { isSeen($0) }.sorted { order(of: $0) > order(of: $1) }
  }
}
