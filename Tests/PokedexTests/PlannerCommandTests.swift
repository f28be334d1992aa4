import PokedexTesting
import Testing

@Suite(.timeLimit(minutes: 5)) struct PlannerCommandTests {
  @Test func anImpossibleChainIsExplained() throws {
    let run = try Home().run(["breed", "abra", "spore", "--game", "crystal"])
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("Abra cannot have Spore in Crystal."))
  }

  @Test func chainsCanBeLimitedToCaughtFamilies() throws {
    let home = try Home()
    let breed = ["breed", "abra", "encore", "--game", "crystal", "--caught"]
    #expect(home.run(breed).output.contains("not from the families that you have caught"))
    _ = home.run(["caught", "add", "kadabra", "mr. mime"])
    let run = home.run(breed)
    #expect(run.ending == .exited(0))
    #expect(run.output.contains("Mr. Mime"))
  }

  @Test func statsThatNoIVsGiveAreExplained() throws {
    let run = try Home().run(["iv", "garchomp", "--level", "50", "--stats", "999 spe"])
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("No IVs fit these stats"))
  }

  @Test func aSecondLevelNarrowsTheIVs() throws {
    let home = try Home()
    let one = home.run(["iv", "abra", "--level", "5", "--stats", "18/7/6/15/11/14"])
    let two = home.run([
      "iv", "abra", "--level", "5", "--stats", "18/7/6/15/11/14", "--level", "60", "--stats",
      "105/40/35/150/89/132",
    ])
    #expect(one.ending == .exited(0))
    #expect(two.output != one.output)
  }

  @Test(arguments: [
    ["train", "speed"], ["train", "luck", "--game", "platinum"],
    ["breed", "abra", "--limit", "0"],
    ["iv", "abra", "--level", "5"], ["iv", "abra", "--level", "500", "--stats", "1/1/1/1/1/1"],
    ["catch", "mew", "--hp", "0"], ["catch", "mew", "--level", "101"], ["sources", "abra"],
    ["spread", "torkoal"], ["spread", "torkoal", "--outspeed", "garchomp", "--level", "0"],
    ["iv", "abra", "--level", "5", "--stats", "18", "--characteristic", "likes to nap"],
    ["progress", "--condition", "night"], ["progress", "gold", "--condition", "noon"],
  ])
  func wrongUsageIsExplained(_ arguments: [String]) throws {
    let run = try Home().run(arguments)
    #expect(run.ending == .exited(64))
    #expect(run.errors != "")
  }

  @Test func anImpossibleSpreadTellsWhatIsMissing() throws {
    let run = try Home().run(["spread", "shuckle+hardy", "--outspeed", "garchomp+hardy"])
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("too slow"))
  }

  @Test func aGameWithoutEVsToDistributeSaysSo() throws {
    let run = try Home().run(["spread", "abra", "--outspeed", "gengar", "--game", "crystal"])
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains("no EVs to distribute"))
  }

  @Test func aGoalThatNoSpreadReachesSaysByHowMuch() throws {
    let run = try Home().run(["spread", "shuckle", "--outspeed", "garchomp+scarf"])
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("346 too slow"), "\(run.output)")
  }

  @Test func skippingAllChainsTellsTheLast() throws {
    let run = try Home().run([
      "breed", "charmander", "dragon-dance", "--game", "platinum", "--skip", "100",
    ])
    #expect(run.output.contains("The last chain is number 8."))
    #expect(!run.output.contains("101"))
  }

  @Test(arguments: ["breed", "teach protect", "sources", "catch", "iv", "train"])
  func aMissingNameSaysWhatToWrite(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let run = try Home().run(words)
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("write \(words[0]) "), "\(run.errors)")
  }

  @Test func gamesWithOtherRulesForCatchingSaySo() throws {
    let run = try Home().run(["catch", "pikachu", "--game", "lets-go-pikachu"])
    #expect(run.ending == .exited(1))
    #expect(run.output.contains("no formula for catching in Let’s Go, Pikachu!"))
  }
}
