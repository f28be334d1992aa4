import PokedexDomain
import Testing

/// Coverage agrees with the queries about damage taken.
@Suite struct CoverageTests {
  private func coverage(_ attacks: [String], _ lens: String? = nil) async throws -> CoveragePage {
    let pokemon = try await Bundled.engine(lens).rows
    return ShowCoverage()(try attacks.map { try FindAttack()($0, in: pokemon) }, on: pokemon)
  }

  private func slugs(
    _ page: CoveragePage, where condition: (Int) -> Bool
  ) async throws -> Set<String> {
    let forms = try await Bundled.catalog().forms
    let found = page.pokemon.filter { condition($0.percent) }.flatMap(\.forms)
    return Set(found.compactMap { forms.row(of: $0.id) }.map { forms.slugs[$0] })
  }

  @Test(arguments: [nil, "1", "5"])
  func aPokemonIsHitByTheBestAttack(_ lens: String?) async throws {
    let page = try await coverage(["ice", "ground"], lens)
    let weak = try await Bundled.find("weak:ice | weak:ground", lens)
    #expect(try await slugs(page) { $0 > 100 } == Set(weak))
    let resisting = try await Bundled.find(
      "(resists:ice | immune:ice) (resists:ground | immune:ground)", lens)
    #expect(try await slugs(page) { $0 < 100 } == Set(resisting))
  }

  /// Freeze-Dry is super effective on Water, and Flying Press is two types in one.
  @Test func movesOutsideTheTypeChartCount() async throws {
    let page = try await coverage(["freeze-dry"])
    #expect(page.types.first { $0.percent == 200 }?.types.contains(.water) == true)
    let press = try await coverage(["flying press", "ground"])
    let ghosts = try await Bundled.find("type:ghost immune:ground")
    #expect(try await slugs(press) { $0 == 0 } == Set(ghosts))
  }

  /// Gengar is immune to Fighting and Normal, and Hisuian Zoroark to Fighting and Ghost; Pyroar is
  /// hit by Fighting.
  @Test func normalAndGhostTypesWallFightingAndGhostMovesUntilScrappy() async throws {
    #expect(try await slugs(coverage(["fighting", "normal"])) { $0 == 0 }.contains("gengar"))
    let walls = try await slugs(coverage(["fighting", "ghost"])) { $0 < 100 }
    #expect(walls.contains("pyroar-male") == false)
    #expect(walls.contains("zoroark-hisui"))
  }

  @Test func typesComeBeforeMovesOfTheSameName() async throws {
    let pokemon = try await Bundled.engine().rows
    #expect(try FindAttack()("psychic", in: pokemon).move == nil)
    #expect(try FindAttack()("move:psychic", in: pokemon).move == "psychic")
  }

  @Test(arguments: [
    ("toxic", nil), ("fairy", "5"), ("dazzling gleam", "5"), ("no such attack", nil),
  ])
  func attacksWithoutDamageAreRefused(_ name: String, _ lens: String?) async throws {
    let pokemon = try await Bundled.engine(lens).rows
    #expect(throws: PokedexError.self) { try FindAttack()(name, in: pokemon) }
  }
}
