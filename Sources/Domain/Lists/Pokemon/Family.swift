/// The evolution families, and the place of each form in its own.
struct Family: Sendable {
  /// The stage of each row, 1 for unevolved; `Int32.min` if the species is unknown.
  let stages: [Int32]
  /// The number of species that each row evolves into.
  let descendants: [Int32]
  /// Whether the pre-evolution of each row also evolves into other species.
  let isBranch: [Bool]
  /// The evolution chain of each row.
  let chains: [Int32]

  init(_ catalog: Catalog) {
    let from = catalog.species.column(\.evolvesFrom)
    let ids = catalog.species.ids.map { Int32($0.rawValue) }
    let ancestors = Dictionary(zip(ids, from), uniquingKeysWith: { first, _ in first })
    var children: [Int32: Int32] = [:]
    for parent in from where parent != .min { children[parent, default: 0] += 1 }
    let species = catalog.forms.column(\.species)
    stages = species.map { Self.stage(of: $0, ancestors) }
    descendants = species.map { children[$0] ?? 0 }
    isBranch = species.map { number in
      guard let parent = ancestors[number], parent != .min else { return false }
      return (children[parent] ?? 0) > 1
    }
    chains = catalog.speciesColumn(\.evolutionChain)
  }

  /// The limit guards against cycles in damaged data.
  private static func stage(of species: Int32, _ ancestors: [Int32: Int32]) -> Int32 {
    guard ancestors[species] != nil else { return .min }
    var stage: Int32 = 1
    var current = species
    while let parent = ancestors[current], parent != .min, stage < 10 {
      stage += 1
      current = parent
    }
    return stage
  }
}

extension Catalog {
  /// The generation in which a form first appeared; `nil` for that of its species.
  package func debut(of row: Int) throws(PokedexError) -> ID<Generation>? {
    guard forms[row].isDefault == false, let look = forms[row].looks.first, let reference
    else { return nil }
    let group = try reference.table(Look.self)[look]?.versionGroup
    let groups = try reference.table(VersionGroup.self)
    return group.flatMap { groups[$0]?.generation }
  }
}

/// The generation and region in which each form debuted.
struct Debuts: Sendable {
  /// The generation of each row.
  let generations: [Int32]
  /// The region of each row; `Int32.min` if the debut games are not set in any region of the dex.
  let regions: [Int32]

  /// Dates default forms by their species, and other forms by their first look.
  init(_ catalog: Catalog) throws(PokedexError) {
    let own = catalog.speciesColumn(\.generation)
    guard let dex = catalog.reference else {
      generations = own
      regions = [Int32](repeating: .min, count: catalog.count)
      return
    }
    let looks = try dex.table(Look.self)
    let lookGroups = looks.column(\.versionGroup)
    let groups = try dex.table(VersionGroup.self)
    let lists = catalog.forms.lists(\.looks)
    let first: [VersionGroup?] = Self.groups(of: groups)
    let debuts = (0..<catalog.count).map { row -> VersionGroup? in
      let look = lists[row].first?.flatMap { looks.row(of: ID($0)) }
      return look.flatMap { groups.row(of: ID(Int(lookGroups[$0]))) }.flatMap { first[$0] }
    }
    let defaults = catalog.forms.column(\.isDefault)
    generations = debuts.enumerated().map { row, debut in
      guard defaults[row] != 1, let debut else { return own[row] }
      return Int32(debut.generation.rawValue)
    }
    let main = try dex.table(Generation.self)
    regions = zip(debuts, generations).map { debut, generation in
      Self.region(of: debut, main[ID(Int(generation))])
    }
  }

  private static func groups(of table: Table<VersionGroup>) -> [VersionGroup?] {
    (0..<table.count).map { table[$0] }
  }

  /// For games set in two regions, returns the main region of the generation.
  private static func region(of debut: VersionGroup?, _ generation: Generation?) -> Int32 {
    guard let debut, !debut.regions.isEmpty else { return .min }
    let region = debut.regions.count == 1 ? debut.regions[0] : generation?.mainRegion
    return region.map { Int32($0.rawValue) } ?? .min
  }
}
