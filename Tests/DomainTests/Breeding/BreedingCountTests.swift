import PokedexTesting
import Testing

@testable import PokedexDomain

/// The numbers of pairs of family and egg move by the parents that they need: 1, 2, 3, more, or no
/// chain at all.
/// `Tests/Checks/breeding.py` counts them independently from PokeAPI's documents.
@Suite(.timeLimit(.minutes(5))) struct BreedingCountTests {
  @Test(arguments: [
    ("crystal", false), ("emerald", false), ("platinum", false), ("black-2-white-2", false),
    ("omega-ruby-alpha-sapphire", true), ("scarlet-violet", true),
  ])
  func mostEggMovesNeedOneOrTwoParents(_ slug: String, _ passes: Bool) async throws {
    let dex = try await PlannerDex()
    let game = try dex.game(slug)
    let rules = try #require(BreedingRules(of: game, in: dex.catalog.dex))
    #expect(rules.mothersPass == passes)
    let counts = try BreedingCount(dex.catalog, game, rules).counts
    #expect(counts[1, default: 0] > counts.values.reduce(0, +) / 2)
    #expect(counts[2, default: 0] < counts[1, default: 0])
  }

  /// One move takes at most 5 ms in a release.
  @Test func aPlanTakesMilliseconds() async throws {
    let dex = try await PlannerDex()
    let (form, game) = (try dex.form("abra"), try dex.game("crystal"))
    let moves = try dex.moves("encore")
    _ = PlanBreeding(dex.catalog)(form, moves, in: game)
    let time = ThreadClock.measure {
      for _ in 0..<10 { _ = PlanBreeding(dex.catalog)(form, moves, in: game) }
    }
    #expect(time < .seconds(2))
  }
}

/// Counts the parents of each egg move of each family of a game.
struct BreedingCount {
  private(set) var counts: [Int: Int] = [:]

  init(_ catalog: Catalog, _ game: VersionGroup, _ rules: BreedingRules) throws {
    let dex = catalog.dex
    let moves = dex.table(Move.self)
    for move in moves.ids
    where dex.lessons(of: move).contains(where: {
      $0.versionGroup == game.id && $0.method == .egg
    }) {
      let breeders = Breeders(of: [move], in: game.id, catalog) { _ in true }
      let search = BreedingSearch(breeders, catalog, rules, moves: 1)
      for family in search.families.all.indices {
        let cost = search.cost(ofInheriting: MoveSubset(only: 0), family: family)
        counts[cost < BreedingSearch.impossible ? min(cost, 4) : 0, default: 0] += 1
      }
    }
  }
}
