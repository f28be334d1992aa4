import FoundationEssentials
import PokedexTesting
import Testing

/// The next battle of a run, in the shell.
@Suite(.timeLimit(minutes: 5)) struct RunNextTests {
  private let home: Home

  init() throws {
    home = try Home()
    try home.write(
      "Geodude\nLevel: 12\n\nCranidos\nLevel: 14\n- Headbutt\n", in: "sets", called: "roark.txt")
    try home.write(
      """
      route 1
      game platinum
      place route-201 route-202 route-203 oreburgh-gate oreburgh-city
      battle "Roark" kind gym @sets/roark
      place route-207
      battle "Gardenia" kind gym cap 22
      """, in: "routes", called: "coal.route")
    done("new", "Ada", "--game", "platinum")
  }

  @discardableResult private func done(_ arguments: String...) -> String {
    let run = home.run(["run"] + arguments)
    #expect(run.ending == .exited(0), "\(arguments): \(run)")
    return run.output
  }

  @Test func theNextBattleHasItsCapTheDamageBothWaysAndCounters() {
    done("reach", "route 201", "route 202")
    done("caught", "shinx", "--level", "9")
    done("caught", "piplup")
    let text = done("next")
    for word in ["Roark (Gym)", "Oreburgh City", "level cap 14", "Shinx", "Piplup", "Cranidos"] {
      #expect(text.contains(word), "\(text)")
    }
    #expect(text.contains("takes Headbutt"), "\(text)")
    #expect(text.contains("Counters to 2 foes"), "\(text)")
    let json = done("next", "--json")
    #expect(json.contains("\"cap\":14") && json.contains("\"isOwn\":true"), "\(json)")
    // Bidoof is met there, and Starly is not caught.
    #expect(json.contains("\"isOwn\":false") && json.contains("Bidoof"), "\(json)")
  }

  @Test func aBattleIsPassedByWinningItOrByReachingWhatIsBehindIt() {
    #expect(done("beat").contains("Roark"))
    #expect(done("next").contains("Gardenia"))
    done("beat", "roark", "--remove")
    #expect(done("next").contains("Roark"))
    done("reach", "route 207")
    #expect(done("next").contains("level cap 22"))
    done("beat", "gardenia")
    let run = home.run(["run", "next"])
    #expect(run.ending == .exited(1) && run.errors.contains("no battle is left"), "\(run)")
  }

  @Test func whatIsWonIsInAnExportedRun() throws {
    done("beat")
    done("route", "coal")
    let file = done("export")
    #expect(file.contains("\"beaten\":[\"Roark\"]"), "\(file)")
    let other = try Home()
    let run = other.run(["run", "import", "-"], input: file)
    #expect(run.ending == .exited(0), "\(run)")
    #expect(other.run(["run", "export"]).output == file)
  }

  @Test func aBattleThatIsWonIsTakenBackByUndo() {
    done("beat", "roark")
    done("undo")
    #expect(done("next").contains("Roark"))
  }

  @Test func oneOfSeveralRoutesIsChosen() throws {
    try home.write("game platinum\nbattle \"Barry\" cap 9\n", in: "routes", called: "other.route")
    let unclear = home.run(["run", "next"])
    #expect(unclear.ending == .exited(64) && unclear.errors.contains("coal, other"), "\(unclear)")
    done("route", "other")
    #expect(done("next").contains("Barry"))
    done("route", "none")
    #expect(home.run(["run", "next"]).ending == .exited(64))
    let wrong = home.run(["run", "route", "coall"])
    #expect(wrong.ending == .exited(1) && wrong.errors.contains("did you mean coal?"), "\(wrong)")
  }

  @Test func aGameWithoutARouteIsTold() throws {
    done("new", "Bob", "--game", "emerald")
    let run = home.run(["run", "next"])
    let told = "no route of Emerald: 'pokedex route' tells how to write one"
    #expect(run.ending == .exited(1) && run.errors.contains(told), "\(run)")
  }

  @Test func aRouteThatIsGoneIsTold() throws {
    done("route", "coal")
    try FileManager.default.removeItem(atPath: "\(home.path)/data/pokedex/routes/coal.route")
    let run = home.run(["run", "next"])
    #expect(run.ending == .exited(1) && run.errors.contains("no route 'coal'"), "\(run)")
    #expect(home.run(["run", "show"]).ending == .exited(0))
  }

  @Test(arguments: [
    ("game platinium\n", "coal.route:1:6: no game 'platinium'"),
    (String(repeating: "#", count: 2 << 20), "coal.route: "),
  ])
  func aRouteThatCannotBeReadIsToldWithTheReason(_ text: String, _ reason: String) throws {
    done("route", "coal")
    try home.write(text, in: "routes", called: "coal.route")
    let run = home.run(["run", "next"])
    #expect(run.ending == .exited(74), "\(run)")
    #expect(run.errors.contains("no route 'coal': ") && run.errors.contains(reason), "\(run)")
    #expect(!run.errors.contains("did you mean coal"))
  }

  @Test func anUnknownBattleIsToldWithTheNearest() {
    let run = home.run(["run", "beat", "roarc"])
    #expect(run.ending == .exited(1) && run.errors.contains("did you mean Roark?"), "\(run)")
  }

  @Test func placesStandInTheOrderOfTheRoute() throws {
    #expect(done("show", "--json").contains("\"order\":\"route\""))
    let page = done("show")
    #expect(page.contains("Not reached, by the route"), "\(page)")
    // By their wild levels, Route 207 stands before Oreburgh Gate.
    let gate = try #require(page.firstRange(of: "Oreburgh Gate"))
    let behind = try #require(page.firstRange(of: "Route 207"))
    #expect(gate.lowerBound < behind.lowerBound, "\(page)")
  }
}
