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
  /// Changed and new rows of each kind, as `[Int: Row]` by ID.
  private var rows: [Kind: any Sendable] = [:]
  /// The kinds with new rows.
  private var grown: Set<Kind> = []
  /// The names of changed and new rows, by ID.
  package private(set) var names: [Kind: [Int: Names]] = [:]
  /// How the moves of forms differ, step by step.
  package var learnsets: [ID<Form>: [LearnsetStep]] = [:]
  /// All slots of the places that changed.
  package var places: [Place: [Resident]] = [:]
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
    rows.isEmpty && learnsets.isEmpty && places.isEmpty && joining.isEmpty && leaving.isEmpty
      && lenders.isEmpty
  }

  /// The changed and new rows, by ID.
  package func rows<Row: Tabular>(_ type: Row.Type) -> [Int: Row] {
    rows[Row.kind] as? [Int: Row] ?? [:]
  }

  package func row<Row: Tabular>(_ id: ID<Row>) -> Row? {
    (rows[Row.kind] as? [Int: Row])?[id.rawValue]
  }

  package func hasRows(of kind: Kind) -> Bool { rows[kind] != nil }

  /// Whether rows of the kind have other names, or there are more of them.
  package func changesNames(of kind: Kind) -> Bool { names[kind] != nil || grown.contains(kind) }

  package mutating func put<Row: Tabular>(_ row: Row) {
    var known = rows.removeValue(forKey: Row.kind) as? [Int: Row] ?? [:]
    known[row.id.rawValue] = row
    if NewIDs.has(row.id.rawValue, Row.kind) { grown.insert(Row.kind) }
    rows[Row.kind] = known
  }

  package mutating func name(_ kind: Kind, _ id: Int, _ names: Names) {
    self.names[kind, default: [:]][id, default: Names()].byLanguage
      .merge(names.byLanguage) { $1 }
  }
}
