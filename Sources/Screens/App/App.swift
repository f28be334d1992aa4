import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The event loop. Each key goes to the top screen; a change to anything that was drawn wakes the
/// terminal, which then draws a complete frame.
@MainActor package final class App {
  /// The smallest usable size. A smaller terminal shows only a line that says so.
  package static let smallest = Size(width: 20, height: 6)

  let terminal: any Terminal
  let router: Router
  let trainer: TrainerModel
  let sync: SyncModel
  private(set) var symbols: Symbols
  /// The symbols for a terminal that gives each of them one column.
  private let usualSymbols: Symbols
  let factory: ScreenFactory
  let keys: KeyMap
  let commands: ShellCommands
  /// The text spoken so far in linear mode; `nil` if frames are drawn.
  private var history: SpeechHistory?
  /// The title of the window; `nil` if the title must be set again.
  private var windowTitle: String?
  private(set) lazy var screens = makeScreens()
  private let watch: Watch
  /// The hints that the last frame showed.
  private var buttons: [Footer.Button] = []
  /// The line of the last frame with the breadcrumbs.
  private var trailLine: Rect?
  /// The message of the last key press; the next key press clears it.
  private var remark: Message?
  /// The text that the message before this key press offered to copy.
  private var offered: String?
  var copying = Copying()
  var brake = QuitBrake()
  var strayLine = StrayLine()
  let now: () -> ContinuousClock.Instant
  let wheelLines: Int

  /// - Parameters:
  ///   - keys: the keys of all actions.
  ///   - commands: the commands that run outside the program.
  ///   - isLinear: whether frames contain only new text to speak, for screen readers.
  ///   - remark: a message to show at launch.
  ///   - wheelLines: the lines that a notch of the wheel scrolls.
  ///   - now: the time, by which a key pressed too often differs from one pressed again.
  package init(
    terminal: any Terminal, router: Router, trainer: TrainerModel, sync: SyncModel,
    symbols: Symbols, factory: ScreenFactory, keys: KeyMap = KeyMap(),
    commands: ShellCommands = ShellCommands(), isLinear: Bool = false,
    remark: Message? = nil, wheelLines: Int = 3,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    (self.wheelLines, self.now) = (wheelLines, now)
    self.keys = keys
    self.commands = commands
    history = isLinear ? SpeechHistory() : nil
    watch = Watch { terminal.invalidate() }
    self.terminal = terminal
    self.router = router
    self.trainer = trainer
    self.sync = sync
    self.symbols = symbols
    usualSymbols = symbols
    self.factory = factory
    self.remark = remark
  }

  /// Runs until the user quits, a signal arrives or the terminal is lost.
  package func run() async -> EndReason {
    await terminal.run(
      onEvent: { self.handle($0) },
      draw: {
        self.terminal.present(self.frame())
        self.nameWindow()
        self.top.preload()
      })
  }

  // MARK: Events

  package func handle(_ event: Event) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): click(mouse)
    case .paste(let text):
      show(top.paste(text))
      terminal.invalidate()
    case .resize: terminal.invalidate()
    case .resumed:
      // The shell may have changed the window title in the meantime.
      windowTitle = nil
      terminal.invalidate()
    case .ambiguousWidth(let columns):
      use(columns == 1 || !usualSymbols.isUnicode ? usualSymbols : .certain)
    // Another program may have changed the files, and not every file system reports that.
    case .focus(let isOurs): if isOurs { trainer.refresh() }
    }
    if router.isFinished { terminal.stop() }
  }

  private func makeScreens() -> ScreenStack {
    ScreenStack(router: router, factory: factory)
  }

  /// Draws with other symbols from now on. Screens compute widths with them, so that all are made
  /// anew; what they show is in their models.
  private func use(_ symbols: Symbols) {
    guard symbols != self.symbols else { return }
    self.symbols = symbols
    dialogs.symbols = symbols
    screens = makeScreens()
    terminal.invalidate()
  }

  private func press(_ key: Key) {
    clearRemark()
    sync.acknowledge()
    cries.acknowledge()
    if ignores(key) { return }
    let screen = top
    let meant = meant(by: key, on: screen)
    if let binding = keys.binding(of: meant, among: screen.bindings) {
      perform(binding)
    } else if screen.type(key.isCharacter ? key : meant) {
      terminal.invalidate()
    } else if let binding = keys.binding(of: meant, among: global) {
      perform(binding)
    } else if meant.isForeignLetter {
      show(Message(worded("the keys are Latin letters")))
    } else {
      explain(meant)
    }
  }

  /// The key at the same place of a US keyboard, for a key of another script that has no binding.
  private func meant(by key: Key, on screen: any Screen) -> Key {
    guard let latin = key.onUSKeyboard, keys.binding(of: key, among: screen.bindings) == nil,
      keys.binding(of: key, among: global) == nil
    else { return key }
    return latin
  }

  private func click(_ mouse: MouseEvent) {
    guard mouse.kind == .press || mouse.kind == .doublePress, let binding = binding(at: mouse.point)
    else {
      top.followTyping()
      return top.click(scrolling(mouse))
    }
    clearRemark()
    perform(binding)
  }

  private func binding(at point: Point) -> Binding? {
    buttons.first { $0.area.contains(point) }?.binding ?? returning(at: point)
      ?? top.chip?.binding(at: point) ?? top.binding(at: point)
  }

  /// The binding that goes back to the breadcrumb at a point.
  private func returning(at point: Point) -> Binding? {
    guard dialogs.open.isEmpty, let line = trailLine,
      let steps = screens.trail.steps(at: point, in: line)
    else { return nil }
    return Binding(.leave) { [router] in for _ in 0..<steps { router.pop() } }
  }

  private func clearRemark() {
    brake.begin()
    offered = remark?.copiedText
    guard remark != nil else { return }
    remark = nil
    terminal.invalidate()
  }

  /// The text that the copy action takes: that of the message before, or else the screen's.
  var copiedText: String? { remark?.copiedText ?? offered ?? top.copiedText }

  /// Shows a message until the next key press; `nil` shows none.
  package func show(_ message: Message?) {
    guard message != nil || remark != nil else { return }
    remark = message
    terminal.invalidate()
  }

  /// The actions that are available on every screen.
  package private(set) lazy var global = makeGlobalBindings()

  /// The actions available on the top screen: its own, then the global ones.
  package var actions: [OfferedAction] { actions(of: top) }

  /// A screen's own binding of an action hides the global one.
  func actions(of screen: any Screen) -> [OfferedAction] {
    let own = screen.bindings
    let names = Set(own.map(\.action.name))
    return (own + global.filter { !names.contains($0.action.name) })
      .map { OfferedAction($0, keys) }
  }

  /// Updates the window title if it has changed.
  private func nameWindow() {
    let windowTitle = top.windowTitle
    guard windowTitle != self.windowTitle else { return }
    self.windowTitle = windowTitle
    terminal.setTitle(windowTitle.isEmpty ? "Pokédex" : "\(windowTitle) – Pokédex")
    screens.note(title: windowTitle)
  }

  var top: any Screen { screens.top }

  // MARK: Drawing

  /// The current frame. The first later change to what it was made from requests the next one.
  package func frame() -> Grid {
    let size = terminal.size
    watch.end()
    top.followTyping()
    return watch.read {
      if Self.isLargeEnough(size) { screens.prepare(for: WindowLayout(size).screen) }
      return draw(size)
    }
  }

  private func draw(_ size: Size) -> Grid {
    var canvas = Canvas(size: size, symbols: symbols, pictures: terminal.pictures)
    guard Self.isLargeEnough(size) else {
      drawTooSmall(on: &canvas)
      return canvas.grid
    }
    let layout = WindowLayout(size)
    guard history == nil else { return spoken(canvas, in: layout.screen) }
    layout.drawRule(on: &canvas)
    for screen in screens.visible { screen.draw(on: &canvas, in: layout.screen) }
    drawFoot(layout, on: &canvas)
    return canvas.grid
  }

  /// A frame that contains only the new text to speak.
  private func spoken(_ canvas: Canvas, in area: Rect) -> Grid {
    var canvas = canvas
    let screen = top
    let speech: Speech
    if let known = screen.speech {
      speech = known.inGame(screen.chip?.game.text)
    } else {
      screen.draw(on: &canvas, in: area)
      speech = Speech(title: screen.title, reading: canvas.grid)
    }
    var grid = Grid(.zero)
    grid.speech = history?.news(speech, message.map { SpeechText()($0.text) }) ?? []
    return grid
  }

  /// A part of the dex that is damaged, and therefore missing on the screen.
  private var damage: Message? {
    factory.models.damage.map { Message(worded("Error: \($0.text)"), .error) }
  }

  private var message: Message? {
    damage ?? remark ?? (sync.news ?? cries.news).map { Message($0) } ?? top.message
  }

  /// Draws the hints and, above them, the message, the progress of a sync, or the breadcrumbs. In a
  /// short window without room for both, a message takes the place of the hints.
  private func drawFoot(_ layout: WindowLayout, on canvas: inout Canvas) {
    let notice = layout.rule ?? layout.hints
    let isCovered: Bool
    trailLine = nil
    if let message {
      MessageLines(message, mayGrow: remark != nil || damage != nil).draw(on: &canvas, in: notice)
      isCovered = layout.rule == nil
    } else if !top.takesText, let bar = SyncBar(sync) {
      bar.draw(on: &canvas, in: notice)
      isCovered = layout.rule == nil
    } else {
      trailLine = layout.rule
      if let rule = layout.rule { screens.trail.draw(on: &canvas, in: rule) }
      isCovered = false
    }
    buttons = isCovered ? [] : footer.draw(on: &canvas, in: layout.hints)
  }

  private var footer: Footer {
    let screen = top
    return Footer(
      bindings: screen.bindings, always: screen.takesText ? [] : hinted, keys: keys)
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
