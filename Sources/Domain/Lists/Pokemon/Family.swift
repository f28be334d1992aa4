/// Who evolved from whom, species by species, and each form's place in that.
struct Family: Sendable {
  /// For each row: how many evolutions came before; none where the species is not known.
  let stages: [Int32]
  /// For each row: into how many species it evolves.
  let descendants: [Int32]
  /// For each row: whether the species it came from evolves into others as well.
  let isBranch: [Bool]
  /// For each row: its evolution chain.
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

  /// Damaged facts may lead round in a circle.
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

/// When and where each form was new.
struct Debuts: Sendable {
  /// For each row: the generation.
  let generations: [Int32]
  /// For each row: the region; none where the games that brought it play in none of the dex's.
  let regions: [Int32]

  /// A usual form is as old as its species, another as the first of its looks.
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

  /// Games of two regions brought what is theirs to the new one.
  private static func region(of debut: VersionGroup?, _ generation: Generation?) -> Int32 {
    guard let debut, !debut.regions.isEmpty else { return .min }
    let region = debut.regions.count == 1 ? debut.regions[0] : generation?.mainRegion
    return region.map { Int32($0.rawValue) } ?? .min
  }
}
