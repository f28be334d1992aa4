/// The version groups of a dex in the order of release, and the lens that selects some of them.
struct Games: Sendable {
  let table: Table<VersionGroup>
  private let names: GameNames
  private let lens: Lens?

  init(_ dex: any DexReference, through lens: Lens?) {
    table = dex.table(VersionGroup.self)
    names = GameNames(dex)
    self.lens = lens
  }

  subscript(group: ID<VersionGroup>) -> Named<VersionGroup> { Named(group, names[group]) }

  func slug(of group: ID<VersionGroup>) -> String {
    table.row(of: group).map { table.slugs[$0] } ?? ""
  }

  /// Returns the position in the order of release.
  func order(of group: ID<VersionGroup>) -> Int {
    table.order(of: group)
  }

  /// Returns whether the games are in the lens.
  func isSeen(_ group: ID<VersionGroup>) -> Bool { lens?.data.groups.contains(group) ?? true }

  /// Returns whether the games were released no later than the lens.
  func isPast(_ group: ID<VersionGroup>) -> Bool {
    table.isReleased(group, by: lens)
  }

  /// Returns the distinct games in the lens, newest first.
  func newestFirst(_ groups: some Sequence<ID<VersionGroup>>) -> [ID<VersionGroup>] {
    Set(groups).filter { isSeen($0) }.sorted { order(of: $0) > order(of: $1) }
  }

  /// Returns the first version group of a generation or of a later one.
  func first(since generation: ID<Generation>) -> ID<VersionGroup>? {
    let generations = table.column(\.generation)
    return generations.indices.filter { generations[$0] >= generation.rawValue }
      .map { table.ids[$0] }.min { order(of: $0) < order(of: $1) }
  }
}
