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
  package static let usualColumns = ["number", "name", "types", "total"]
  package static let numberedColumn: String? = "number"

  /// The forms with their values in the games of the lens.
  package let catalog: Catalog
  package let lens: Lens?
  package let reference: (any DexReference)?
  package let existing: RowSet
  package let places: [Int32]
  /// The dex number of each row: regional if the lens is a game with its own dex, otherwise
  /// national; `Int32.min` if it has none.
  package let numbers: [Int32]
  private let chartMemo = Memo<TypeChart>()
  private let familyMemo = Memo<Family>()
  private let debutsMemo = Memo<Debuts>()
  private let routesMemo = Memo<[EvolutionRoute]>()
  private let totalsMemo = Memo<[Int32]>()

  /// Lists all forms, without a lens.
  package init(_ catalog: Catalog) {
    self.catalog = catalog
    reference = catalog.reference
    lens = nil
    existing = RowSet(all: catalog.count)
    places = catalog.dexOrder
    numbers = catalog.forms.column(\.species)
  }

  /// Lists the forms in the games of a lens, or all forms if there is none.
  package convenience init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    guard let lens else {
      self.init(catalog)
      return
    }
    try self.init(catalog, through: lens)
  }

  /// Lists the forms in the games of a lens, with their values there.
  package init(_ catalog: Catalog, through lens: Lens) throws(PokedexError) {
    guard let dex = catalog.reference else { throw .needsDex }
    reference = dex
    self.lens = lens
    self.catalog = catalog.seen(in: lens.generation)
    var existing = RowSet(count: catalog.count)
    for group in lens.groups {
      for form in try dex.roster(of: group) {
        if let row = catalog.forms.row(of: form) { existing.insert(row) }
      }
    }
    self.existing = existing
    let regional = try RegionalNumbers(catalog, lens, dex)
    places = regional?.places ?? catalog.dexOrder
    numbers = regional?.numbers ?? catalog.forms.column(\.species)
  }

  package var count: Int { catalog.count }
  package var names: [String] { catalog.names }
  package var slugs: [String] { catalog.forms.slugs }
  package var revision: Int { catalog.marks.revision }

  package func nameIndex() throws(PokedexError) -> NameIndex { catalog.nameIndex() }

  /// The names of the species, as forms have theirs from it.
  package func otherNames(of row: Int) throws(PokedexError) -> [ForeignName] {
    guard let reference, catalog.speciesRows.indices.contains(row) else { return [] }
    return try reference.otherNames(of: .species, row: Int(catalog.speciesRows[row]))
  }
}

// MARK: Lazily computed values

extension PokemonRows {
  func chart() throws(PokedexError) -> TypeChart {
    try chartMemo(TypeChart(try dex().table(PokemonType.self), generation: lens?.generation))
  }

  func family() -> Family { familyMemo.known(Family(catalog)) }

  func debuts() throws(PokedexError) -> Debuts { try debutsMemo(try Debuts(catalog)) }

  /// Returns the evolution routes that exist in the games of the lens.
  func routes() throws(PokedexError) -> [EvolutionRoute] { try routesMemo(try readRoutes()) }

  private func readRoutes() throws(PokedexError) -> [EvolutionRoute] {
    let chains = try dex().table(EvolutionChain.self)
    let groups = try dex().table(VersionGroup.self)
    let all = (0..<chains.count).flatMap { chains[$0].routes }
    guard let lens else { return all }
    return all.filter { groups[$0.versionGroup].map { $0.order <= lens.order } ?? true }
  }

  var totals: [Int32] { totalsMemo.known(catalog.totals) }
}

extension DexNumber {
  /// Returns the number in a dex from a species' packed list of numbers.
  static func number(in pokedex: ID<Pokedex>, of list: [Int?]) -> Int? {
    stride(from: 0, to: list.count - 1, by: 2).first { list[$0] == pokedex.rawValue }
      .flatMap { list[$0 + 1] }
  }
}
