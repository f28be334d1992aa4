import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The event loop. Each key goes to the top screen; a change to anything that was drawn wakes the
/// terminal, which then draws a complete frame.
@MainActor package final class App {
  /// The smallest usable size. A smaller terminal shows only a line that says so.
  package static let smallest = Size(width: 20, height: 6)

  let terminal: any Terminal
  private let router: Router
  private let trainer: TrainerModel
  private let sync: SyncModel
  private let symbols: Symbols
  let factory: ScreenFactory
  private let keys: KeyMap
  let commands: ShellCommands
  /// The text spoken so far in linear mode; `nil` if frames are drawn.
  private var history: SpeechHistory?
  /// The place shown in the window title; `nil` if the title must be set again.
  private var place: String?
  /// One screen for each route of the router, so that each keeps its selection and scroll position.
  private var screens: [(visit: Visit, screen: any Screen)] = []
  /// The screens that the user left by going back, kept for going forward again.
  private var ahead: [Visit: any Screen] = [:]
  /// The screens that the last frame showed.
  private var shown: [any Screen] = []
  private let watch: Watch
  /// The places shown so far, for the palette.
  private var recent = RecentPlaces()
  /// The hints that the last frame showed.
  private var buttons: [Footer.Button] = []
  /// The line of the last frame with the way to this screen.
  private var trailLine: Rect?
  /// The message of the last key press; the next key press clears it.
  private var remark: Message?

  /// - Parameters:
  ///   - keys: the keys of all actions.
  ///   - commands: what runs outside the program.
  ///   - isLinear: whether frames contain only new text to speak, for screen readers.
  ///   - remark: a message to show at the start.
  package init(
    terminal: any Terminal, router: Router, trainer: TrainerModel, sync: SyncModel,
    symbols: Symbols, factory: ScreenFactory, keys: KeyMap = KeyMap(),
    commands: ShellCommands = ShellCommands(), isLinear: Bool = false,
    remark: Message? = nil
  ) {
    self.keys = keys
    self.commands = commands
    history = isLinear ? SpeechHistory() : nil
    watch = Watch { terminal.invalidate() }
    self.terminal = terminal
    self.router = router
    self.trainer = trainer
    self.sync = sync
    self.symbols = symbols
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
    case .paste(let text): show(top.paste(text))
    case .resize: terminal.invalidate()
    case .resumed:
      // The shell may have changed the window title in the meantime.
      place = nil
      terminal.invalidate()
    // Another program may have changed the files, and not every file system reports that.
    case .focus(let isOurs): if isOurs { trainer.refresh() }
    }
    if router.isFinished { terminal.stop() }
  }

  private func press(_ key: Key) {
    clearRemark()
    sync.acknowledge()
    let screen = top
    if let binding = keys.binding(of: key, among: screen.bindings) {
      show(binding.perform())
    } else if !screen.type(key), let binding = keys.binding(of: key, among: global) {
      show(binding.perform())
    }
  }

  private func click(_ mouse: MouseEvent) {
    guard mouse.kind == .press || mouse.kind == .doublePress, let binding = binding(at: mouse.point)
    else { return top.click(mouse) }
    clearRemark()
    show(binding.perform())
  }

  private func binding(at point: Point) -> Binding? {
    buttons.first { $0.area.contains(point) }?.binding ?? returning(at: point)
      ?? top.binding(at: point)
  }

  /// The binding that goes back to the place of the trail at a point.
  private func returning(at point: Point) -> Binding? {
    guard !top.isOverlay, let line = trailLine, let steps = trail.steps(at: point, in: line) else {
      return nil
    }
    return Binding(.leave) { [router] in for _ in 0..<steps { router.pop() } }
  }

  private func clearRemark() {
    guard remark != nil else { return }
    remark = nil
    terminal.invalidate()
  }

  private func show(_ message: Message?) {
    guard message != nil || remark != nil else { return }
    remark = message
    terminal.invalidate()
  }

  /// The actions that are available on every screen.
  package private(set) lazy var global: [Binding] =
    [
      Binding(.help) { [router] in router.push(.help) },
      Binding(.leave) { [router] in router.canGoBack ? router.pop() : router.quit() },
      Binding(.quit) { [router] in router.quit() },
      Binding(.moves) { [router] in router.show(.table(.move)) },
      Binding(.abilities) { [router] in router.show(.table(.ability)) },
      Binding(.items) { [router] in router.show(.table(.item)) },
      Binding(.types) { [router] in router.show(.chart) },
      Binding(.progress) { [router] in router.show(.progress) },
      Binding(.teams) { [router] in router.show(.teams) },
      Binding(.comparison) { [router] in router.push(.comparison) },
      Binding(.lists) { [router] in router.push(.lists) },
      Binding(.places) { [router] in router.push(.places) },
      Binding(.lens) { [router] in router.push(.lens) },
      Binding(.screens) { [router] in router.push(.screens) },
      Binding(.goTo) { [router] in router.push(.goTo) },
      Binding(
        .forward,
        unless: { [router] in router.canGoForward ? nil : worded("nothing to go forward to") },
        run: { [router] in router.forward() }),
      Binding(
        reporting: .undo,
        unless: { [trainer] in trainer.canUndo ? nil : worded("nothing to undo") },
        run: { [trainer] in trainer.undo().map { Message($0) } }),
      Binding(
        reporting: .redo,
        unless: { [trainer] in trainer.canRedo ? nil : worded("nothing to redo") },
        run: { [trainer] in trainer.redo().map { Message($0) } }),
      Binding(reporting: .retryAll) { [weak self] in
        self?.retryAll() == true ? nil : Message(worded("nothing has failed"))
      },
      Binding(
        .sync, unless: { [sync] in sync.refusal }, run: { [router] in router.push(.sync) }),
      Binding(
        reporting: .copy,
        unless: { [weak self] in self?.top.copiedText == nil ? worded("nothing is selected") : nil
        },
        run: { [weak self] in self?.copy() }),
      Binding(
        reporting: .browse, unless: { [weak self] in self?.pageRefusal },
        run: { [weak self] in self?.browse() }),
      Binding(.theme) { [router] in router.push(.themes) },
      Binding(.redraw) { [terminal] in terminal.redraw() },
      Binding(.suspend) { [terminal] in terminal.suspend() },
    ]
    + commands.byKey.map { command in
      Binding(
        reporting: .command(command.text, command.key),
        unless: { [weak self] in self?.pageRefusal },
        run: { [weak self] in self?.run(command.text) })
    }

  /// The actions available on the top screen: its own, then the global ones.
  package var actions: [OfferedAction] { actions(of: top) }

  /// A screen's own binding of an action hides the global one.
  private func actions(of screen: (any Screen)?) -> [OfferedAction] {
    let own = screen?.bindings ?? []
    let names = Set(own.map(\.action.name))
    return (own + global.filter { !names.contains($0.action.name) })
      .map { OfferedAction($0, keys) }
  }

  /// A terminal does not report whether it has set its clipboard.
  private func copy() -> Message? {
    guard let text = top.copiedText else { return nil }
    guard terminal.copy(text) else {
      return Message(worded("this terminal has no clipboard"), .warning)
    }
    let lines = text.count { $0 == "\n" }
    let what = lines > 0 ? worded("\(Formatting.count(lines)) lines") : text
    return Message(worded("sent to the terminal's clipboard: \(what)"))
  }

  /// Updates the window title if the place has changed.
  private func nameWindow() {
    let place = top.place
    guard place != self.place else { return }
    self.place = place
    terminal.setTitle(place.isEmpty ? "Pokédex" : "\(place) – Pokédex")
    if let visit = screens.last?.visit { recent.note(visit.route, as: place) }
  }

  /// Retries all failed requests, on hidden screens as well. Anything else that a hidden screen
  /// lacks is requested when it is shown again.
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
    for (visit, screen) in screens[same...] { ahead[visit] = screen }
    screens.removeSubrange(same...)
    for visit in visits[same...] {
      let screen =
        ahead[visit]
        ?? factory.screen(
          for: visit.route, below: screens.last?.screen,
          actions: actions(of: screens.last { !$0.screen.isOverlay }?.screen), recent: recent)
      screens.append((visit, screen))
    }
    if !ahead.isEmpty { ahead = ahead.filter { router.ahead.contains($0.key) } }
  }

  // MARK: Drawing

  /// The current frame. The first later change to a value that it was drawn from requests the next
  /// frame.
  package func frame() -> Grid {
    let size = terminal.size
    prepare(size)
    return watch.read { draw(size) }
  }

  private func prepare(_ size: Size) {
    updateScreens()
    guard Self.isLargeEnough(size) else { return }
    let area = WindowLayout(size).screen
    let seen = seen
    for screen in shown where !seen.contains(where: { $0 === screen }) { screen.leave() }
    shown = seen
    for screen in seen { screen.prepare(for: area) }
  }

  /// The visible screens, from the bottom up.
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
    let layout = WindowLayout(size)
    guard history == nil else { return spoken(canvas, in: layout.screen) }
    layout.drawRule(on: &canvas)
    for screen in seen { screen.draw(on: &canvas, in: layout.screen) }
    drawFoot(layout, on: &canvas)
    return canvas.grid
  }

  /// A frame that contains only the new text to speak.
  private func spoken(_ canvas: Canvas, in area: Rect) -> Grid {
    var canvas = canvas
    let screen = top
    let speech: Speech
    if let known = screen.speech {
      speech = known
    } else {
      screen.draw(on: &canvas, in: area)
      speech = Speech(place: screen.title, reading: canvas.grid)
    }
    var grid = Grid(.zero)
    grid.speech = history?.news(speech, message.map { SpeechText()($0.text) }) ?? []
    return grid
  }

  private var message: Message? { remark ?? sync.news.map { Message($0) } ?? top.message }

  /// Draws the message, else the progress of a sync, else the way to this screen; and the hints. In
  /// a short window without room for both, a message takes the place of the hints.
  private func drawFoot(_ layout: WindowLayout, on canvas: inout Canvas) {
    let notice = layout.rule ?? layout.hints
    let isCovered: Bool
    trailLine = nil
    if let message {
      MessageLines(message, mayGrow: remark != nil).draw(on: &canvas, in: notice)
      isCovered = layout.rule == nil
    } else if !top.takesText, let bar = SyncBar(sync) {
      bar.draw(on: &canvas, in: notice)
      isCovered = layout.rule == nil
    } else {
      trailLine = layout.rule
      if let rule = layout.rule { trail.draw(on: &canvas, in: rule) }
      isCovered = false
    }
    buttons = isCovered ? [] : footer.draw(on: &canvas, in: layout.hints)
  }

  private var footer: Footer {
    let screen = top
    return Footer(
      bindings: screen.bindings, always: screen.takesText ? [] : hinted, keys: keys)
  }

  /// The places from the start to this one.
  private var trail: Trail {
    Trail(screens.map(\.screen).filter { !$0.isOverlay }.map(\.place))
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
