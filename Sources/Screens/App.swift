import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The loop: a key goes to the screen on top, what it changes wakes the terminal, and the frame
/// that follows is drawn whole.
@MainActor package final class App {
  /// Below this size one line says so.
  package static let smallest = Size(width: 20, height: 6)

  private let terminal: any Terminal
  private let router: Router
  private let trainer: TrainerModel
  private let sync: SyncModel
  private let symbols: Symbols
  private let factory: ScreenFactory
  private let keys: KeyMap
  /// What was told in words; none where there are frames to look at.
  private var telling: Telling?
  /// What the window is called.
  private var place: String?
  /// The screens of the router's routes, so that each keeps its place.
  private var screens: [(visit: Visit, screen: any Screen)] = []
  /// The screens of the places ahead, which are as they were left.
  private var left: [Visit: any Screen] = [:]
  /// The screens that the last frame showed.
  private var shown: [any Screen] = []
  private let watch: Watch
  /// What the last key had to say; the next key wipes it away.
  private var remark: Message?

  /// - Parameters:
  ///   - keys: the keys that the user has chosen.
  ///   - isLinear: whether frames tell in words what is new, and show nothing.
  ///   - remark: what is to be said at the start; none when all is well.
  package init(
    terminal: any Terminal, router: Router, trainer: TrainerModel, sync: SyncModel,
    symbols: Symbols, factory: ScreenFactory, keys: KeyMap = KeyMap(), isLinear: Bool = false,
    remark: Message? = nil
  ) {
    self.keys = keys
    telling = isLinear ? Telling() : nil
    watch = Watch { terminal.invalidate() }
    (self.terminal, self.router, self.trainer, self.sync) = (terminal, router, trainer, sync)
    (self.symbols, self.factory, self.remark) = (symbols, factory, remark)
  }

  /// Runs until the user, a signal or the loss of the terminal ends it.
  package func run() async -> EndReason {
    await terminal.run(
      onEvent: { self.handle($0) },
      draw: {
        self.terminal.present(self.frame())
        self.nameWindow()
        self.top.lookAhead()
      })
  }

  // MARK: Events

  package func handle(_ event: Event) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): top.click(mouse)
    case .paste(let text): tell(top.paste(text))
    case .resize: terminal.invalidate()
    case .resumed:
      // The window has been the shell's meanwhile.
      place = nil
      terminal.invalidate()
    // Somebody may have been busy with another program; not every file system tells of that.
    case .focus(let isOurs): if isOurs { trainer.refresh() }
    }
    if router.isFinished { terminal.stop() }
  }

  private func press(_ key: Key) {
    if remark != nil {
      remark = nil
      terminal.invalidate()
    }
    sync.acknowledge()
    let screen = top
    guard let key = keys.isEmpty ? key : keys.usual(key, in: screen.scope) else { return }
    if screen.type(key) { return }
    let isMeant = { (binding: Binding) in binding.keys.contains(key) }
    guard let binding = screen.bindings.first(where: isMeant) ?? global.first(where: isMeant)
    else { return }
    tell(binding.disabledReason().map { Message($0) } ?? binding.run())
  }

  private func tell(_ message: Message?) {
    guard message != nil || remark != nil else { return }
    remark = message
    terminal.invalidate()
  }

  /// The keys that mean the same everywhere.
  package private(set) lazy var global: [Binding] = [
    Binding("?<f1>", "help for this screen", hint: "help") { [router] in router.push(.help) },
    Binding("qQ", "quit", hint: "quit") { [router] in router.quit() },
    Binding("M", "all moves") { [router] in router.show(.table(.move)) },
    Binding("A", "all abilities") { [router] in router.show(.table(.ability)) },
    Binding("I", "all items") { [router] in router.show(.table(.item)) },
    Binding("Y", "all types") { [router] in router.show(.table(.type)) },
    Binding("P", "progress: how much is caught") { [router] in router.show(.progress) },
    Binding("T", "your teams") { [router] in router.show(.teams) },
    Binding("+", "compare those that are marked with =") { [router] in
      router.push(.comparison)
    },
    Binding("B", "another list: natures, places, egg groups, games, dexes") { [router] in
      router.push(.lists)
    },
    Binding("W", "what lives where: a place of the game that is looked at") { [router] in
      router.push(.places)
    },
    Binding(":", "go to anything by its name", hint: "go to") { [router] in router.push(.goTo) },
    Binding(
      "]", "forward",
      unless: { [router] in router.canGoForward ? nil : worded("nothing is ahead") },
      run: { [router] in router.forward() }),
    Binding(
      telling: "u", "undo what was marked or written last",
      unless: { [trainer] in trainer.canUndo ? nil : worded("nothing is to be undone") },
      run: { [trainer] in trainer.undo().map { Message($0) } }),
    Binding(
      telling: "<c-r>", "do again what was undone",
      unless: { [trainer] in trainer.canRedo ? nil : worded("nothing was undone") },
      run: { [trainer] in trainer.redo().map { Message($0) } }),
    Binding(telling: "R", "try again all that failed") { [weak self] in
      self?.retryAll() == true ? nil : Message(worded("nothing has failed"))
    },
    Binding(
      "U", "sync: fetch all of PokeAPI, or stop that", unless: { [sync] in sync.refusal },
      run: { [router] in router.push(.sync) }),
    Binding(
      telling: "<c-y>", "copy the name to the terminal's clipboard",
      unless: { [weak self] in self?.top.subject == nil ? worded("nothing is selected") : nil },
      run: { [weak self] in self?.copy() }),
    Binding("<c-l>", "draw the screen afresh") { [terminal] in terminal.redraw() },
    Binding("<c-z>", "suspend; the shell's fg comes back") { [terminal] in terminal.suspend() },
  ]

  /// Nobody is told whether a terminal has done it.
  private func copy() -> Message? {
    guard let name = top.subject else { return nil }
    return terminal.copy(name)
      ? Message(worded("sent to the terminal's clipboard: \(name)"))
      : Message(worded("this terminal has no clipboard"), .warning)
  }

  /// Tells the window what is looked at, where that has changed.
  private func nameWindow() {
    let place = top.place
    guard place != self.place else { return }
    self.place = place
    terminal.setTitle(place.isEmpty ? "Pokédex" : "\(place) – Pokédex")
  }

  /// The screens that are not seen begin with what they miss when they are.
  private func retryAll() -> Bool {
    updateScreens()
    return screens.map { $0.screen.retry() }.contains(true)
  }

  // MARK: Screens

  var top: any Screen {
    updateScreens()
    return screens[screens.count - 1].screen
  }

  private func updateScreens() {
    let visits = router.visits
    let both = 0..<min(screens.count, visits.count)
    let same = both.first { screens[$0].visit.number != visits[$0].number } ?? both.count
    guard same < max(screens.count, visits.count) else { return }
    for (visit, screen) in screens[same...] { left[visit] = screen }
    screens.removeSubrange(same...)
    for visit in visits[same...] {
      let screen =
        left[visit]
        ?? factory.screen(for: visit.route, below: screens.last?.screen, global: global)
      screens.append((visit, screen))
    }
    if !left.isEmpty { left = left.filter { router.ahead.contains($0.key) } }
  }

  // MARK: Drawing

  /// What the terminal is to show now. The first later change to anything that was read for it
  /// asks the terminal for the next.
  package func frame() -> Grid {
    let size = terminal.size
    prepare(size)
    return watch.read { draw(size) }
  }

  private func prepare(_ size: Size) {
    updateScreens()
    guard Self.isLargeEnough(size) else { return }
    var area = Rect(size)
    _ = area.takeBottom(1)
    let seen = seen
    for screen in shown where !seen.contains(where: { $0 === screen }) { screen.leave() }
    shown = seen
    for screen in seen { screen.prepare(for: area) }
  }

  /// The screens of which something is seen, the lowest first.
  private var seen: [any Screen] {
    let base = screens.lastIndex { !$0.screen.isOverlay } ?? 0
    return screens[base...].map(\.screen)
  }

  private func draw(_ size: Size) -> Grid {
    var canvas = Canvas(size: size, symbols: symbols)
    guard Self.isLargeEnough(size) else {
      drawTooSmall(on: &canvas)
      return canvas.grid
    }
    var area = canvas.bounds
    let bottom = area.takeBottom(1)
    guard telling == nil else { return told(canvas, in: area) }
    for screen in seen { screen.draw(on: &canvas, in: area) }
    if let remark {
      MessageLines(remark).draw(on: &canvas)
    } else {
      drawFooter(on: &canvas, in: bottom)
    }
    return canvas.grid
  }

  /// A frame that says what is new, and shows nothing.
  private func told(_ canvas: Canvas, in area: Rect) -> Grid {
    var canvas = canvas
    let screen = top
    let words: Words
    if let known = screen.words {
      words = known
    } else {
      screen.draw(on: &canvas, in: area)
      words = Words(place: screen.title, reading: canvas.grid)
    }
    var grid = Grid(.zero)
    let message = remark ?? sync.news.map { Message($0) } ?? screen.message
    grid.words = telling?.news(words, message.map { SpokenForm()($0.text) }) ?? []
    return grid
  }

  private func drawFooter(on canvas: inout Canvas, in area: Rect) {
    let screen = top
    let takesText = screen.takesText
    let message = sync.news.map { Message($0) } ?? screen.message
    if message == nil, !takesText, let bar = SyncBar(sync) {
      bar.draw(on: &canvas, in: area)
    } else {
      Footer(
        bindings: screen.bindings, always: takesText ? [] : hinted, message: message, keys: keys,
        scope: screen.scope
      ).draw(on: &canvas, in: area)
    }
  }

  private static func isLargeEnough(_ size: Size) -> Bool {
    size.width >= smallest.width && size.height >= smallest.height
  }

  private lazy var hinted = global.filter { $0.hint != nil }

  private func drawTooSmall(on canvas: inout Canvas) {
    let size = canvas.size
    let text = worded("\(size.width)×\(size.height): 20×6 needed")
    canvas.write(DrawableText(text), in: canvas.bounds)
  }
}
