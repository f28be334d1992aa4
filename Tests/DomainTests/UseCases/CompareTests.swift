import PokedexDomain
import PokedexTesting
import Testing

@Suite struct CompareTests {
  private func compare(_ forms: [ID<Form>], lens: Lens? = nil) async throws -> PokemonComparison {
    try await ComparePokemon(pokedex: TeamFixture.pokedex)(
      forms.map { ComparePokemon.Subject($0, through: lens) })
  }

  @Test func twoToSixFormsCanBeCompared() async throws {
    for count in [0, 1, 7] {
      await #expect(throws: ComparisonError.count(count)) {
        try await compare([ID<Form>](repeating: 445, count: count))
      }
    }
    #expect(try await compare([445, 248, 36, 92, 485, 887]).subjects.count == 6)
    await #expect(throws: ComparisonError.failed(.notFound("Pokémon 9999"))) {
      try await compare([445, 9999])
    }
  }

  @Test func statsShareAScaleAndMarkTheBest() async throws {
    let comparison = try await compare([445, 248])
    #expect(comparison.stats.map(\.values.first) == [108, 130, 95, 80, 85, 102, 600])
    #expect(comparison.stats.map(\.differs) == [true, true, true, true, true, true, false])
    #expect(comparison.stats[0].isBest(0))
    #expect(!comparison.stats[0].isBest(1))
    #expect(!comparison.stats[6].isBest(0), "nobody is better at what is equal")
  }

  @Test func multipliersAndDuelsAreCompared() async throws {
    let comparison = try await compare([445, 248])
    let ice = try #require(comparison.taken.first { $0.type == .ice })
    #expect(ice.percents == [400, 100])
    #expect(ice.differs)
    #expect(comparison.duels == [[200, 200], [100, 100]])
  }

  @Test func speedsAndExclusiveMovesAreCompared() async throws {
    let comparison = try await compare([445, 248], lens: TeamFixture.scarlet)
    #expect(comparison.subjects[0].speeds.map(\.most) == [169, 333])
    #expect(comparison.subjects[0].onlyMoves.map(\.name) == ["Dragon Claw"])
    #expect(comparison.subjects[1].onlyMoves.isEmpty)
    #expect(comparison.sharedMoves == 2)
  }

  @Test func onePokemonCanBeComparedAcrossGenerations() async throws {
    var magnemite = Form(id: 81, slug: "magnemite")
    magnemite.species = 81
    magnemite.type1 = .electric
    magnemite.type2 = .steel
    magnemite.stats = Stats(hp: 25, attack: 35, defense: 70, specialAttack: 95, speed: 45)
    var past = PastType()
    past.generation = 1
    past.slot = 1
    past.type = .electric
    magnemite.pastTypes = [past]
    let catalog = TeamFixture.dex.catalog([magnemite], [Species(id: 81, slug: "magnemite")])
    let old = Lens(
      data: GameData(generation: 1, groups: [1], isGame: false, order: 1),
      rules: GameRules(in: 1), slug: "gen-1", name: "Generation I")
    let comparison = try await ComparePokemon(pokedex: ScriptedPokedex(.success(catalog)))(
      [ComparePokemon.Subject(81, through: old), ComparePokemon.Subject(81)])
    #expect(comparison.subjects.map(\.types) == [[.electric], [.electric, .steel]])
    #expect(comparison.subjects.map(\.lens?.slug) == ["gen-1", nil])
    let ground = try #require(comparison.taken.first { $0.type == .ground })
    #expect(ground.percents == [200, 400])
    let fairy = try #require(comparison.taken.first { $0.type == .fairy })
    #expect(fairy.percents == [nil, 50], "there was none")
  }
}
