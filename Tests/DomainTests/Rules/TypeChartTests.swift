import PokedexDomain
import PokedexTesting
import Testing

/// The type charts of the generations.
@Suite struct TypeChartTests {
  private static let table = Table(SampleDex.types)

  private func chart(_ generation: Int?) -> TypeChart {
    TypeChart(Self.table, generation: generation.map { ID($0) })
  }

  typealias Fact = (ID<PokemonType>, ID<PokemonType>, Int)

  @Test(arguments: [nil, 6, 7, 9] as [Int?])
  func sinceGenerationVI(_ generation: Int?) {
    let facts: [Fact] = [
      (.fire, .grass, 200), (.fire, .water, 50), (.normal, .ghost, 0), (.ghost, .normal, 0),
      (.ground, .flying, 0), (.electric, .ground, 0), (.psychic, .dark, 0), (.poison, .steel, 0),
      (.dragon, .fairy, 0), (.fairy, .dragon, 200), (.steel, .fairy, 200), (.ghost, .steel, 100),
      (.dark, .steel, 100), (.ice, .fire, 50), (.bug, .poison, 50), (.poison, .bug, 100),
      (.ghost, .psychic, 200), (.dark, .fairy, 50), (.normal, .normal, 100),
    ]
    for (attack, defence, percent) in facts {
      #expect(chart(generation)[attack, defence] == percent, "\(attack) on \(defence)")
    }
    #expect(chart(generation).types.count == 18)
  }

  @Test(arguments: 2...5) func inGenerationsIIToVSteelResistedGhostAndDark(_ generation: Int) {
    let facts: [Fact] = [
      (.ghost, .steel, 50), (.dark, .steel, 50), (.ghost, .psychic, 200), (.ice, .fire, 50),
      (.bug, .poison, 50), (.poison, .bug, 100), (.steel, .ice, 200), (.fire, .steel, 200),
      (.dark, .ghost, 200), (.ghost, .dark, 50), (.fighting, .dark, 200), (.psychic, .dark, 0),
    ]
    for (attack, defence, percent) in facts {
      #expect(chart(generation)[attack, defence] == percent, "\(attack) on \(defence)")
    }
    #expect(chart(generation).types.count == 17)
    #expect(!chart(generation).types.contains(.fairy))
  }

  @Test func inGenerationIPsychicIsImmuneToGhost() {
    let facts: [Fact] = [
      (.ghost, .psychic, 0), (.bug, .poison, 200), (.poison, .bug, 200), (.ice, .fire, 100),
      (.ghost, .ghost, 200), (.normal, .ghost, 0), (.fire, .ice, 200), (.bug, .psychic, 200),
      (.fighting, .psychic, 50), (.water, .fire, 200),
    ]
    for (attack, defence, percent) in facts {
      #expect(chart(1)[attack, defence] == percent, "\(attack) on \(defence)")
    }
    #expect(chart(1).types.count == 15)
    #expect(Set(chart(1).types).isDisjoint(with: [.steel, .dark, .fairy]))
  }

  @Test(arguments: [
    (ID<PokemonType>.ice, [ID<PokemonType>.dragon, .ground], 400), (.ground, [.fire, .flying], 0),
    (.grass, [.fire, .flying], 25), (.electric, [.water, .flying], 400), (.ice, [.fire], 50),
    (.water, [.fire, .dragon], 100), (.normal, [], 100),
  ])
  func twoTypesMultiply(
    _ attack: ID<PokemonType>, _ defence: [ID<PokemonType>], _ percent: Int
  ) {
    #expect(chart(nil).percent(of: attack, on: defence) == percent)
  }

  @Test func typesOutsideTheChartAreNeutral() {
    #expect(chart(nil)[10_001, .fire] == 100)
    #expect(chart(nil)[.fire, 0] == 100)
    #expect(TypeChart(Table())[.fire, .grass] == 100)
  }

  @Test(arguments: [
    (0, "0"), (25, "¼"), (50, "½"), (100, "1"), (200, "2"), (400, "4"), (125, "1.25"),
  ])
  func multipliersAreWrittenAsFractions(_ percent: Int, _ text: String) {
    #expect(Multiplier(percent).text == text)
  }
}
