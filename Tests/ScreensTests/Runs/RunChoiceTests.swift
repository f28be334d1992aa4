import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Beginning, choosing and leaving runs.
@MainActor @Suite struct RunChoiceTests {
  @Test func `without a run nothing of it is seen, and its screen says what to do`() async throws {
    let (with, without) = (
      try await runStage("", runs: MemoryRuns()), Stage(try Stage.bundled())
    )
    #expect(with.frame == without.frame)
    await with.type(".")
    #expect(with.text.contains("No run yet"))
    #expect(with.text.contains("Press a to begin one"))
  }

  @Test func `a run is begun with a game and a name`() async throws {
    let runs = MemoryRuns()
    let stage = try await runStage(".a", runs: runs)
    #expect(stage.dialog == "A run through")
    await stage.type("platinum<enter>Ada<enter>")
    #expect(runs.current == .ada())
    #expect(stage.head.contains("[Platinum · Ada ×]"), "\(stage.text)")
    #expect(stage.row(with: "▌ Route 201").contains("open"), "\(stage.text)")
    await stage.type("u")
    #expect(runs.kept.isEmpty)
    #expect(!stage.head.contains("×]"))
  }

  @Test func `a name that is taken is refused in its box`() async throws {
    let runs = MemoryRuns([.ada()])
    let stage = try await runStage(".aplatinum<enter>ada<enter>", runs: runs)
    #expect(stage.text.contains("There is a run “ada” already."), "\(stage.text)")
    #expect(runs.kept.count == 1)
  }

  @Test func `several runs are kept, and one is chosen`() async throws {
    let eve = Run(name: "Eve", game: "yellow")
    let runs = MemoryRuns([.ada(), eve])
    let stage = try await runStage(".@", runs: runs)
    #expect(stage.dialog == "Runs")
    await stage.type("eve<enter>")
    #expect(runs.current?.name == "Eve")
    #expect(stage.head.contains("[Yellow · Eve ×]"))
  }

  @Test func `a run ends into the archive and goes on from there`() async throws {
    let runs = MemoryRuns([.ada()])
    let stage = try await runStage(".:end-run<enter>", runs: runs)
    #expect(runs.kept.first?.isArchived == true && runs.current == nil, "\(stage.text)")
    await stage.type("@ada<enter> ")
    #expect(stage.foot.contains("The run “Ada” has ended"), "\(stage.foot)")
    #expect(stage.head.contains("ended"), "\(stage.head)")
    await stage.type(":end-run<enter>")
    #expect(runs.current == .ada(), "\(stage.text)")
    #expect(stage.head.contains("[Platinum · Ada ×]"), "\(stage.text)")
  }

  @Test func `a game without known places says so and keeps its Pokémon`() async throws {
    let runs = MemoryRuns([Run(name: "Nemona", game: "scarlet")])
    let stage = try await runStage(".", runs: runs)
    #expect(stage.text.contains("No places with encounters are known"), "\(stage.text)")
    await stage.type("2cfuecoco<enter>")
    #expect(runs.current?.own.count == 1)
  }

  @Test func `a run of a game that is gone says so, and another can be chosen`() async throws {
    let stage = try await runStage(
      ".", runs: MemoryRuns([Run(name: "Lost", game: "meadow"), .ada()]))
    #expect(stage.text.contains("The game “meadow” of the run “Lost” is not known"))
    await stage.type("@ada<enter>")
    #expect(stage.head.contains("[Platinum · Ada ×]"))
  }

  @Test func `a store that fails is told, and nothing is changed`() async throws {
    let runs = MemoryRuns([.ada()])
    let stage = try await runStage(".", runs: runs)
    runs.fail(.file(path: "trainer.sqlite", reason: "the disk is full"))
    await stage.type(" ")
    #expect(stage.foot.contains("the disk is full"), "\(stage.text)")
  }

  @Test func `a run that another program changed meanwhile is not overwritten`() async throws {
    let runs = MemoryRuns([.ada()])
    let stage = try await runStage(".", runs: runs)
    _ = try runs.replace(.ada(), with: .ada { $0.cap = 14 }, title: "cap 14")
    await stage.type(" ")
    #expect(runs.current == .ada { $0.cap = 14 })
    #expect(stage.foot.contains("has just been changed elsewhere"), "\(stage.text)")
    #expect(stage.head.contains("cap 14"))
  }
}
