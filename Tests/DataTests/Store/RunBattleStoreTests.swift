import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The battles that are won in a run, in the store.
@Suite(.timeLimit(minutes: 5)) struct RunBattleStoreTests {
  @Test func battlesThatAreWonAreKeptInTheirOrder() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let new = Run(name: "Ada", game: "platinum", route: "coal")
      #expect(try store.replace(nil, with: new, title: "new"))
      var won = new
      won.beaten = ["Roark", "Tate & Liza", "ヒョウタ"]
      #expect(try store.replace(new, with: won, title: "Roark is won"))
      #expect(try TrainerStore(path: store.path).currentRun() == won)
      #expect(try store.undoRun(named: "ada")?.run == new)
    }
  }
}
