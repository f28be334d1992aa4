import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The run that the screens keep to: in their titles, and in what keys write.
@MainActor @Suite struct RunChipTests {
  private let runs = MemoryRuns([.ada { $0.cap = 26 }])
  private let marks = MemoryMarks()

  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await runStage(keys, runs: runs, marks: TrainerMarks(marks), size)
  }

  @Test(arguments: ["", "<enter>", "M", "T", "Y", "Z", "N", "D<esc>", "W<enter>", ".", "X"])
  func `every screen whose answers depend on a game shows the run`(_ keys: String) async throws {
    let stage = try await stage(keys, .wide)
    #expect(stage.head.contains("[Platinum · Ada · cap 26 ×]"), "\(keys): \(stage.text)")
    let small = try await self.stage(keys, .small)
    #expect(small.head.contains("[Plat"), "\(keys): \(small.text)")
  }

  @Test(arguments: ["P", "V"])
  func `screens that answer the same in every game show none`(_ keys: String) async throws {
    #expect(try await !stage(keys, .wide).head.contains("×]"))
  }

  @Test func `the whole run is shown where there is room, if only beside less else`() async throws {
    let name = "Ada of the long, quiet ways"
    var run = Run.ada { $0.cap = 26 }
    run.name = name
    let stage = try await runStage(".", runs: MemoryRuns([run]))
    #expect(stage.head.contains("[Platinum · \(name) · cap 26 ×]"), "\(stage.head)")
  }

  @Test func `the lists show the game of the run`() async throws {
    #expect(try await stage("").text.contains("508 Pokémon"))
  }

  @Test func `one key leaves the run and returns to it`() async throws {
    let stage = try await stage("w")
    #expect(!stage.head.contains("×]"))
    #expect(stage.foot.contains("all games instead of Platinum · Ada · w returns to it"))
    await stage.type("w")
    #expect(stage.head.contains("[Platinum · Ada · cap 26 ×]"))
    #expect(stage.foot.contains("Platinum · Ada: 508 Pokémon"))
    #expect(runs.current?.name == "Ada", "it stays current")
  }

  @Test func `counters and candidates keep to the run until it is left`() async throws {
    let stage = try await stage("/onix<enter>!", .wide)
    #expect(stage.text.contains("is:mine | found:reached level<=cap"), "\(stage.text)")
    await stage.type("w")
    #expect(stage.text.contains("from: is:final"), "\(stage.text)")
  }

  @Test func `a duel has the run's own Pokémon, and the cap as the level of others`() async throws {
    let own = MemoryRuns([
      .ada { run in
        run.cap = 26
        var turtwig = TeamMember(387)
        turtwig.level = 12
        run.own = [RunPokemon(turtwig)]
      }
    ])
    let stage = try await runStage("/turtwig<enter>Donix<enter>", runs: own, .wide)
    #expect(stage.text.contains("Turtwig: level 12"), "\(stage.text)")
    #expect(stage.text.contains("Onix: level 26"), "\(stage.text)")
  }

  @Test func `in a question, run after an at sign means the Pokémon of the run`() async throws {
    let own = MemoryRuns([.ada { $0.own = [RunPokemon(TeamMember(387))] }])
    let stage = try await runStage(":teach cut @ru", runs: own, marks: TrainerMarks(marks), .wide)
    #expect(stage.text.contains("teach cut @run"), "\(stage.text)")
    await stage.type("n<enter>")
    #expect(stage.head.contains("Learners of Cut in Ada"), "\(stage.text)")
  }

  @Test func `the cross leaves the run`() async throws {
    let stage = try await stage("")
    let cross = try #require(Array(stage.head).firstIndex(of: "×"))
    await stage.click(cross, 0)
    #expect(!stage.head.contains("×]"))
  }

  @Test func `another game can be looked at, and the run chosen again`() async throws {
    let stage = try await stage("Lyellow<enter>")
    #expect(stage.head.contains("[Yellow ×]"))
    await stage.type("Lada<enter>")
    #expect(stage.head.contains("[Platinum · Ada · cap 26 ×]"), "\(stage.text)")
  }

  @Test func `closing the chooser of games keeps the run`() async throws {
    let stage = try await stage("")
    let before = stage.frame
    await stage.type("L<down><down><esc>")
    #expect(stage.frame == before)
  }

  @Test func `the game of a team's format takes the place of the run on its screens`() async throws
  {
    let teams = MemoryTeams([Team(name: "Sand", format: "gen9ou", members: [TeamMember(445)])])
    let stage = try await Stage.after("T<enter>", .wide, teams: teams, runs: runs)
    #expect(stage.head.contains("[gen9ou: Scarlet/Violet ×]"), "\(stage.text)")
    await stage.type("q")
    await stage.type("q")
    #expect(stage.head.contains("[Platinum · Ada · cap 26 ×]"), "\(stage.text)")
  }

  // MARK: Marks

  @Test func `c writes to the run and not to the living dex`() async throws {
    let stage = try await stage("/garchomp is:default<enter>c")
    #expect(runs.current?.own.map(\.form) == [445])
    #expect(stage.trainer.book.isEmpty)
    #expect(stage.foot.contains("Garchomp caught in Ada: u undoes it"), "\(stage.foot)")
    await stage.type("c")
    #expect(runs.current?.own.isEmpty == true)
    await stage.type("wc")
    #expect(stage.trainer.book.count(.caught) == 1)
    #expect(runs.current?.own.isEmpty == true)
  }

  @Test(arguments: ["v", "x", "_"])
  func `keys of the living dex wait until the run is left`(_ key: String) async throws {
    let stage = try await stage(key)
    #expect(stage.trainer.book.isEmpty)
    #expect(stage.foot.contains("the run is on: w leaves it"), "\(stage.foot)")
  }

  @Test func `a favourite and a note are not of the living dex`() async throws {
    let stage = try await stage("f")
    #expect(stage.trainer.book.count(.favourite) == 1)
  }

  @Test func `a run takes one Pokémon at a time`() async throws {
    let stage = try await stage("  c")
    #expect(stage.foot.contains("a run takes one Pokémon at a time"), "\(stage.foot)")
    #expect(runs.current?.own.isEmpty == true)
  }

  // MARK: Places

  @Test func `the page of a place tells its first encounter and what is possible`() async throws {
    let stage = try await stage(".<enter>", .wide)
    #expect(stage.head.contains("Route 201"))
    #expect(stage.head.contains("━ encounter open ━"), "\(stage.text)")
    await stage.type("w")
    #expect(!stage.text.contains("encounter open"))
  }

  @Test func `the usual window has room for the first encounter of a place`() async throws {
    let stage = try await stage(".c<enter><enter>")
    #expect(stage.head.contains("encounter: Starly"), "\(stage.text)")
  }

  @Test func `c on the page of a place takes the place along`() async throws {
    let stage = try await stage(".<enter>c", .wide)
    let own = try #require(runs.current?.own.first)
    #expect(own.place != nil && own.place == runs.current?.reached.first)
    #expect(stage.foot.contains("caught at Route 201 in Ada"), "\(stage.foot)")
    await stage.type("c")
    #expect(runs.current?.own.isEmpty == true)
  }

  @Test func `conditions of a place are those of the run`() async throws {
    let stage = try await stage(".<enter>Fnight<enter><esc>", .wide)
    #expect(runs.current?.means.now[.time] == "time-night")
    await stage.type("w")
    #expect(stage.text.contains("Route 201"))
  }

  @Test func `queries know what the run has reached`() async throws {
    let stage = try await stage(". <esc>/found:reached<enter>")
    #expect(stage.text.contains("Starly"), "\(stage.text)")
    #expect(!stage.text.contains("Shinx"))
    await stage.type("<esc>/is:mine<enter>")
    #expect(stage.text.contains("Nothing"))
  }
}
