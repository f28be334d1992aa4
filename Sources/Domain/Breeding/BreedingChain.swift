/// The way in which a Pokémon gets egg moves from another.
package enum BreedingWay: String, CaseIterable, Hashable, Sendable {
  /// From a male that shares an egg group with the mother.
  case father
  /// From a mother; since generation VI.
  case mother
  /// From a parent that breeds with Ditto, because the family has no mothers.
  case ditto
  /// In the Nursery, from a Pokémon of the same species; in generation VIII.
  case nursery
  /// From any Pokémon at a picnic, to one that holds a Mirror Herb; in generation IX.
  case mirrorHerb = "mirror-herb"

  /// The ways in which a second parent can pass on the moves that the first does not pass on.
  static let seconds: [BreedingWay] = [.mother, .nursery]
}

/// A Pokémon that knows moves, with the Pokémon that passed them on to it.
package struct BreedingNode: Hashable, Sendable {
  /// The row in the catalog.
  let row: Int
  /// The wanted moves that the Pokémon knows, and those among them that it learns without breeding.
  let knows: MoveSubset
  let own: MoveSubset
  let parents: [Parent]

  struct Parent: Hashable, Sendable {
    let way: BreedingWay
    /// The moves that the parent passes on.
    let passes: MoveSubset
    let node: BreedingNode
    /// The row of a mother who shares an egg group with a father.
    let mother: Int?
  }
}

/// Lists the shortest chains, the easiest parents first.
struct BreedingChains: Sendable {
  private typealias Parent = BreedingNode.Parent
  private let search: BreedingSearch
  private let order: [Int32]

  init(_ search: BreedingSearch, _ catalog: Catalog) {
    self.search = search
    order = catalog.dexOrder
  }

  /// The parents of a hatchling that inherits moves from them, in up to this many ways.
  func parents(of family: Int, _ subset: MoveSubset, limit: Int) -> [[BreedingNode.Parent]] {
    let cost = search.cost(ofInheriting: subset, family: family)
    guard cost < BreedingSearch.impossible else { return [] }
    var found: [[Parent]] = []
    for way in BreedingWay.allCases where search.cost(of: subset, family, by: way) == cost {
      found += one(way, of: family, subset, limit: limit - found.count).map { [$0] }
    }
    guard search.rules.mothersPass else { return found }
    for part in subset.parts where search.cost(of: subset, family, first: part) == cost {
      found += two(of: family, subset, first: part, limit: limit - found.count)
    }
    return found
  }

  private func one(
    _ way: BreedingWay, of family: Int, _ subset: MoveSubset, limit: Int
  ) -> [BreedingNode.Parent] {
    let cost = search.cost(of: subset, family, by: way) - 1
    let positions = search.parents(of: family, by: way)
      .filter { search.cost(ofKnowing: subset, breeder: $0) == cost }
      .sorted { ease($0, subset).lexicographicallyPrecedes(ease($1, subset)) }
    var found: [Parent] = []
    for position in positions where found.count < limit {
      let mother = way == .father ? mother(of: family, with: position) : nil
      found += nodes(position, subset, limit: limit - found.count).map {
        Parent(way: way, passes: subset, node: $0, mother: mother)
      }
    }
    return found
  }

  private func two(
    of family: Int, _ subset: MoveSubset, first part: MoveSubset, limit: Int
  ) -> [[BreedingNode.Parent]] {
    let rest = subset.subtracting(part)
    let total = search.cost(of: subset, family, first: part)
    var found: [[Parent]] = []
    for way in BreedingWay.allCases {
      let second = total - search.cost(of: part, family, by: way)
      let others = seconds(of: family, rest, cost: second, limit: limit)
      guard !others.isEmpty else { continue }
      for parent in one(way, of: family, part, limit: limit) {
        for other in others where found.count < limit { found.append([parent] + other) }
      }
    }
    return found
  }

  private func seconds(
    of family: Int, _ rest: MoveSubset, cost: Int, limit: Int
  ) -> [[BreedingNode.Parent]] {
    guard !search.rules.hasMirrorHerb else {
      return search.cost(ofInheriting: rest, family: family) == cost
        ? parents(of: family, rest, limit: limit) : []
    }
    return BreedingWay.seconds.filter { search.cost(of: rest, family, by: $0) == cost }
      .flatMap { one($0, of: family, rest, limit: limit) }.map { [$0] }
  }

  private func nodes(_ position: Int, _ subset: MoveSubset, limit: Int) -> [BreedingNode] {
    let breeder = search.breeders.all[position]
    let own = subset.intersection(breeder.own)
    let rest = subset.subtracting(own)
    let node = { parents in
      BreedingNode(row: breeder.row, knows: subset, own: own, parents: parents)
    }
    guard !rest.isEmpty, let family = search.families.ofBreeder[position] else { return [node([])] }
    return parents(of: family, rest, limit: limit).map(node)
  }

  /// The sort keys of a Pokémon: the rank of the hardest way in which it learns one of the moves,
  /// then its position in the dex.
  private func ease(_ position: Int, _ subset: MoveSubset) -> [Int] {
    let breeder = search.breeders.all[position]
    let ranks = subset.positions.compactMap {
      search.breeders.source(of: $0, for: breeder.row)?.way.rank
    }
    return [ranks.max() ?? 0, Int(order[breeder.row])]
  }

  /// The first mother of a family that shares an egg group with a father.
  private func mother(of family: Int, with father: Int) -> Int? {
    let groups = search.breeders.all[father].groups
    return search.families.all[family].mothers
      .first { search.breeders.all[$0].groups & groups != 0 }
      .map { search.breeders.all[$0].row }
  }
}
