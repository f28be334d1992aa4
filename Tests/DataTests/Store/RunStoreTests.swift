import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The user's runs in the store.
@Suite(.timeLimit(minutes: 5)) struct RunStoreTests {
  private func withStore(_ body: (TrainerStore, String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/below/trainer.sqlite"
      try body(TrainerStore(path: path), path)
    }
  }

  /// A run of which all is told.
  private func whole(_ name: String) -> Run {
    var member = TeamMember(387)
    member.nickname = "O'Hara “雨”\n; DROP TABLE run"
    member.level = 12
    member.nature = 4
    member.individual = StatValues([.speed: 31])
    member.moves = [TeamMove(89), TeamMove(237, type: 15)]
    member.unread = ["Mood: good"]
    var run = Run(name: name, game: "platinum", rules: .nuzlocke, route: "sinnoh")
    run.reached = [RunPlace(172, area: 446), RunPlace(169)]
    run.missed = [RunPlace(169)]
    run.means = RunMeans([.mean(.oldRod), .now("time-night"), .now("season-winter")])
    run.cap = 14
    run.own = [RunPokemon(member, at: RunPlace(172, area: 446)), RunPokemon(TeamMember(396))]
    run.own[1].isFallen = true
    return run
  }

  @Test func noFileIsCreatedBeforeTheFirstRun() async throws {
    try await withStore { (store, path) throws in
      #expect(try store.storedRuns() == StoredRuns())
      #expect(try store.currentRun() == nil)
      #expect(!store.mayHaveCurrentRun)
      #expect(try store.undoRun(named: "Ada") == nil)
      #expect(try store.setCurrentRun(nil))
      #expect(access(path, F_OK) != 0)
    }
  }

  @Test func runsRoundTripAndTheNewestIsCurrent() async throws {
    try await withStore { (store, path) throws in
      let runs = [whole("Ada"), whole("été")]
      for run in runs { #expect(try store.replace(nil, with: run, title: "begun")) }
      let other = TrainerStore(path: path)
      #expect(try other.storedRuns() == StoredRuns(runs: runs, current: "été"))
      #expect(try other.currentRun() == runs[1])
      #expect(try other.setCurrentRun("ADA"))
      #expect(try store.currentRun() == runs[0])
      #expect(try !store.setCurrentRun("Bob"))
      #expect(try store.currentRun() == runs[0])
    }
  }

  @Test func aChangeIsRefusedIfTheRunHasChangedSinceOrTheNameIsTaken() async throws {
    try await withStore { (store, _) throws in
      let run = whole("Ada")
      #expect(try store.replace(nil, with: run, title: ""))
      #expect(try !store.replace(nil, with: whole("ada"), title: ""))
      let changed = try run.applying(.cap(20))
      #expect(try store.replace(run, with: changed, title: ""))
      #expect(try !store.replace(run, with: try run.applying(.cap(30)), title: ""))
      #expect(try store.replace(nil, with: whole("Bob"), title: ""))
      #expect(try !store.replace(changed, with: whole("BOB"), title: ""))
      #expect(try store.storedRuns().runs.map(\.cap) == [20, 14])
    }
  }

  @Test func theLastChangesAreUndoneOneByOne() async throws {
    try await withStore { (store, path) throws in
      var run = Run(name: "Ada", game: "platinum")
      let first = run
      #expect(try store.replace(nil, with: run, title: "begun"))
      for level in 1...30 {
        let next = try run.applying(.cap(level))
        #expect(try store.replace(run, with: next, title: "cap \(level)"))
        run = next
      }
      // By another program.
      let other = TrainerStore(path: path)
      #expect(try other.undoRun(named: "ada")?.title == "cap 30")
      #expect(try store.currentRun()?.cap == 29)
      var count = 1
      while try other.undoRun(named: "Ada") != nil { count += 1 }
      #expect(count == 19)
      #expect(try store.currentRun() != first)
      #expect(try store.currentRun() == other.currentRun())
    }
  }

  @Test func aRunThatGoesOnIsPlayedAlsoAfterAnUndo() async throws {
    try await withStore { (store, _) throws in
      let run = whole("Ada")
      #expect(try store.replace(nil, with: run, title: ""))
      let ended = try run.applying(.end)
      #expect(try store.replace(run, with: ended, title: ""))
      #expect(try store.undoRun(named: "Ada")?.run == run)
      #expect(try store.currentRun() == run && store.mayHaveCurrentRun)
      #expect(try store.replace(run, with: ended, title: ""))
      #expect(try store.replace(ended, with: try ended.applying(.resume), title: ""))
      #expect(try store.currentRun() == run)
      #expect(try store.undoRun(named: "Ada")?.run == ended)
      #expect(try store.currentRun() == nil && !store.mayHaveCurrentRun)
    }
  }

  @Test func aRunThatHasEndedIsKeptAndNotCurrent() async throws {
    try await withStore { (store, _) throws in
      let run = whole("Ada")
      #expect(try store.replace(nil, with: run, title: ""))
      #expect(store.mayHaveCurrentRun)
      let ended = try run.applying(.end)
      #expect(try store.replace(run, with: ended, title: ""))
      #expect(try store.storedRuns() == StoredRuns(runs: [ended]))
      #expect(!store.mayHaveCurrentRun)
      #expect(try store.replace(ended, with: nil, title: ""))
      #expect(try store.storedRuns() == StoredRuns())
    }
  }

  @Test func deletingARunLeavesNoneOfItsRows() async throws {
    try await withStore { (store, path) throws in
      let run = whole("Ada")
      #expect(try store.replace(nil, with: run, title: ""))
      #expect(try store.replace(run, with: try run.applying(.cap(nil)), title: ""))
      #expect(try store.deleteRun(named: "ada"))
      #expect(try !store.deleteRun(named: "ada"))
      let rows = try DatabaseQueue(path: path).read { db in
        try Int.fetchOne(
          db, sql: "SELECT (SELECT count(*) FROM run) + (SELECT count(*) FROM run_pokemon)")
      }
      #expect(rows == 0)
    }
  }

  @Test(arguments: [
    "reached = 'x'", "reached = '1:2:3'", "means = 'walking jet-ski'", "missed = '7:'",
    "cap = NULL, means = 'time-night'",
  ])
  func aHostileRunIsNamedAndCostsNoOther(_ change: String) async throws {
    try await withStore { (store, path) throws in
      for name in ["Ada", "Bob"] {
        #expect(try store.replace(nil, with: whole(name), title: ""))
      }
      store.close()
      try DatabaseQueue(path: path).writeWithoutTransaction { db in
        try db.execute(sql: "UPDATE run SET \(change) WHERE name = 'Ada'")
      }
      let runs = try TrainerStore(path: path).storedRuns()
      #expect(runs.runs.map(\.name) == ["Bob"])
      #expect(runs.damaged == ["Ada"])
      #expect(throws: RunProblem.damaged("Ada")) { try runs.run(named: "ada") }
      #expect(try TrainerStore(path: path).deleteRun(named: "Ada"))
    }
  }

  @Test func aBackupBringsRunsBackWithTheOneThatIsPlayed() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let run = whole("Ada")
      #expect(try store.replace(nil, with: run, title: ""))
      #expect(try store.replace(run, with: try run.applying(.cap(20)), title: "cap"))
      try store.backUp(to: directory + "/backup", replacing: false)
      let other = TrainerStore(path: directory + "/other.sqlite")
      _ = try other.restore(from: directory + "/backup")
      #expect(other.mayHaveCurrentRun)
      #expect(try other.storedRuns() == store.storedRuns())
      #expect(try other.undoRun(named: "Ada")?.run == run)
    }
  }

  /// A store of a version before runs.
  @Test func anOlderStoreKeepsItsMarksAndGetsRuns() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try makeFormerStore(
        path, by: TrainerSchema.changes.prefix { $0.name != "runs" },
        "INSERT INTO mark VALUES (133, 1, 0, 'from Bebe')")
      let store = TrainerStore(path: path)
      #expect(try store.storedRuns() == StoredRuns())
      #expect(try store.replace(nil, with: whole("Ada"), title: ""))
      #expect(try store.marks()[133].note == "from Bebe")
      #expect(access("\(path).before-runs", F_OK) == 0)
    }
  }
}
