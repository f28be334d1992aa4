import Testing

@testable import PokedexDomain

/// Formats as Pokémon Showdown names them in August 2026.
@Suite struct FormatTests {
  private func team(_ format: String?) -> Team { Team(name: "mine", format: format) }

  @Test(arguments: [
    ("gen9vgc2025regi", 50), ("gen9bssregi", 50), ("gen8battlestadiumsingles", 50),
    ("gen6battlespottriples", 50), ("gen8bdspbattlefestivaldoubles", 50), ("gen5gbusingles", 50),
    ("gen9championsou", 50), ("gen94v4doublesdraft", 50), ("gen9ou", 100), ("gen1ou", 100),
    ("gen9doublesou", 100), ("gen9lc", 5), ("gen9doubleslc", 5), ("gen9lcuu", 5),
    ("gen9natdexlcdraft", 5), ("gen3orrecolosseum", 100),
  ])
  func `contests of the games are fought at level 50, Little Cup at 5, others at 100`(
    _ format: String, _ level: Int
  ) {
    #expect(team(format).formatLevel == level)
  }

  @Test(arguments: [
    ("gen9vgc2025regi", true), ("gen4doublesou", true), ("gen3orrecolosseum", true),
    ("gen9partnersincrime", true), ("gen9challengecup2v2", true), ("gen9metronomebattle", true),
    ("gen9ou", false), ("gen9bssregi", false), ("gen3hoennstadium", false),
  ])
  func `a format says whether two Pokémon fight at a time`(_ format: String, _ isDouble: Bool) {
    #expect(team(format).isForDoubles == isDouble)
  }

  @Test func `a team without a format has no level of its own`() {
    #expect(team(nil).formatLevel == nil)
    #expect(!team(nil).isForDoubles)
  }
}
