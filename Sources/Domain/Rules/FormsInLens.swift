/// Decides which forms and looks exist as of the games of a lens. Without a lens, all exist.
struct FormsInLens: Sendable {
  private let catalog: Catalog
  private let lens: Lens?
  private let looks: Table<Look>
  private let groups: Table<VersionGroup>

  init(_ catalog: Catalog, _ lens: Lens?, _ dex: any DexReference) throws(PokedexError) {
    self.catalog = catalog
    self.lens = lens
    looks = try dex.table(Look.self)
    groups = try dex.table(VersionGroup.self)
  }

  /// A default form of an older generation is as old as its species, even if its look is newer.
  func contains(_ form: ID<Form>) -> Bool {
    guard let lens, let facts = catalog.forms[form] else { return true }
    if facts.isDefault, let own = catalog.species[facts.species]?.generation,
      own != lens.generation
    {
      return own < lens.generation
    }
    return facts.looks.first.flatMap { looks[$0] }.map { contains($0) } ?? true
  }

  func contains(_ look: Look) -> Bool { contains(look.versionGroup) }
  func contains(_ group: ID<VersionGroup>) -> Bool { groups.isReleased(group, by: lens) }
  func order(of group: ID<VersionGroup>) -> Int { groups.order(of: group) }
}
