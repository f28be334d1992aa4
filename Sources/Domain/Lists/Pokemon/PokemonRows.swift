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
  package let dex: any DexReference
  package let existing: RowSet
  package let positions: [Int32]
  /// The dex number of each row: regional if the lens is a game with its own dex, otherwise
  /// national; `Int32.min` if it has none.
  package let numbers: [Int32]
  private let meant = RecentValues<String, [String]>()
  private let totalsMemo = Memo<[Int32]>()
  private let sourcesMemo = Memo<LearnsetSources>()
  private let gendersMemo = Memo<[Int32]>()
  private let knockoutsMemo = Memo<Knockouts>()
  /// Not among the catalog's memos, because it holds the catalog.
  private let battleMemo = Memo<BattleDex>()
  let attacksMemo = Memo<KnownAttacks>()

  /// Lists the forms in the games of a lens, with their values there, or all forms if there is none.
  ///
  /// - Parameter forms: the only forms to list; `nil` for all.
  package init(_ catalog: Catalog, through lens: Lens? = nil, among forms: Set<ID<Form>>? = nil) {
    let catalog = catalog.through(lens)
    self.catalog = lens.map { catalog.seen(through: $0) } ?? catalog
    self.lens = lens
    dex = catalog.dex
    let listed = Self.rows(of: forms, in: catalog)
    existing = lens.map { catalog.rows(in: $0).intersection(listed) } ?? listed
    let regional = lens.flatMap { RegionalNumbers(catalog, $0, catalog.dex) }
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
  package var run: RunFacts? { catalog.run(through: lens) }

  package func nameIndex() -> NameIndex { catalog.nameIndex() }

  package func nameColumns() -> NameColumns {
    catalog.nameColumns
  }

  package func isName(_ text: String) -> Bool {
    let reader = FormReader(catalog)
    return isSpelled(text) || reader.namesLookBySign(text)
      || WholeName.hasOnlyBrackets(text) && reader(text) != .unknown
  }

  package func slugs(meantBy text: String) -> [String] {
    guard NameWords.mayBeName(text) else { return [] }
    return meant(text) {
      let reader = FormReader(catalog)
      guard reader.exact(text) == .unknown else { return [] }
      return reader.inOtherWords(text).rows.map { slugs[$0] }
    }
  }

  package func changes(of row: Int) -> [Overlay.ChangedFact] {
    dex.changes(of: catalog.forms.ids[row], through: lens)
  }

  /// The names of the species, from which forms take theirs.
  package func otherNames(of row: Int) -> [ForeignName] {
    guard catalog.speciesRows.indices.contains(row) else { return [] }
    return dex.otherNames(of: .species, row: Int(catalog.speciesRows[row]))
  }
}

extension Catalog {
  /// The rows of those of the forms that are in the catalog.
  func rows(of given: some Sequence<ID<Form>>) -> RowSet {
    given.reduce(into: RowSet(count: count)) { rows, form in
      if let row = forms.row(of: form) { rows.insert(row) }
    }
  }

  /// The rows of the forms that exist in the games of a lens.
  func rows(in lens: Lens) -> RowSet {
    memos[RosterRows.self, lens](RosterRows(rows: rows(of: lens.roster(in: dex)))).rows
  }
}

/// Kept for a lens, since each of its pages needs them, and the dex unpacks a roster anew.
private struct RosterRows {
  let rows: RowSet
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
    _ make: @autoclosure () -> Value
  ) -> Value {
    catalog.memos[Value.self, lens](make())
  }

  func chart() -> TypeChart {
    memo(TypeChart(dex.table(PokemonType.self), generation: lens?.data.generation))
  }

  func family() -> Family {
    memo(Family(catalog, through: lens))
  }

  func debuts() -> Debuts { memo(Debuts(catalog)) }

  /// Returns the evolution routes that exist in the games of the lens.
  func routes() -> [EvolutionRoute] { memo(readRoutes()) }

  private func readRoutes() -> [EvolutionRoute] {
    let chains = dex.table(EvolutionChain.self)
    let ways = GameEvolutions(catalog, dex, in: lens?.games)
    return (0..<chains.count).flatMap { ways(chains[$0].routes) }
  }

  /// The moves in the games of the lens.
  func moves() -> QueryEngine<MoveRows> {
    memo(QueryEngine(MoveRows(dex, through: lens)))
  }

  func learnsetSources() -> LearnsetSources {
    sourcesMemo(LearnsetSources(self))
  }

  /// Battles by the rules of the games.
  func battle() -> BattleDex {
    battleMemo(BattleDex(catalog, through: lens))
  }

  /// Damage between Pokémon with typical training, by the rules of the games.
  func knockouts() -> Knockouts {
    knockoutsMemo(Knockouts(battle()))
  }

  func matchups() -> Matchups {
    memo(Matchups(chart(), in: BattleEra(lens.rules)))
  }

  /// The eighths of each form that are female; -1 for genderless.
  func genderRates() -> [Int32] { gendersMemo(catalog.genderRates()) }

  var totals: [Int32] { totalsMemo(catalog.totals) }
}

extension DexNumber {
  /// Returns the number in a dex from a species' packed list of numbers.
  static func number(in pokedex: ID<Pokedex>, of list: [Int?]) -> Int? {
    stride(from: 0, to: list.count - 1, by: 2).first { list[$0] == pokedex.rawValue }
      .flatMap { list[$0 + 1] }
  }
}
