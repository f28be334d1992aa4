/// The facts about breeding that hold in all games: the earlier stages of each form, its egg groups and
/// its gender. They take milliseconds to compute, so the catalog keeps them.
struct Lineages: Sendable {
  /// The rows of each form and of its earlier stages, the form itself first.
  let stages: [[Int]]
  /// The egg groups of each row, one bit for each; 0 for forms without eggs and for Ditto.
  let groups: [UInt32]
  /// The eighths of each row that are female; -1 for genderless.
  let femaleEighths: [Int32]

  init(_ catalog: Catalog) {
    let ancestry = Ancestry(catalog, catalog.dex)
    let defaults = catalog.forms.column(\.isDefault)
    let usual = UsualStages(catalog)
    var stages: [[Int]] = []
    for row in 0..<catalog.count {
      let forms = defaults[row] == 1 ? nil : ancestry(of: catalog.forms.ids[row])
      stages.append(forms?.compactMap { catalog.forms.row(of: $0) } ?? usual.stages(of: row))
    }
    self.stages = stages
    groups = Self.groups(catalog)
    femaleEighths = catalog.genderRates()
  }

  private static func groups(_ catalog: Catalog) -> [UInt32] {
    let lists = catalog.species.lists(\.eggGroups)
    let bySpecies: [UInt32] = (0..<catalog.species.count).map { row in
      let groups = lists[row].compactMap { $0.map { ID<EggGroup>($0) } }
      guard !groups.contains(.noEggs), !groups.contains(.ditto) else { return 0 }
      return groups.reduce(0) { $0 | 1 << $1.rawValue }
    }
    return catalog.speciesRows.map { $0 < 0 ? 0 : bySpecies[Int($0)] }
  }

  func mayBeMale(_ row: Int) -> Bool { (0..<8).contains(femaleEighths[row]) }
  func mayBeFemale(_ row: Int) -> Bool { (1...8).contains(femaleEighths[row]) }

  /// The first stage of a form.
  func base(of row: Int) -> Int { stages[row].last ?? row }
}

/// The default forms of a species and of those that it evolves from. This is much faster than
/// ``Ancestry``, which only other forms need.
private struct UsualStages {
  private let catalog: Catalog
  private let parents: [Int32]
  private var usual: [Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    parents = catalog.species.column(\.evolvesFrom)
    usual = [Int](repeating: -1, count: catalog.species.count)
    let defaults = catalog.forms.column(\.isDefault)
    for (row, species) in catalog.speciesRows.enumerated() where species >= 0 && defaults[row] == 1
    {
      usual[Int(species)] = row
    }
  }

  /// The limit guards against cycles in damaged data.
  func stages(of row: Int) -> [Int] {
    var stages = [row]
    var species = Int(catalog.speciesRows[row])
    while species >= 0, parents[species] != .min, stages.count < 10,
      let parent = catalog.species.row(of: ID(Int(parents[species]))), usual[parent] >= 0
    {
      stages.append(usual[parent])
      species = parent
    }
    return stages
  }
}

extension Catalog {
  func lineages() -> Lineages {
    memos[Lineages.self, nil](Lineages(self))
  }
}
