import Glibc
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI

/// Marks and the screens of teams, with a store in a file.
extension Benchmarks {
  static func trainer() async throws {
    let path = "/tmp/pokedex-benchmark-\(getpid()).sqlite"
    defer { for end in ["", "-wal", "-shm"] { unlink(path + end) } }
    let store = TrainerStore(path: path)
    let marks = TrainerMarks(store, teams: store)
    let dex = DexPokedex(dex: try DexFile(), marks: marks)
    try await bulk(marks, dex)
    try await screens(store, marks, dex)
  }

  /// Marks every species as caught, undoes and redoes it.
  private static func bulk(_ marks: TrainerMarks, _ dex: DexPokedex) async throws {
    let trainer = TrainerModel(marks)
    trainer.start()
    let catalog = await dex.catalog()
    let usual = catalog.forms.column(\.isDefault)
    let forms = catalog.forms.ids.indices.filter { usual[$0] == 1 }.map { catalog.forms.ids[$0] }
    measure("mark \(forms.count) as caught, and undo it") {
      guard let proposal = trainer.propose(.caught, for: forms) else { return }
      _ = trainer.accept(proposal)
      _ = trainer.undo()
    }
    measure("do it again, and undo it") {
      _ = trainer.redo()
      _ = trainer.undo()
    }
  }

  private static func screens(
    _ store: TrainerStore, _ marks: TrainerMarks, _ dex: DexPokedex
  ) async throws {
    let members = [445, 248, 145, 530, 10_009, 887].map { TeamMember(ID($0)) }
    try store.save([Team(name: "Sand", members: members)])
    let terminal = UnseenTerminal(size: Size(width: 120, height: 36))
    for (name, keys) in [
      ("team, next member", "T<enter>"), ("team, defence, a line", "T<enter>2"),
      ("member, next field", "T<enter><enter>"), ("candidates, next", "T+"),
      ("counters of a team, next", "T!"), ("speed speed-tiers, next", "TZ"),
      ("damage to a team, next move", "/garchomp<enter>D"),
      ("comparison of six, a line", "=j=j=j=j=j=+"),
      ("items of a member, next", "T<enter><enter>jjj<enter>"),
    ] {
      let app = app(on: terminal, dex, store, marks)
      for key in Key.parse(keys) ?? [] {
        app.handle(.key(key))
        _ = app.frame()
      }
      measure(name) {
        app.handle(.key(.down))
        _ = app.frame()
      }
    }
    opening(terminal, dex, store, marks)
  }

  /// Measures the time from the key to the first frame of a screen.
  private static func opening(
    _ terminal: UnseenTerminal, _ dex: DexPokedex, _ store: TrainerStore, _ marks: TrainerMarks
  ) {
    let app = app(on: terminal, dex, store, marks)
    for (name, start, key) in [
      ("open the teams", "", "T"), ("open a team", "T", "<enter>"),
      ("open the candidates", "T", "C"), ("open the counters of a team", "T", "!"),
      ("open the speed-tiers of all", "T", "Z"), ("Tailwind on the speed-tiers", "TZ", "w"),
    ] {
      for key in Key.parse("<esc><esc><esc>" + start) ?? [] { app.handle(.key(key)) }
      _ = app.frame()
      measure(name) {
        for key in Key.parse(key) ?? [] { app.handle(.key(key)) }
        _ = app.frame()
        if key != "w" { app.handle(.key(.escape)) }
        _ = app.frame()
      }
    }
  }

  private static func app(
    on terminal: any Terminal, _ dex: DexPokedex, _ store: TrainerStore, _ marks: TrainerMarks
  ) -> App {
    let models = ViewModels(pokedex: dex, trainer: TrainerModel(marks), teams: store)
    let router = Router()
    models.dex.start()
    return App(
      terminal: terminal, router: router, trainer: models.trainer, sync: models.sync,
      symbols: .unicode,
      factory: ScreenFactory(
        models: models, router: router, symbols: .unicode,
        themes: ThemeTrial(on: terminal, keeper: .nowhere)))
  }
}
