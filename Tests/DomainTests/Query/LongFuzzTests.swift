import PokedexDomain
import PokedexTesting
import Testing

/// Random queries over the bundled dex for a given number of seconds: `scripts/fuzz 600`.
@Suite struct LongFuzzTests {
  @Test(.enabled(if: FuzzRun.seconds != nil))
  func anyQueryOverTheRealDexIsAnswered() async throws {
    let seconds = FuzzRun.seconds ?? 0
    var seed = FuzzRun.seed ?? UInt64.random(in: 0..<1_000_000_000)
    var fuzz = try await Self.fuzz()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    while clock.now < end {
      FuzzRun.log("seed \(seed), \(fuzz.count) queries so far")
      fuzz.run(seed: seed)
      for fault in fuzz.faults { Issue.record("seed \(seed), \(fault)") }
      guard fuzz.faults.isEmpty else { break }
      seed += 1
    }
    FuzzRun.log("\(fuzz.count) queries; the slowest, in \(fuzz.slowest.duration): ")
    FuzzRun.log(fuzz.slowest.text)
    #expect(fuzz.slowest.duration < .seconds(10 * Sanitizer.timeoutFactor), "\(fuzz.slowest.text)")
  }

  /// All kinds of rows: with and without a lens, and without a dex.
  private static func fuzz() async throws -> QueryFuzz {
    let catalog = try await Stage.bundled().catalog()
    let dex = try #require(catalog.reference)
    var fuzz = QueryFuzz()
    let pokemon = PokemonRows(catalog)
    fuzz.add("pokemon", pokemon)
    for word in ["red", "platinum", "gen 7"] {
      let lens = try #require(Lenses(dex).named(word))
      fuzz.add("pokemon in \(word)", PokemonRows(catalog, through: lens))
    }
    fuzz.add("pokemon of the API", PokemonRows(SampleDex.catalogOfPokeAPI))
    fuzz.add("moves", MoveRows(dex))
    fuzz.add("abilities", AbilityRows(of: pokemon))
    fuzz.add("items", ItemRows(of: pokemon))
    return fuzz
  }
}
