import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite(.timeLimit(.minutes(5))) struct IndividualValuesTests {
  /// Bulbapedia, "Stat", the Garchomp of section "Generation III onward": IVs 24, 12, 30, 16, 23, 5.
  @Test func theGarchompOfTheWikiHasItsIVs() async throws {
    let dex = try await PlannerDex()
    let adamant = try dex.nature("adamant")
    let stats = try #require(StatValues(sixNumbers: "289/278/193/135/171/171"))
    let effort = try #require(StatValues(sixNumbers: "74/190/91/48/84/23"))
    let seen = IndividualValues.Sighting(level: 78, stats: stats, effort: effort)
    let page = try #require(
      FindIndividualValues(dex.catalog)(
        dex.form("garchomp"), [seen], nature: adamant, through: nil))
    let values = try #require(page.values)
    for (stat, value) in zip(Stat.allCases, [24, 12, 30, 16, 23, 5]) {
      #expect(values.possible[stat]?.contains(value) ?? false)
      #expect(values.possible[stat]?.count ?? 0 <= 3)
    }
    let unknown = try #require(
      FindIndividualValues(dex.catalog)(
        dex.form("garchomp"), [seen], nature: nil, through: nil))
    #expect(unknown.natures.contains { $0.nature.id == adamant })
  }

  @Test func statsThatNoIVsGiveAreRefused() async throws {
    let dex = try await PlannerDex()
    let seen = IndividualValues.Sighting(level: 50, stats: StatValues([.speed: 999]))
    let page = try #require(
      FindIndividualValues(dex.catalog)(
        dex.form("garchomp"), [seen], nature: nil, through: nil))
    #expect(page.values == nil)
  }

  /// Every value found must occur in a set of six IVs that gives the stats, and all such values
  /// must be found. Half of the cases have a characteristic, and half have stats at two levels.
  @Test func tenThousandRandomCasesAgreeWithBruteForce() {
    var random = RandomCase(state: 20_261_125)
    for _ in 0..<10_000 {
      let pokemon = random.pokemon()
      let found = IndividualValues(
        base: pokemon.base, pokemon.sightings, .effort, characteristic: pokemon.characteristic,
        nature: { pokemon.nature[$0.rawValue - 1] })
      #expect(found.possible == pokemon.bruteForce)
    }
  }

  @Test func aThousandRandomDVsAgreeWithBruteForce() {
    var random = RandomCase(state: 7)
    for _ in 0..<1000 {
      let (base, sighting) = random.oldPokemon()
      let found = IndividualValues(
        base: base, [sighting], .experience, characteristic: nil, nature: { _ in 100 })
      #expect(found.possible == RandomCase.bruteForce(base, sighting))
    }
  }
}

/// Random Pokémon with known IVs.
private struct RandomCase {
  var state: UInt64

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }

  struct Pokemon {
    let base: Stats
    let nature: [Int]
    let sightings: [IndividualValues.Sighting]
    let characteristic: Characteristic?

    /// Tries each IV of each stat; with a characteristic, also each value of the highest IV.
    var bruteForce: [Stat: [Int]] {
      let alone = Dictionary(
        uniqueKeysWithValues: Stat.allCases.map { stat in (stat, (0...31).filter { fits($0, stat) })
        })
      guard let characteristic else { return alone }
      var found: [Stat: Set<Int>] = [:]
      for highest in alone[characteristic.stat] ?? [] where highest % 5 == characteristic.remainder
      {
        let lower = alone.mapValues { $0.filter { $0 <= highest } }
        guard lower.values.allSatisfy({ !$0.isEmpty }) else { continue }
        for (stat, values) in lower where stat != characteristic.stat {
          found[stat, default: []].formUnion(values)
        }
        found[characteristic.stat, default: []].insert(highest)
      }
      return Dictionary(
        uniqueKeysWithValues: Stat.allCases.map { ($0, (found[$0] ?? []).sorted()) })
    }

    private func fits(_ value: Int, _ stat: Stat) -> Bool {
      sightings.allSatisfy { sighting in
        let points =
          2 * base[stat] + value + (sighting.effort[stat] ?? 0) / 4
        let raw = points * sighting.level / 100
        let result =
          stat == .hp
          ? raw + sighting.level + 10 : (raw + 5) * nature[stat.rawValue - 1] / 100
        return result == sighting.stats[stat]
      }
    }
  }

  mutating func pokemon() -> Pokemon {
    var base = Stats()
    var nature = [100, 100, 100, 100, 100, 100]
    nature[next(1...5)] = 110
    nature[next(1...5)] = 90
    let individual = Stat.allCases.map { _ in next(0...31) }
    for stat in Stat.allCases { base[stat] = next(2...200) }
    let sightings = (0...next(0...1)).map { _ in
      let level = next(1...100)
      var (stats, effort) = (StatValues(), StatValues())
      for (place, stat) in Stat.allCases.enumerated() {
        effort[stat] = next(0...63) * 4
        stats[stat] = StatFormula.effort.value(
          of: stat, base: base[stat], level: level,
          Training(
            individual: individual[place], effort: effort[stat] ?? 0, nature: nature[place]))
      }
      return IndividualValues.Sighting(level: level, stats: stats, effort: effort)
    }
    let highest = individual.max() ?? 0
    let place = individual.firstIndex(of: highest) ?? 0
    let characteristic = Characteristic(stat: Stat.allCases[place], remainder: highest % 5)
    return Pokemon(
      base: base, nature: nature, sightings: sightings,
      characteristic: next(0...1) == 0 ? characteristic : nil)
  }

  mutating func oldPokemon() -> (Stats, IndividualValues.Sighting) {
    var base = Stats()
    for stat in Stat.allCases { base[stat] = next(2...200) }
    base.specialDefense = base.specialAttack
    let determinants = (0..<4).map { _ in next(0...15) }
    let level = next(2...100)
    let stats = Self.stats(base, level, determinants)
    return (base, IndividualValues.Sighting(level: level, stats: stats))
  }

  /// - Parameter determinants: Attack, Defense, Speed and Special.
  private static func stats(_ base: Stats, _ level: Int, _ determinants: [Int]) -> StatValues {
    let hp = determinants.reduce(0) { $0 * 2 + $1 % 2 }
    let values: [Stat: Int] = [
      .hp: hp, .attack: determinants[0], .defense: determinants[1], .speed: determinants[2],
      .specialAttack: determinants[3], .specialDefense: determinants[3],
    ]
    return StatValues(
      Dictionary(
        uniqueKeysWithValues: values.map { stat, value in
          let raw = 2 * (base[stat] + value) * level / 100
          return (stat, stat == .hp ? raw + level + 10 : raw + 5)
        }))
  }

  static func bruteForce(
    _ base: Stats, _ sighting: IndividualValues.Sighting
  ) -> [Stat: [Int]] {
    var found: [Stat: Set<Int>] = [:]
    let columns = [Stat.attack, .defense, .speed, .specialAttack].enumerated().map { place, stat in
      (0...15).filter { value in
        var determinants = [0, 0, 0, 0]
        determinants[place] = value
        return stats(base, sighting.level, determinants)[stat] == sighting.stats[stat]
      }
    }
    for attack in columns[0] {
      for defense in columns[1] {
        for speed in columns[2] {
          for special in columns[3] {
            let all = [attack, defense, speed, special]
            guard stats(base, sighting.level, all) == sighting.stats else { continue }
            let values: [(Stat, Int)] = [
              (.hp, all.reduce(0) { $0 * 2 + $1 % 2 }), (.attack, attack), (.defense, defense),
              (.speed, speed), (.specialAttack, special), (.specialDefense, special),
            ]
            for (stat, value) in values { found[stat, default: []].insert(value) }
          }
        }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: Stat.allCases.map { ($0, (found[$0] ?? []).sorted()) })
  }
}
