/// Which species are in which egg groups, of those that the games know.
struct EggGroupMembers: Sendable {
  private(set) var species: [ID<EggGroup>: Int] = [:]
  /// Forms, not species.
  private(set) var forms: [ID<EggGroup>: Int] = [:]
  /// Species that are in no other group.
  private(set) var alone: [ID<EggGroup>: Int] = [:]
  private var pairs: Set<[ID<EggGroup>]> = []

  /// - Parameter existing: the rows of the forms that the games know.
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

  /// The groups that share a species with one.
  func others(of group: ID<EggGroup>) -> [ID<EggGroup>] {
    Set(pairs.filter { $0.contains(group) }.flatMap { $0 }).filter { $0 != group }.sorted()
  }
}
