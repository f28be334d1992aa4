/// The differences of a changed game from the game that it was made from: its rows, names, learnsets,
/// encounters and roster. The changed game takes the place of its base, so that everything that is
/// known of the base holds for it, too.
package struct DexPatch: Sendable {
  /// The slots of one method in one area.
  package struct Place: Hashable, Sendable {
    package let area: ID<LocationArea>
    package let method: ID<EncounterMethod>

    package init(_ area: ID<LocationArea>, _ method: ID<EncounterMethod>) {
      (self.area, self.method) = (area, method)
    }
  }

  /// A step from the moves of the base to those of the game.
  package enum LearnsetStep: Hashable, Sendable {
    /// - replaces: whether it takes the place of the same move by the same method.
    case learns(ID<Move>, by: ID<MoveLearnMethod>, level: Int, replaces: Bool)
    /// `nil` for all methods.
    case forgets(ID<Move>, by: ID<MoveLearnMethod>?)
    case forgetsAll(by: ID<MoveLearnMethod>?)
  }

  /// The games whose place it takes.
  package let group: ID<VersionGroup>
  package let version: ID<Version>
  /// Its slug, by which queries know the game, too.
  package let slug: String
  /// `nil` for those of the base.
  package var rules: GameRules?
  /// The whole tables of the kinds with changed or new rows, as `Table<Row>`.
  private var tables: [Kind: any Sendable] = [:]
  /// The kinds with new rows.
  private var grown: Set<Kind> = []
  /// The names of changed and new rows, by ID.
  package private(set) var names: [Kind: [Int: Names]] = [:]
  /// How the moves of forms differ, step by step.
  package var learnsets: [ID<Form>: [LearnsetStep]] = [:]
  /// All slots of the places that changed.
  package var places: [Place: [Resident]] = [:]
  /// The ways to evolve that it states.
  package var ways: Set<EvolutionRoute> = []
  package var joining: Set<ID<Form>> = []
  package var leaving: Set<ID<Form>> = []
  /// Other games, whose moves the forms learn that the base has no moves of; the first that has some
  /// lends them.
  package var lenders: [ID<VersionGroup>] = []

  package init(of group: ID<VersionGroup>, _ version: ID<Version>, as slug: String) {
    (self.group, self.version, self.slug) = (group, version, slug)
  }

  /// Whether it changes nothing but the name of the game.
  package var isEmpty: Bool {
    tables.isEmpty && learnsets.isEmpty && places.isEmpty && joining.isEmpty && leaving.isEmpty
      && lenders.isEmpty
  }

  /// The rows of a kind in the game; `nil` if they are as in the base.
  package func table<Row: Tabular>(_ type: Row.Type) -> Table<Row>? {
    tables[Row.kind] as? Table<Row>
  }

  /// Whether rows of the kind have other names, or there are more of them.
  package func changesNames(of kind: Kind) -> Bool { names[kind] != nil || grown.contains(kind) }

  /// Replaces a row, or adds a new one.
  ///
  /// - Parameter base: the rows of the base.
  package mutating func put<Row: Tabular>(_ row: Row, in base: @autoclosure () -> Table<Row>) {
    if NewIDs.has(row.id.rawValue, Row.kind) { grown.insert(Row.kind) }
    change(base()) { $0.put(row) }
  }

  /// - Parameter base: the rows of the base.
  mutating func change<Row: Tabular>(
    _ base: @autoclosure () -> Table<Row>, _ change: (inout Table<Row>) -> Void
  ) {
    // Taken out, so that the columns are changed in place.
    var table = tables.removeValue(forKey: Row.kind) as? Table<Row> ?? base()
    change(&table)
    tables[Row.kind] = table
  }

  package mutating func name(_ kind: Kind, _ id: Int, _ names: Names) {
    self.names[kind, default: [:]][id, default: Names()].byLanguage
      .merge(names.byLanguage) { $1 }
  }
}
