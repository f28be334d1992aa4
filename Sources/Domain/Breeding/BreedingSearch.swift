/// Finds the fewest parents from whom each Pokémon of a game can get each subset of wanted moves.
///
/// Costs count the Pokémon that pass moves on: fathers, mothers in games in which they also do so,
/// and Pokémon from which the holder of a Mirror Herb learns. The search lowers the costs until
/// none changes.
struct BreedingSearch: Sendable {
  static let impossible = 1000

  let breeders: Breeders
  let families: BreedingFamilies
  let rules: BreedingRules
  private let subsets: [MoveSubset]
  /// The parts of each subset.
  private let parts: [[MoveSubset]]
  private let hasDitto: Bool
  /// The cost for each breeder of knowing each subset.
  private var knowing: [[Int]]
  /// The cost for each family's hatchling of inheriting each subset: from a single parent, and from
  /// any number of parents.
  private var single: [[Int]]
  private var inheriting: [[Int]]
  /// The cost of each subset for the cheapest male of each egg group, and for the cheapest of all
  /// Pokémon.
  private var males: [[Int]] = []
  private var anyone: [Int] = []

  init(_ breeders: Breeders, _ catalog: Catalog, _ rules: BreedingRules, moves count: Int) {
    self.breeders = breeders
    self.rules = rules
    families = BreedingFamilies(breeders, catalog)
    let subsets = MoveSubset.all(of: count)
    self.subsets = subsets
    parts = subsets.map(\.parts)
    let species = catalog.forms.column(\.species)
    hasDitto = breeders.all.contains {
      species[$0.row] == Int32(clamping: ID<Species>.ditto.rawValue)
    }
    knowing = breeders.all.map { breeder in
      subsets.map { breeder.own.isSuperset(of: $0) ? 0 : Self.impossible }
    }
    single = families.all.map { _ in subsets.map { $0.isEmpty ? 0 : Self.impossible } }
    inheriting = single
    solve()
  }

  func cost(ofKnowing subset: MoveSubset, breeder: Int) -> Int { knowing[breeder][subset.rawValue] }

  func cost(ofInheriting subset: MoveSubset, family: Int) -> Int {
    inheriting[family][subset.rawValue]
  }

  // MARK: Costs

  /// The cost of inheriting moves from one parent in a way.
  func cost(of subset: MoveSubset, _ family: Int, by way: BreedingWay) -> Int {
    let known: Int? =
      switch way {
      case .father: families.all[family].groupNumbers.map { males[$0][subset.rawValue] }.min()
      case .mirrorHerb: rules.hasMirrorHerb ? anyone[subset.rawValue] : nil
      case .mother, .ditto, .nursery:
        parents(of: family, by: way).map { knowing[$0][subset.rawValue] }.min()
      }
    return known.map { min(Self.impossible, $0 + 1) } ?? Self.impossible
  }

  /// The cost of inheriting the first part from one parent and the rest from another.
  func cost(of subset: MoveSubset, _ family: Int, first part: MoveSubset) -> Int {
    let rest = subset.subtracting(part)
    let others = BreedingWay.seconds.map { cost(of: rest, family, by: $0) }
    // A Mirror Herb can be used again and again.
    let herb = rules.hasMirrorHerb ? inheriting[family][rest.rawValue] : Self.impossible
    guard let second = (others + [herb]).min(), rules.mothersPass else { return Self.impossible }
    return min(Self.impossible, single[family][part.rawValue] + second)
  }

  /// The breeders that can be parents of a family in a way.
  func parents(of family: Int, by way: BreedingWay) -> [Int] {
    let facts = families.all[family]
    let all = breeders.all
    return switch way {
    case .father: all.indices.filter { all[$0].isMale && all[$0].groups & facts.groups != 0 }
    case .ditto where hasDitto:
      facts.partnersOfDitto.filter { all[$0].isMale || all[$0].isGenderless && rules.mothersPass }
    case .mother where rules.mothersPass: facts.mothers
    case .nursery where rules.hasNursery: facts.same
    case .mirrorHerb where rules.hasMirrorHerb: Array(all.indices)
    default: []
    }
  }

  // MARK: Solving

  /// Each round adds a generation of parents, so a few rounds are enough.
  private mutating func solve() {
    var isChanged = true
    while isChanged {
      collect()
      isChanged = false
      for family in families.all.indices where improve(family: family) { isChanged = true }
      for (breeder, family) in families.ofBreeder.enumerated() {
        if let family { improve(breeder: breeder, of: family) }
      }
    }
  }

  private mutating func collect() {
    let none = subsets.map { _ in Self.impossible }
    males = [[Int]](repeating: none, count: UInt32.bitWidth)
    anyone = none
    for (position, breeder) in breeders.all.enumerated() {
      let groups = breeder.isMale ? breeder.groupNumbers : []
      for (subset, cost) in knowing[position].enumerated() where cost < Self.impossible {
        anyone[subset] = min(anyone[subset], cost)
        for group in groups { males[group][subset] = min(males[group][subset], cost) }
      }
    }
  }

  private mutating func improve(family: Int) -> Bool {
    var isImproved = false
    let possible = subsets.dropFirst().filter {
      families.all[family].inherited.isSuperset(of: $0)
    }
    let seconds = rules.mothersPass && possible.count > 1 ? self.seconds(of: family) : []
    for subset in possible {
      let position = subset.rawValue
      let alone = BreedingWay.allCases.map { cost(of: subset, family, by: $0) }.min()
      single[family][position] = min(single[family][position], alone ?? Self.impossible)
      var best = single[family][position]
      if !seconds.isEmpty {
        for part in parts[position] {
          let rest = position - part.rawValue
          let herb = rules.hasMirrorHerb ? inheriting[family][rest] : Self.impossible
          best = min(best, single[family][part.rawValue] + min(seconds[rest], herb))
        }
      }
      guard best < inheriting[family][position] else { continue }
      inheriting[family][position] = best
      isImproved = true
    }
    return isImproved
  }

  /// The cost of each subset if a second parent passes it on.
  private func seconds(of family: Int) -> [Int] {
    subsets.map { subset in
      BreedingWay.seconds.map { cost(of: subset, family, by: $0) }.min() ?? Self.impossible
    }
  }

  private mutating func improve(breeder: Int, of family: Int) {
    let own = breeders.all[breeder].own
    for subset in subsets {
      let rest = subset.subtracting(own)
      guard families.all[family].inherited.isSuperset(of: rest) else { continue }
      let cost = inheriting[family][rest.rawValue]
      knowing[breeder][subset.rawValue] = min(knowing[breeder][subset.rawValue], cost)
    }
  }
}

extension UInt32 {
  /// The positions of the bits that are set.
  var bits: [Int] { (0..<Self.bitWidth).filter { self & 1 << $0 != 0 } }
}
