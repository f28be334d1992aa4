/// Decides which version groups exist as of the games of a lens; all do without a lens.
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

  /// The release order of a group; 0 if unknown.
  func order(of group: ID<VersionGroup>) -> Int { groups[group]?.order ?? 0 }
}
