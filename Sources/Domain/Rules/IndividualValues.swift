/// The IVs that are possible for a Pokémon whose stats were seen at one or several levels; in
/// generations I and II, the DVs.
package struct IndividualValues: Hashable, Sendable {
  /// The stats of one Pokémon at a level, with its EVs at that time.
  package struct Sighting: Hashable, Sendable {
    /// 1 to 100.
    package let level: Int
    package let stats: StatValues
    /// 0 for stats that are not set.
    package let effort: StatValues

    package init(level: Int, stats: StatValues, effort: StatValues = StatValues()) {
      self.level = level
      self.stats = stats
      self.effort = effort
    }
  }

  /// The possible values of each stat, in the games' order and ascending.
  package private(set) var possible: [Stat: [Int]] = [:]

  /// Whether no values fit.
  package var areImpossible: Bool { possible.values.contains(where: \.isEmpty) }

  /// - Parameters:
  ///   - nature: the effect on each stat in percent.
  package init(
    base: Stats, _ sightings: [Sighting], _ formula: StatFormula, characteristic: Characteristic?,
    nature: (Stat) -> Int
  ) {
    for stat in Stat.allCases {
      possible[stat] = (0...formula.bestIndividual).filter { value in
        sightings.allSatisfy { sighting in
          guard let seen = sighting.stats[stat] else { return true }
          let training = Training(
            individual: value, effort: sighting.effort[stat] ?? 0, nature: nature(stat))
          return formula.value(
            of: stat, base: base[stat], level: sighting.level, training) == seen
        }
      }
    }
    if formula == .experience { linkDeterminants() }
    if let characteristic { apply(characteristic) }
  }

  /// Adds the values that are possible with another nature.
  package mutating func formUnion(_ other: IndividualValues) {
    for stat in Stat.allCases {
      possible[stat] = Set((possible[stat] ?? []) + (other.possible[stat] ?? [])).sorted()
    }
  }

  // MARK: Characteristics

  /// Leaves the values for which the stat's IV has the remainder and no other IV is higher.
  private mutating func apply(_ characteristic: Characteristic) {
    let others = Stat.allCases.filter { $0 != characteristic.stat }
    let floor = others.map { possible[$0]?.first ?? 0 }.max() ?? 0
    let highest = (possible[characteristic.stat] ?? []).filter {
      $0 % 5 == characteristic.remainder && $0 >= floor
    }
    possible[characteristic.stat] = highest
    for stat in others { possible[stat]?.removeAll { $0 > highest.last ?? -1 } }
  }

  // MARK: Generations I and II

  /// The stats whose last bits make up the DV of HP, the highest bit first; source: Bulbapedia,
  /// "Individual values", section "Generations I and II".
  private static let parts: [Stat] = [.attack, .defense, .speed, .specialAttack]

  /// Leaves the values that fit the DV of HP and the single DV of both special stats.
  private mutating func linkDeterminants() {
    let special = Set(possible[.specialAttack] ?? []).intersection(possible[.specialDefense] ?? [])
    possible[.specialAttack] = special.sorted()
    var found: [Stat: Set<Int>] = [:]
    for bits in 0..<16 where possible[.hp]?.contains(bits) ?? false {
      let fitting = Self.parts.enumerated().map { place, stat in
        (possible[stat] ?? []).filter { $0 & 1 == bits >> (3 - place) & 1 }
      }
      guard fitting.allSatisfy({ !$0.isEmpty }) else { continue }
      found[.hp, default: []].insert(bits)
      for (stat, values) in zip(Self.parts, fitting) {
        found[stat, default: []].formUnion(values)
      }
    }
    found[.specialDefense] = found[.specialAttack]
    for stat in Stat.allCases { possible[stat] = (found[stat] ?? []).sorted() }
  }
}
