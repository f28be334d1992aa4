import PokedexDomain
import PokedexTesting
import Testing

/// Evolution methods, each used by a different Pokémon.
@Suite struct EvolutionTests {
  private static let ways:
    [(word: String, also: [String], set: @Sendable (inout EvolutionRoute) -> Void)] = [
      ("level", ["level-up"], { ($0.trigger, $0.minLevel) = (1, 36) }),
      ("trade", [], { $0.trigger = 2 }),
      ("held-item", ["metal-coat", "trade"], { ($0.trigger, $0.heldItem) = (2, 210) }),
      ("item", ["stone", "moon-stone", "use-item"], { ($0.trigger, $0.item) = (3, 81) }),
      ("friendship", ["happiness"], { $0.minHappiness = 160 }),
      ("beauty", [], { $0.minBeauty = 171 }),
      ("affection", [], { $0.minAffection = 2 }),
      ("move", [], { $0.knownMove = 102 }),
      ("move", [], { $0.knownMoveType = .fairy }),
      ("move", [], { $0.usedMove = 102 }),
      ("place", ["location"], { $0.location = 8 }),
      ("place", ["location"], { $0.nearSpecialRock = true }),
      ("day", [], { $0.timeOfDay = 1 }),
      ("night", [], { $0.timeOfDay = 2 }),
      ("dusk", [], { $0.timeOfDay = 3 }),
      ("party", [], { $0.partySpecies = 1 }),
      ("party", [], { $0.partyType = .dark }),
      ("rain", [], { $0.needsOverworldRain = true }),
      ("stats", [], { $0.relativePhysicalStats = 0 }),
      ("female", [], { ($0.gender, $0.trigger, $0.minLevel) = (1, 1, 21) }),
      ("male", [], { $0.gender = 2 }),
    ]

  /// Pokémon 1 uses the first method, Pokémon 2 the second, and so on; all become Pokémon 99.
  private static let engine: QueryEngine<PokemonRows>? = {
    let numbers = Array(1...ways.count) + [99]
    let forms = numbers.map { number in
      var form = Form(id: ID(number), slug: "form-\(number)")
      form.species = ID(number)
      form.isDefault = true
      return form
    }
    let species = numbers.map { number in
      var species = Species(id: ID(number), slug: "species-\(number)")
      species.evolutionChain = 1
      species.forms = [ID(number)]
      return species
    }
    var chain = EvolutionChain(id: 1, slug: "")
    chain.routes = ways.enumerated().map { index, way in
      var route = EvolutionRoute()
      route.from = ID(index + 1)
      route.to = 99
      route.versionGroup = 1
      way.set(&route)
      return route
    }
    let reference = try? SampleReference { sink throws(PokedexError) in
      try sink.write(forms)
      try sink.write(species)
      try sink.write([chain])
      try sink.write(
        [(1, "level-up"), (2, "trade"), (3, "use-item")].map {
          EvolutionTrigger(id: ID($0), slug: $1)
        })
      try sink.write(
        [(81, "moon-stone"), (210, "metal-coat")].map { Item(id: ID($0), slug: $1) })
    }
    let catalog = Catalog(
      forms: Table(forms), species: Table(species), names: forms.map(\.slug), reference: reference)
    return QueryEngine(PokemonRows(catalog))
  }()

  private func numbers(_ query: String) throws -> [Int] {
    let engine = try #require(Self.engine)
    let result = SearchPokedex()(query, in: engine)
    #expect(result.problems == [], "\(query)")
    return result.rows.map { engine.rows.catalog.forms.ids[$0].rawValue }
  }

  @Test func everyMethodIsFoundByItsWords() throws {
    let words = Set(Self.ways.flatMap { [$0.word] + $0.also })
    for word in words {
      let expected = Self.ways.indices.filter { index in
        let way = Self.ways[index]
        return way.word == word || way.also.contains(word)
          // `evolves:level` also finds any method that has a level.
          || way.word == "female" && ["level", "level-up"].contains(word)
      }
      #expect(try numbers("evolves:\(word)") == expected.map { $0 + 1 }, "\(word)")
    }
  }

  @Test(arguments: [
    ("evolves:36", [1]), ("evolves>=30", [1]), ("evolves<=36", [1, 20]), ("evolves:20..30", [20]),
    ("evolves>36", []), ("evolves:level -evolves:female", [1]),
    ("sort:-evolves evolves>1", [1, 20]),
    ("evolves:moon-stone,metal-coat", [3, 4]), ("evolves=21", [20]), ("evolves!=21", [1]),
  ])
  func aNumberIsTheLevel(_ query: String, _ expected: [Int]) throws {
    #expect(try numbers(query) == expected)
  }

  @Test func theReasonHasTheLevelAndTheEvolution() throws {
    let engine = try #require(Self.engine)
    let result = SearchPokedex()("evolves:level", in: engine)
    #expect(engine.reasons(for: 0, in: result.plan) == ["becomes form-99 from level 36"])
    #expect(
      engine.reasons(for: 0, in: SearchPokedex()("evolves>30", in: engine).plan)
        == ["Level 36"])
  }
}
