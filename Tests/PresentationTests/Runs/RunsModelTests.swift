import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// The user's runs as the screens read and change them.
@MainActor @Suite struct RunsModelTests {
  private let store = MemoryRuns([
    {
      var run = Run(name: "Ada", game: "platinum", rules: .nuzlocke)
      run.cap = 14
      return run
    }()
  ])
  private let models: ViewModels

  init() throws {
    models = ViewModels(pokedex: try Stage.bundled(), runs: store)
    models.dex.start()
    models.runs.start()
  }

  private var runs: RunsModel { models.runs }

  @Test func `the current run is shown from the start`() {
    #expect(models.game.text == "Platinum · Ada · cap 14")
    #expect(models.lens.lens?.slug == "platinum")
    #expect(models.game.isOfRun)
  }

  @Test func `undo and redo give the run back as it was, in the store too`() throws {
    let first = try #require(store.current)
    _ = runs.toggleCaught(396)
    let second = try #require(store.current)
    #expect(second.own.map(\.form) == [396])
    _ = models.trainer.undo()
    #expect(store.current == first && runs.current == first)
    _ = models.trainer.redo()
    #expect(store.current == second && runs.current == second)
  }

  @Test func `an undo leaves a run alone that has changed elsewhere`() throws {
    _ = runs.toggleCaught(396)
    var other = try #require(store.current)
    let before = other
    other.cap = 20
    _ = try store.replace(before, with: other, title: "cap 20")
    let told = models.trainer.undo()
    #expect(store.current == other)
    #expect(told?.text.hasPrefix("Not undone") == true)
  }

  @Test func `a change that changes nothing is none`() {
    #expect(runs.change(.cap(14)) == nil)
    #expect(!models.trainer.canUndo)
  }

  @Test func `a run that has ended takes nothing more, and none is current`() {
    #expect(runs.toggleEnd()?.isError == false)
    #expect(runs.toggleCaught(396)?.text == "No run is current: begin one, or choose one.")
    #expect(store.current == nil)
  }

  @Test func `another run can be kept to until the program ends, and the current one stays`() throws
  {
    let eve = Run(name: "Eve", game: "yellow")
    let store = MemoryRuns([try #require(store.current), eve])
    let models = ViewModels(pokedex: try Stage.bundled(), runs: store)
    models.dex.start()
    models.runs.start(with: "Eve")
    #expect(models.game.text == "Yellow · Eve")
    #expect(store.current?.name == "Ada")
  }

  @Test func `of several routes none is followed, and all are named`() throws {
    let models = ViewModels(
      pokedex: try Stage.bundled(), runs: store, routes: Routes(names: ["coal", "other"]))
    models.dex.start()
    models.runs.start()
    #expect(models.runs.next == nil)
    #expect(models.runs.battleRefusal?.contains("coal, other") == true)
  }

  @Test func `the next battle of a route is told, and won`() throws {
    let models = ViewModels(
      pokedex: try Stage.bundled(), runs: store, routes: Routes(names: ["coal"]))
    models.dex.start()
    models.runs.start()
    #expect(models.runs.next == "next: Roark, 14")
    #expect(models.run().played?.places.stops.first?.name == "Route 207")
    #expect(models.runs.battleRefusal?.contains("does not tell the foes") == true)
    #expect(models.prepareNextBattle() == nil)
    _ = models.runs.win()
    #expect(store.current?.beaten == ["Roark"])
    #expect(models.runs.next == nil)
  }

  private struct Routes: UserFileSource {
    let names: [String]

    func files() -> [UserFile] {
      let text = "game platinum\nplace route-207\nbattle \"Roark\" kind gym cap 14\n"
      return names.map { UserFile(.routes, name: $0, path: "\($0).route", text: .success(text)) }
    }
  }

  @Test func `a run that another program deletes is no longer shown`() throws {
    let run = try #require(store.current)
    _ = try store.replace(run, with: nil, title: "")
    models.trainer.refresh()
    #expect(runs.current == nil)
    #expect(models.lens.lens == nil)
    #expect(models.game.text == nil)
  }

  @Test func `a look at another game leaves the run, which stays current`() {
    models.lens.look(through: nil)
    #expect(!runs.isFollowed)
    #expect(runs.current?.name == "Ada")
    #expect(models.game.leavingRefusal == nil, "w returns to the run")
    _ = models.game.leave()
    #expect(runs.isFollowed)
  }

  @Test func `without a store no run can begin, and that is said`() throws {
    let models = ViewModels(pokedex: try Stage.bundled())
    models.dex.start()
    models.runs.start()
    let game = try #require(models.dex.seen?.lens(named: "platinum"))
    #expect(models.runs.begin(named: "Ada", in: game)?.isError == true)
    #expect(models.lens.lens == nil)
  }

  @Test func `the last place is where the run is shown to be`() throws {
    let run = models.run()
    run.start()
    let first = try #require(run.place)
    _ = run.toggleReached()
    #expect(models.game.text == "Platinum · Ada · to \(first.name) · cap 14")
  }
}
