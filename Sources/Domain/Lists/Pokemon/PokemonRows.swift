/// The forms of a catalog, in the games of a lens.
package final class PokemonRows: QueryRows {
  package static let bareWordField: String? = "type"
  package static let bareNumberField: String? = "dex"
  package static let suggestedFields = ["ability", "move", "egg"]
  package static let rarelySuggestedFields = [
    "region", "game", "item", "color", "habitat", "shape", "found",
  ]
  package static let usefulFields = [
    "type", "move", "ability", "spe", "is", "weak", "resists", "gen", "total", "hp", "atk", "def",
    "spa", "spd", "immune", "beats", "evolves", "egg", "game", "found", "item", "region",
  ]
  package static let defaultColumns = ["number", "name", "types", "total"]
  package static let numberedColumn: String? = "number"

  /// The forms with their values in the games of the lens.
  package let catalog: Catalog
  package let lens: Lens?
  package let reference: (any DexReference)?
  package let existing: RowSet
  package let positions: [Int32]
  /// The dex number of each row: regional if the lens is a game with its own dex, otherwise
  /// national; `Int32.min` if it has none.
  package let numbers: [Int32]
  private let totalsMemo = Memo<[Int32]>()
  private let sourcesMemo = Memo<LearnsetSources>()
  private let gendersMemo = Memo<[Int32]>()
  private let knockoutsMemo = Memo<Knockouts>()
  /// Not among the catalog's memos, because it holds the catalog.
  private let battleMemo = Memo<BattleDex>()
  let attacksMemo = Memo<[[DamageBound]]>()

  /// Lists all forms, without a lens.
  ///
  /// - Parameter forms: the only forms to list; `nil` for all.
  package init(_ catalog: Catalog, among forms: Set<ID<Form>>? = nil) {
    self.catalog = catalog
    reference = catalog.reference
    lens = nil
    existing = Self.rows(of: forms, in: catalog)
    positions = catalog.dexOrder
    numbers = catalog.forms.column(\.species)
  }

  /// Lists the forms in the games of a lens, or all forms if there is none.
  ///
  /// - Parameter forms: the only forms to list; `nil` for all.
  package convenience init(
    _ catalog: Catalog, through lens: Lens?, among forms: Set<ID<Form>>? = nil
  ) throws(PokedexError) {
    guard let lens else {
      self.init(catalog, among: forms)
      return
    }
    try self.init(catalog, through: lens, among: forms)
  }

  /// Lists the forms in the games of a lens, with their values there.
  private init(
    _ catalog: Catalog, through lens: Lens, among forms: Set<ID<Form>>?
  ) throws(PokedexError) {
    guard let dex = catalog.reference else { throw .needsDex }
    reference = dex
    self.lens = lens
    self.catalog = catalog.seen(through: lens)
    var existing = RowSet(count: catalog.count)
    for group in lens.data.groups {
      for form in try dex.forms(in: group) {
        if let row = catalog.forms.row(of: form) { existing.insert(row) }
      }
    }
    self.existing = existing.intersection(Self.rows(of: forms, in: catalog))
    let regional = try RegionalNumbers(catalog, lens, dex)
    positions = regional?.positions ?? catalog.dexOrder
    numbers = regional?.numbers ?? catalog.forms.column(\.species)
  }

  private static func rows(of forms: Set<ID<Form>>?, in catalog: Catalog) -> RowSet {
    guard let forms else { return RowSet(all: catalog.count) }
    let ids = catalog.forms.ids
    return RowSet(count: catalog.count) { forms.contains(ids[$0]) }
  }

  package var count: Int { catalog.count }
  package var names: [String] { catalog.names }
  package var slugs: [String] { catalog.forms.slugs }
  package var revision: Int { catalog.marks.revision }

  package func nameIndex() throws(PokedexError) -> NameIndex { catalog.nameIndex() }

  package func nameColumns() -> NameColumns {
    catalog.memos[NameColumns.self, lens].known(NameColumns(names, slugs))
  }

  package func slugs(meantBy text: String) -> [String] {
    let reader = FormReader(catalog)
    guard reader.exact(text) == .unknown else { return [] }
    return reader(text).rows.map { slugs[$0] }
  }

  /// The names of the species, from which forms take theirs.
  package func otherNames(of row: Int) throws(PokedexError) -> [ForeignName] {
    guard let reference, catalog.speciesRows.indices.contains(row) else { return [] }
    return try reference.otherNames(of: .species, row: Int(catalog.speciesRows[row]))
  }
}

extension PokemonRows {
  /// Returns the rows of the chosen forms.
  func rows(of chosen: Chosen) -> [Int] {
    chosen.forms(in: catalog.forms).compactMap { catalog.forms.row(of: $0) }
  }
}

// MARK: Lazily computed values

extension PokemonRows {
  /// Computes a value only once for all lists of this catalog and lens.
  func memo<Value: Sendable>(
    _ make: @autoclosure () throws(PokedexError) -> Value
  ) throws(PokedexError) -> Value {
    try catalog.memos[Value.self, lens](try make())
  }

  func chart() throws(PokedexError) -> TypeChart {
    try memo(TypeChart(try dex().table(PokemonType.self), generation: lens?.data.generation))
  }

  func family() throws(PokedexError) -> Family {
    try memo(try Family(catalog, through: lens))
  }

  func debuts() throws(PokedexError) -> Debuts { try memo(try Debuts(catalog)) }

  /// Returns the evolution routes that exist in the games of the lens.
  func routes() throws(PokedexError) -> [EvolutionRoute] { try memo(try readRoutes()) }

  private func readRoutes() throws(PokedexError) -> [EvolutionRoute] {
    let chains = try dex().table(EvolutionChain.self)
    let ways = try GameEvolutions(catalog, try dex(), in: lens?.games)
    return (0..<chains.count).flatMap { ways(chains[$0].routes) }
  }

  /// The moves in the games of the lens.
  func moves() throws(PokedexError) -> QueryEngine<MoveRows> {
    try memo(QueryEngine(try MoveRows(try dex(), through: lens)))
  }

  func learnsetSources() throws(PokedexError) -> LearnsetSources {
    try sourcesMemo(try LearnsetSources(self))
  }

  /// Battles by the rules of the games.
  func battle() throws(PokedexError) -> BattleDex {
    try battleMemo(try BattleDex(catalog, through: lens))
  }

  /// Damage between Pokémon with typical training, by the rules of the games.
  func knockouts() throws(PokedexError) -> Knockouts {
    try knockoutsMemo(Knockouts(try battle()))
  }

  func matchups() throws(PokedexError) -> Matchups {
    try memo(Matchups(try chart(), in: BattleEra(lens.rules)))
  }

  /// The eighths of each form that are female; -1 for genderless.
  func genderRates() -> [Int32] { gendersMemo.known(catalog.genderRates()) }

  var totals: [Int32] { totalsMemo.known(catalog.totals) }
}

extension DexNumber {
  /// Returns the number in a dex from a species' packed list of numbers.
  static func number(in pokedex: ID<Pokedex>, of list: [Int?]) -> Int? {
    stride(from: 0, to: list.count - 1, by: 2).first { list[$0] == pokedex.rawValue }
      .flatMap { list[$0 + 1] }
  }
}
