import PokedexTesting
import Testing

@testable import PokedexData
@testable import PokedexDomain

/// The chances of all Pokémon that one method meets in an area add up to a hundred percent.
@Suite struct EncounterSumTests {
  private struct EncounterTable: Hashable {
    let version: ID<Version>
    let area: ID<LocationArea>
    let method: ID<EncounterMethod>
  }

  private let dex: any DexReference

  init() async throws {
    dex = try #require(try await DexPokedex(dex: DexFile()).catalog().reference)
  }

  /// The methods whose slots share a hundred percent in PokeAPI's data.
  private static let shared = [
    "walk", "surf", "old-rod", "good-rod", "super-rod", "rock-smash", "dark-grass", "grass-spots",
    "surf-spots", "super-rod-spots", "cave-spots", "bridge-spots", "headbutt-low",
    "headbutt-normal", "headbutt-high", "yellow-flowers", "purple-flowers", "red-flowers",
    "rough-terrain", "horde",
  ]

  /// - Parameter games: `nil` for all.
  private func sums(
    under circumstances: Circumstances, in games: PlayedGames? = nil
  ) throws -> [EncounterTable: Int] {
    let methods = dex.table(EncounterMethod.self)
    let shared = Set(
      Self.shared.compactMap { methods.slugs.firstIndex(of: $0) }.map { methods.ids[$0] })
    var sum = EncounterGroupSum(in: dex, games: games, under: circumstances)
    for area in dex.table(LocationArea.self).ids {
      for resident in dex.residents(of: area) where shared.contains(resident.encounter.method) {
        sum.add(resident.encounter, of: resident.form)
      }
    }
    var sums: [EncounterTable: Int] = [:]
    for group in sum.groups where group.isMet && group.conditions == [[]] {
      for version in group.versions {
        sums[
          EncounterTable(version: version, area: group.area, method: group.method), default: 0] +=
          group.chance ?? 0
      }
    }
    return sums
  }

  /// The areas of PokéAPI with other sums, such as those that merge several patches of grass.
  private func name(_ table: EncounterTable) throws -> String {
    let (versions, areas, methods) = (
      dex.table(Version.self), dex.table(LocationArea.self),
      dex.table(EncounterMethod.self)
    )
    return [
      versions.slug(of: table.version), areas.slug(of: table.area), methods.slug(of: table.method),
    ].compactMap { $0 }.joined(separator: " ")
  }

  @Test func `chances add up, except in the areas that are known`() throws {
    var odd: [String] = []
    for (table, sum) in try sums(under: .ordinary) where sum != 100 {
      odd.append("\(try name(table)) \(sum)")
    }
    GoldenFile("EncounterSums.txt", in: "Truth", of: #filePath)
      .check(odd.sorted().joined(separator: "\n") + "\n", #_sourceLocation)
  }

  /// Crystal, Platinum, HeartGold/SoulSilver, Black 2/White 2 and Sword/Shield.
  private static let changing = PlayedGames([4, 9, 10, 14, 20])

  @Test(arguments: Circumstances.Kind.allCases)
  func `chances add up under each single changed condition`(_ kind: Circumstances.Kind) throws {
    let usual = try sums(under: .ordinary, in: Self.changing)
    for value in kind.values.dropFirst() {
      var changed = Circumstances()
      changed.choose(value)
      for (table, sum) in try sums(under: changed, in: Self.changing)
      where sum != 100 && usual[table] ?? 100 == 100 {
        // Swarms of Pokémon fished replace slots that PokéAPI lacks, and Mr. Backlot mentions
        // Pokémon only once the National Dex is known.
        let isKnown =
          value == "swarm-yes" && [15, 65].contains(sum)
          || value == "backlot-mentioned" && sum == 90
        let place = try name(table)
        #expect(isKnown, "\(place) \(value): \(sum)")
      }
    }
  }

  /// On Rolling Fields, PokeAPI has slots of each weather before and after the Hall of Fame.
  @Test func `no other circumstances ask for more than some that are as good`() {
    var sum = EncounterGroupSum(in: dex, games: nil)
    for area in dex.table(LocationArea.self).ids {
      for resident in dex.residents(of: area) { sum.add(resident.encounter, of: resident.form) }
    }
    let needless = sum.groups.filter { group in
      group.others.contains { other in
        group.others.contains {
          $0 != other && Set($0.conditions).isSubset(of: other.conditions)
            && $0.chance ?? 0 >= other.chance ?? 0
        }
      }
    }
    #expect(needless.isEmpty, "\(needless.first.map(String.init(describing:)) ?? "")")
  }
}
