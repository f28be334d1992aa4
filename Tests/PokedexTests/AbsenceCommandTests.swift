import PokedexTesting
import Testing

/// Commands about a Pokémon that the game of `--game` does not have.
@Suite(.timeLimit(minutes: 5)) struct AbsenceCommandTests {
  private static let answered = [
    ["show", "weedle"], ["show", "weedle:stats"], ["show", "weedle:forms"], ["stat", "weedle"],
    ["matchup", "weedle"], ["evolution", "weedle"], ["catch", "weedle"],
    ["iv", "weedle", "--level", "50", "--stats", "115 HP"],
  ]

  @Test(arguments: answered) func `an answer says that the game does not have the Pokémon`(
    _ arguments: [String]
  ) throws {
    let home = try Home()
    let run = home.run(arguments + ["--game", "sword"])
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("Weedle is not in Sword."), "\(run.output)")
    let other = home.run(arguments + ["--game", "yellow"])
    #expect(!other.output.contains("is not in"), "\(other.output)")
  }

  @Test(arguments: answered) func `JSON says so among what the game lacks`(
    _ arguments: [String]
  ) throws {
    let run = try Home().run(arguments + ["--game", "sword", "--json"])
    let gap = #"{"what":"pokemon","inGame":false,"text":"Weedle is not in Sword"}"#
    #expect(run.output.contains(gap), "\(run.output)")
  }

  @Test(arguments: [
    ["show", "weedle:moves"], ["where", "weedle"], ["compare", "weedle", "garchomp"],
    ["damage", "garchomp", "toxapex"], ["damage", "sprigatito", "garchomp"],
  ])
  func `without an answer, it is the reason`(_ arguments: [String]) throws {
    let game = arguments[0] == "damage" ? "platinum" : "sword"
    let run = try Home().run(arguments + ["--game", game])
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains(" is not in "), "\(run.errors)")
  }

  @Test func `damage is calculated for a form that the game lacks, with a remark`() throws {
    let run = try Home().run([
      "damage", "mewtwo-mega-x", "psychic", "garchomp", "--game", "sword",
    ])
    #expect(run.ending == .exited(0))
    #expect(run.errors == "pokedex: Mega Mewtwo X is not in Sword\n")
  }
}
