import PokedexTesting
import Testing

/// Tables of pages for spreadsheets and scripts.
@Suite(.timeLimit(minutes: 5)) struct TableFormatTests {
  private func lines(_ arguments: String...) throws -> [String] {
    let run = try Home().run(arguments)
    #expect(run.ending == .exited(0), "\(run.errors)")
    return run.output.split(separator: "\n").map { String($0) }
  }

  @Test func movesAndPlacesCarryTheirPokemon() throws {
    let moves = try lines("show", "eevee:moves", "--game", "platinum", "--csv")
    #expect(moves[0] == "pokemon,name,how,type,stab,class,power,accuracy,pp,priority")
    #expect(moves.dropFirst().allSatisfy { $0.hasPrefix("eevee,") })
    let places = try lines("where", "eevee", "--tsv")
    #expect(places[0].hasPrefix("pokemon\tspot\tgame\t"))
    let residents = try lines("where", "place:kanto-route-1", "--csv", "--no-header")
    #expect(residents.allSatisfy { $0.hasPrefix("kanto-route-1,") })
    let json = try lines("show", "eevee:moves", "--json").joined()
    #expect(json.contains("\"pokemon\":\"eevee\""))
  }

  @Test func `a column that is empty in all rows is printed only for programs`() throws {
    let counter = ["counter", "garchomp", "--game", "legends-arceus"]
    let home = try Home()
    #expect(!home.run(counter).output.contains("Ability"))
    #expect(home.run(counter + ["--csv"]).output.hasPrefix("Points,Name,Takes,Deals,Faster,"))
    #expect(home.run(counter + ["--csv"]).output.contains(",Ability\n"))
  }

  @Test func theHeaderOfAListOfPagesIsPrintedOnce() throws {
    let run = try Home().run(["show", "-", "--tab", "moves", "--csv"], input: "eevee\nmew\n")
    let headers = run.output.split(separator: "\n").filter { $0.hasPrefix("pokemon,") }
    #expect(headers.count == 1)
    #expect(run.output.contains("\nmew,"))
  }

  @Test func tablesOfPlannersAreRows() throws {
    #expect(
      try lines("damage", "garchomp", "earthquake", "heatran", "--csv")[0]
        == "Move,Damage,Percent,Result")
    let chart = try lines("chart", "--csv")
    #expect(chart.count == 19)
    #expect(chart[0].hasPrefix("attack,normal,fire,"))
    #expect(chart.contains { $0.hasPrefix("fire,1,0.5,0.5,") })
    let counters = try lines("counter", "garchomp", "--limit", "3", "--csv")
    #expect(counters.count == 4)
    for command in [
      ["speed", "spe>120"], ["catch", "mewtwo"], ["progress"],
      ["move", "surf"], ["compare", "eevee", "mew"], ["catch", "eevee"],
    ] {
      let run = try Home().run(command + ["--csv"])
      let isTable = run.ending == .exited(0) && run.output.contains(",")
      #expect(
        isTable || run.errors.contains("this page has no table: use --json"),
        "\(command): \(run.errors)")
    }
  }

  @Test func aComparisonHasAllOfItsTables() throws {
    let rows = try lines("compare", "garchomp", "dragonite", "--csv")
    #expect(rows[0] == "Section,Name,Types,Abilities")
    #expect(rows.contains("Base stats,HP,108,91"))
    #expect(rows.contains("Base stats,Total,600,600"))
    #expect(rows.contains("Speed,\"Level 50, 31 IV\",122,100"))
    #expect(rows.contains("Damage taken,Poison,×½,×1"))
    #expect(rows.contains("STAB damage to each other,Garchomp,–,×2"))
    #expect(rows.count { $0.hasPrefix("Section,Name,Garchomp,Dragonite") } == 1)
  }

  @Test func statsOfAPokemonAreRows() throws {
    let rows = try lines("show", "garchomp", "--tab", "stats", "--csv")
    #expect(rows.starts(with: ["Section,Name,Base", "Base stats,HP,108"]))
    #expect(rows.contains("Base stats,Total,600"))
  }

  @Test func twoFormatsAtOnceAreAnError() throws {
    let run = try Home().run(["where", "eevee", "--csv", "--json"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("--json and --csv cannot be combined"))
  }
}
