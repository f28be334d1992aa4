/// Which groups of games there were by those of a lens; all of them without one.
struct VersionGroupsInLens: Sendable {
  private let lens: Lens?
  private let groups: Table<VersionGroup>

  init(_ lens: Lens?, _ dex: any DexReference) throws(PokedexError) {
    self.lens = lens
    groups = try dex.table(VersionGroup.self)
  }

  func knows(_ group: ID<VersionGroup>) -> Bool {
    guard let lens, let order = groups[group]?.order else { return true }
    return order <= lens.order
  }

  /// The place of a group among all, the oldest first; 0 where it is not known.
  func order(of group: ID<VersionGroup>) -> Int { groups[group]?.order ?? 0 }
}
