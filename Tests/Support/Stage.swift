import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import Testing

@MainActor private final class Choice {
  var forms: [ID<Form>] = []
  /// The lines of the settings that were kept.
  var settings: [String] = []

  private(set) lazy var keeper = SettingsKeeper.noting { [weak self] in
    self?.settings.append($0)
  }
}

/// The user's hand, by which the time goes.
@MainActor private final class Hand {
  var pause: Duration = .seconds(2)
  private(set) var time = ContinuousClock.now

  func move() { time += pause }
}

/// The program, with its screens, view models and use cases, on a terminal that a test drives.
///
///     let stage = try Stage(Stage.bundled(), Size(width: 80, height: 24))
///     await stage.type("/type:fire<enter>jj<enter>")
///     golden("page-80x24", stage)
@MainActor package final class Stage {
  package let terminal: ScriptedTerminal
  package let app: App
  package let router = Router()
  /// The time between two keys: as long as a user takes who reads the screen.
  package var pause: Duration {
    get { hand.pause }
    set { hand.pause = newValue }
  }
  private let hand = Hand()
  /// The title of the dialog on top; `nil` if none is open.
  package var dialog: String? { app.dialogs.open.last?.title }
  package let dex: DexViewModel
  package let pokemon: PokemonViewModel
  package let trainer: TrainerModel
  private let choice: Choice
  /// The forms that the user picked; empty unless the program runs as a picker.
  package var chosen: [ID<Form>] { choice.forms }
  /// The lines of the settings that the user kept.
  package var keptSettings: [String] { choice.settings }
  /// Keeps settings for ``keptSettings``.
  package var keeper: SettingsKeeper { choice.keeper }
  private let running: Task<EndReason, Never>

  package init(
    _ pokedex: any PokedexRepository, _ size: Size = Size(width: 80, height: 24),
    symbols: Symbols = .unicode, query: String = "", searches: (any SearchStore)? = nil,
    marks: TrainerMarks = TrainerMarks(), teams: (any TeamStore)? = nil,
    collections: (any CollectionStore)? = nil,
    runs: (any RunStore)? = nil, routes: (any UserFileSource)? = nil,
    files: (any TextFiles)? = nil, extras: Extras? = nil,
    sync: SyncModel? = nil, keys: KeyMap = KeyMap(),
    commands: ShellCommands = ShellCommands(), cries: CryModel? = nil,
    scores: (any QuizStore)? = nil, seed: UInt64 = 7, pictures: PictureStyle = .blocks,
    order: String? = nil,
    columns: [String] = [], isLinear: Bool = false, isPicking: Bool = false, wheelLines: Int = 3
  ) {
    let terminal = ScriptedTerminal(size: size, pictures: pictures)
    let choice = Choice()
    self.choice = choice
    trainer = TrainerModel(marks, files: files as? any MarkFiles)
    trainer.start()
    let models = ViewModels(
      pokedex: pokedex, query: query, searches: searches, collections: collections,
      trainer: trainer, teams: teams, runs: runs, routes: routes, files: files, scores: scores,
      seed: { seed }, extras: extras,
      cries: cries,
      sync: sync ?? SyncModel(run: { _, _ in }, now: { .now }),
      order: order, columns: columns)
    let (dex, pokemon) = (models.dex, models.pokemon)
    let app = App(
      terminal: terminal, router: router, trainer: trainer, sync: models.sync, symbols: symbols,
      factory: ScreenFactory(
        models: models, router: router, symbols: symbols,
        themes: ThemeTrial(on: terminal, keeper: choice.keeper),
        pick: isPicking ? { choice.forms = $0 } : nil),
      keys: keys, commands: commands, isLinear: isLinear, wheelLines: wheelLines,
      now: { [hand] in hand.time })
    (self.terminal, self.dex, self.pokemon, self.app) = (terminal, dex, pokemon, app)
    dex.start()
    models.runs.start()
    running = Task.immediate { await app.run() }
    // Draws the first frame, because users see it before they type.
    _ = terminal.grid
  }

  /// Ends a program that the test did not quit.
  isolated deinit { terminal.stop() }

  /// The bundled dex, read once for all tests.
  package static func bundled() throws -> any PokedexRepository { try dex.get() }

  /// The bundled dex with a user's marks.
  package static func bundled(_ marks: TrainerMarks) throws -> any PokedexRepository {
    DexPokedex(dex: try file.get(), marks: marks)
  }

  /// The bundled dex with names in a language.
  package static func bundled(in language: Language) throws -> any PokedexRepository {
    if let known = translated[language] { return known }
    let pokedex = DexPokedex(dex: try file.get(), language: language)
    translated[language] = pokedex
    return pokedex
  }

  private static let file = Result { try DexFile() }
  private static let dex = file.map { DexPokedex(dex: $0) }
  private static var translated: [Language: DexPokedex] = [:]

  /// The spoken lines: those at launch, then those after each element of `keys`.
  package func told(_ keys: [String]) async -> [[String]] {
    var told = [frame.speech]
    for part in keys {
      await type(part)
      told.append(frame.speech)
    }
    return told
  }

  /// Presses keys, written in the notation of `Key.parse`. Presses none if the notation is invalid.
  ///
  /// Results that need no waiting, such as everything from a dex, are on the screen when this
  /// returns. This is `async` so that their tasks can run.
  package func type(_ keys: String) async {
    for key in Key.parse(keys) ?? [] {
      hand.move()
      terminal.send(.key(key))
    }
  }

  package func click(_ x: Int, _ y: Int, _ kind: MouseEvent.Kind = .press) async {
    terminal.send(.mouse(MouseEvent(point: Point(x: x, y: y), kind: kind)))
  }

  /// Gives the window the keyboard focus or takes it away.
  package func focus(_ isOurs: Bool) async { terminal.send(.focus(isOurs)) }

  package func paste(_ text: String) async { terminal.send(.paste(text)) }

  package func resize(_ width: Int, _ height: Int) async {
    terminal.send(.resize(Size(width: width, height: height)))
  }

  /// The current screen.
  package var frame: Grid { terminal.grid }

  package var text: String { frame.text }

  /// Waits for a frame that contains a text; fails the test after a timeout.
  package func wait(for text: String, location: SourceLocation = #_sourceLocation) async {
    await terminal.wait { $0.text.contains(text) }
    guard !self.text.contains(text) else { return }
    Issue.record("“\(text)” did not come, but:\n\(self.text)", sourceLocation: location)
  }

  /// Waits for what is found in the background.
  package func hasLoaded() async { await terminal.wait { !$0.text.contains("Loading") } }

  /// Waits until the program has ended.
  package func end() async -> EndReason { await running.value }
}
