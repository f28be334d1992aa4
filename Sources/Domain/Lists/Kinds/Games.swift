/// The groups of games of a dex, in time, and which of them are looked at.
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

  /// The first of a generation or of a later one.
  func first(since generation: ID<Generation>) -> ID<VersionGroup>? {
    let generations = table.column(\.generation)
    return generations.indices.filter { generations[$0] >= generation.rawValue }
      .map { table.ids[$0] }.min { order(of: $0) < order(of: $1) }
  }
}
