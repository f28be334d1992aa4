/// The number of species and forms in each egg group, in the games of a lens.
struct EggGroupMembers: Sendable {
  private(set) var species: [ID<EggGroup>: Int] = [:]
  /// The number of forms in each group.
  private(set) var forms: [ID<EggGroup>: Int] = [:]
  /// The number of species in each group that are in no other.
  private(set) var alone: [ID<EggGroup>: Int] = [:]
  private var pairs: Set<[ID<EggGroup>]> = []

  /// - Parameter existing: The rows of the forms in the games.
  init(_ catalog: Catalog, _ existing: RowSet) {
    let lists = catalog.species.lists(\.eggGroups)
    var known: [Int32: [ID<EggGroup>]] = [:]
    for row in existing.rows {
      let species = catalog.speciesRows[row]
      guard species >= 0 else { continue }
      let groups = known[species] ?? lists[Int(species)].compactMap { $0.map { ID($0) } }
      known[species] = groups
      for group in groups { forms[group, default: 0] += 1 }
    }
    for groups in known.values {
      for group in groups { species[group, default: 0] += 1 }
      if groups.count == 1 { alone[groups[0], default: 0] += 1 } else { pairs.insert(groups) }
    }
  }

  /// Returns the other groups that share a species with a group.
  func others(of group: ID<EggGroup>) -> [ID<EggGroup>] {
    Set(pairs.filter { $0.contains(group) }.flatMap { $0 }).filter { $0 != group }.sorted()
  }
}
