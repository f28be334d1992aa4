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
    #expect(home.run(counter + ["--csv"]).output.contains(",Ability,"))
  }

  @Test func `what all rows have is told once for people, and in each row for programs`() throws {
    let counter = ["counter", "garchomp", "--from", "spe>150"]
    let home = try Home()
    let text = home.run(counter).output
    #expect(text.contains("Faster: yes"))
    #expect(text.ranges(of: "yes").count == 1)
    let rows = home.run(counter + ["--csv"]).output.split(separator: "\n")
    #expect(rows.count > 2)
    #expect(rows[0].contains(",Faster,"))
    #expect(rows.dropFirst().allSatisfy { $0.contains(",yes,") })
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

  @Test(arguments: [
    (["matchup", "garchomp"], "Damage taken,×4,Ice"),
    (["show", "garchomp", "--tab", "matchups"], "Damage taken,×2,Fairy"),
    (["matchup", "fire/flying"], "Damage taken,×4,Rock"),
    (["coverage", "ice", "ground"], "Best damage to each type,×2,Flying"),
    (["ability", "levitate"], ",Since,Generation III"),
    (["berry", "oran"], ",Flavour,spicy 10"),
  ])
  func factsAreRowsOfAPageThatHasNoTable(_ command: [String], _ row: String) throws {
    let run = try Home().run(command + ["--csv"])
    let rows = run.output.split(separator: "\n")
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(rows.first == "Section,Fact,Value")
    #expect(rows.contains(Substring(row)), "\(run.output)")
  }

  @Test(arguments: [
    (["show", "-"], "garchomp:stats\npikachu:stats\n", "Pikachu,Base stats,HP,35"),
    (["matchup", "-"], "garchomp\nfire/flying\n", "Fire/Flying,Damage taken,×4,Rock"),
    (["ability", "-"], "levitate\nstatic\n", "Static,,Since,Generation III"),
    (["show", "-"], "garchomp:matchups\n", "Garchomp,Damage taken,×4,Ice"),
  ])
  func rowsOfAListOfPagesBeginWithTheirPage(_ command: [String], _ names: String, _ row: String)
    throws
  {
    let run = try Home().run(command + ["--csv"], input: names)
    let rows = run.output.split(separator: "\n")
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(rows.first?.hasPrefix("Page,Section,") == true)
    #expect(rows.contains(Substring(row)), "\(run.output)")
    #expect(rows.first?.hasPrefix("Page,") == true)
  }

  @Test func eachParentOfAChainIsARow() throws {
    let rows = try lines("breed", "abra", "encore", "--game", "crystal", "--csv")
    #expect(rows[0] == "chain,child,pokemon,way,passes,learns,group,mother")
    #expect(rows[1] == "1,Abra,Mr. Mime,father,Encore,Encore: level 31,Human-Like,Abra")
    let none = try Home().run(["breed", "abra", "encore", "--game", "red", "--tsv"])
    #expect(none.ending == .exited(1))
    #expect(none.output.split(separator: "\n").count == 1)
    #expect(none.errors.contains("has no eggs"))
  }

  @Test func ownTeamsAndSearchesAreRows() throws {
    let home = try Home()
    for list in [["team", "list"], ["search", "list"]] {
      let empty = home.run(list + ["--csv"])
      #expect(empty.ending == .exited(1))
      #expect(empty.output.hasPrefix("name,"))
    }
    #expect(home.run(["team", "add", "mine", "eevee", "mew"]).ending == .exited(0))
    #expect(home.run(["search", "save", "fast", "spe>100"]).ending == .exited(0))
    #expect(
      home.run(["team", "list", "--csv"]).output
        == "name,format,members\nmine,,\"Eevee, Mew\"\n")
    #expect(home.run(["team", "list", "--tsv", "--no-header"]).output == "mine\t\tEevee, Mew\n")
    #expect(home.run(["search", "list", "--csv"]).output == "name,query\nfast,spe>100\n")
    #expect(home.run(["search"]).output == "@fast  spe>100\n")
  }

  @Test func randomPokemonAreRows() throws {
    let rows = try lines("random", "type:dragon", "--seed", "7", "--count", "2", "--csv")
    #expect(rows.count == 3)
    #expect(rows[0] == "number,name,types,total")
  }

  @Test(arguments: ["info", "config"], ["--csv", "--tsv"])
  func whatIsNoTableIsRefusedAsOne(_ command: String, _ option: String) throws {
    let run = try Home().run([command, option])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("unknown option '\(option)'"))
  }

  @Test(arguments: [
    ["progress"], ["progress", "platinum"], ["show", "garchomp:forms"], ["stat", "garchomp"],
    ["show", "garchomp:stats"], ["show", "garchomp:stats", "--game", "1"], ["move", "surf"],
    ["compare", "garchomp", "dragonite"], ["compare", "garchomp", "garchomp@4"],
    ["compare", "mega charizard x", "mega charizard y", "galarian darmanitan", "ice calyrex"],
    ["team", "show", "mine"], ["catch", "mew"],
    ["iv", "abra", "--level", "5", "--stats", "18/7/6/15/11/14"],
  ])
  func eachColumnHasAHeadOfItsOwn(_ command: [String]) throws {
    let home = try Home()
    _ = home.run(["team", "add", "mine", "garchomp", "dragonite"])
    let rows = home.run(command + ["--tsv"]).output.split(separator: "\n")
    let headers = rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      .filter { $0.contains("Name") || $0.contains("Section") }
    for header in headers {
      #expect(Set(header).count == header.count, "\(header)")
      #expect(!header.contains(""), "\(header)")
    }
  }

  @Test func twoFormatsAtOnceAreAnError() throws {
    let run = try Home().run(["where", "eevee", "--csv", "--json"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("--json and --csv cannot be combined"))
  }
}
