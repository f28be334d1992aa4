internal import CTerminal
import Glibc
import PokedexTerminalUI

/// The user's terminal, drawn through ncurses.
///
/// All work is on the main thread: ``MainLoop`` reports input and signals, and nothing wakes an idle
/// process.
@MainActor package final class NcursesTerminal: JobTerminal {
  var theme: Theme
  /// The themes for the background that the terminal reports; `nil` when the user chose a theme.
  var themes: (dark: Theme, light: Theme)?
  private let depth: ColorDepth
  private let showsTrueColor: Bool
  private let showsCursor: Bool
  let maySuspend: Bool
  private(set) var modes: TerminalModes
  /// How the user wants pictures to be drawn; `nil` for the best that the terminal is known to show.
  let wantedPictures: PictureStyle?
  /// The best pictures of the terminal; `nil` until it has told its name.
  var knownPictures: PictureStyle?
  let uploads: PixelUploads
  private let crash: CrashNote
  private let description: TerminalDescription
  let output: Int32 = STDOUT_FILENO
  /// The window at launch or after its last change of size.
  private(set) var window = Window(whole: .zero)
  package var size: Size { window.drawn }

  var keyboard: Keyboard
  private var clicks = ClickCounter()
  private let timer = InputTimer()
  var screen: NcursesScreen?
  /// The guard during `run`.
  var crashGuard: CrashGuard?
  private var onEvent: @MainActor (Event) -> Void = { _ in }
  private let frames = FrameRequests()
  let background = BackgroundCommands()
  private var ending: CheckedContinuation<EndReason, Never>?
  private var reason: EndReason?
  /// The number of missing answers that each end an ``ask(_:)``, and the deadline for the last one.
  var answers = (missing: 0, due: ContinuousClock.now)

  /// Checks that the terminal can show a full screen. Nothing is written before `run`.
  ///
  /// - Parameters:
  ///   - theme: the appearance of the roles.
  ///   - colorDepth: the maximum number of colours to use, `.mono` for none; the terminal may have
  ///     fewer.
  ///   - mayShowTrueColor: whether the environment claims true colour; ignored within GNU screen,
  ///     which passes on the variables of other terminals.
  ///   - pictures: how pictures are drawn; `nil` for the best that the terminal is known to show.
  ///   - lightTheme: replaces `theme` when the terminal reports a light background.
  ///   - usesMouse: whether to ask for mouse reports; without them the terminal selects text.
  ///   - showsCursor: whether the cursor, which is always at the focus, is visible there.
  ///   - hasTitle: whether to set the title of the window.
  ///   - maySuspend: whether Ctrl-Z suspends.
  ///   - crash: the report of a crash.
  package init(
    theme: Theme, colorDepth: ColorDepth = .twoFiftySix, mayShowTrueColor: Bool = false,
    pictures: PictureStyle? = nil, lightTheme: Theme? = nil, usesMouse: Bool = true,
    showsCursor: Bool = false,
    hasTitle: Bool = false, maySuspend: Bool = true, crash: CrashNote
  ) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard FrameBuffer.hasRoom else { throw .filesTooSmall }
    let term = getenv("TERM").map { String(cString: $0) }
    description = try TerminalDescription(term: term, output: STDOUT_FILENO)
    keyboard = try Keyboard(keys: description.keys)
    self.theme = theme
    depth = colorDepth
    showsTrueColor =
      description.showsTrueColor || mayShowTrueColor && !description.name.hasPrefix("screen")
    wantedPictures = pictures
    uploads = PixelUploads(isInTmux: PictureSupport.isInTmux(Self.variable))
    themes = lightTheme.map { (theme, $0) }
    self.showsCursor = showsCursor
    self.maySuspend = maySuspend
    modes = TerminalModes(
      areSupported: description.isLikeXterm, takesOSC: description.takesOSC,
      usesMouse: usesMouse, followsColors: lightTheme != nil,
      hasTitle: hasTitle && description.takesOSC)
    self.crash = crash
  }

  package func present(_ grid: Grid) {
    screen?.present(grid)
    if screen?.isLost == true { finish(.terminalLost) }
  }

  package func invalidate() { frames.request() }

  package var usesMouse: Bool? { modes.areSupported ? modes.usesMouse : nil }

  package func useMouse(_ uses: Bool) {
    modes.usesMouse = uses
    screen?.use(modes)
  }

  package func redraw() {
    screen?.resend()
    resizeScreen()
    invalidate()
  }

  package func stop() { finish(.stopped) }
}

/// The loop.
extension NcursesTerminal {
  package func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason {
    self.onEvent = onEvent
    reason = nil
    let errors = ErrorCapture()
    signal_set_ignored(SIGPIPE)
    crashGuard = CrashGuard(
      terminal: output, errors: errors.original, collected: errors.file,
      restore: removal + modes.off + description.reset, note: crash)
    crashGuard?.install()
    defer {
      crashGuard?.remove()
      errors.end()
    }
    do throws(TerminalError) { try takeScreen() } catch { return .notUsable(error.description) }
    frames.draw = draw
    watchKeys()
    askTerminal()
    invalidate()
    let reason = await withCheckedContinuation { continuation in
      ending = continuation
      if let reason = self.reason { endRun(reason) }
    }
    restoreScreen()
    return reason
  }

  private func takeScreen() throws(TerminalError) {
    // Otherwise ncurses would install its own handlers and ignore SIGTSTP while it draws.
    watchSignals()
    measure()
    screen = try NcursesScreen(
      description: description, output: output, window: window, theme: theme, depth: depth,
      showsTrueColor: showsTrueColor, showsCursor: showsCursor, modes: modes, uploads: uploads)
  }

  private func restoreScreen() {
    MainLoop.input = nil
    awaitAnswers()
    MainLoop.signals = nil
    SignalChannel.unsubscribe(from: Self.watched)
    leaveScreen()
    screen = nil
    onEvent = { _ in }
  }

  func giveBack() {
    awaitAnswers()
    screen?.leave()
  }

  func takeAgain() {
    measure()
    screen?.resume(window)
    askTerminal()
    emit(.resumed)
    invalidate()
  }

  func restoreLine() { screen?.restoreLine() }
  func adoptLine() { screen?.adoptLine() }

  /// After a stop by a signal other than ^Z, a request to end finds the program in the background,
  /// where the settings of the terminal belong to another job.
  private func leaveScreen() {
    guard !keyboard.isInForeground, !keyboard.isLost else { return screen?.leave() ?? () }
    signal_set_ignored(SIGTTOU)
    screen?.leaveToForegroundJob()
  }

  private func watchKeys() {
    MainLoop.input = (keyboard.file, { [weak self] in self?.handle { $0.readInput() } })
  }

  private func watchSignals() {
    MainLoop.signals = (SignalChannel.file, { [weak self] in self?.handle { $0.readSignals() } })
    SignalChannel.subscribe(to: Self.watched)
  }

  /// The signals that the channel reports in addition to those that request the end.
  private static let watched = [SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD]

  /// Handles signals up to the first one that ends the program: a later one must not suspend it
  /// first.
  private func readSignals() {
    for number in SignalChannel.read() where reason == nil {
      if number == SIGWINCH { resize() } else { handle(number) }
    }
  }

  private func handle(_ action: @MainActor (NcursesTerminal) -> Void) {
    guard reason == nil else { return }
    frames.drawOnce { action(self) }
  }

  func finish(_ reason: EndReason) {
    guard self.reason == nil else { return }
    self.reason = reason
    frames.draw = nil
    MainLoop.input = nil
    endRun(reason)
  }

  private func endRun(_ reason: EndReason) {
    ending?.resume(returning: reason)
    ending = nil
  }

  func emit(_ event: Event) {
    guard reason == nil else { return }
    onEvent(event)
  }
}

extension NcursesTerminal {
  private func readInput() {
    let reading = keyboard.read()
    // Before the keys, which may run a command that waits for the answers.
    for report in keyboard.takeReports() { take(report) }
    switch reading {
    case .events(let events): for event in events { handle(event) }
    case .nothing: break
    case .inBackground: stopProcess()
    case .lost: finish(.terminalLost)
    }
    timer.wait(until: keyboard.due) { [weak self] in
      self?.handle { for event in $0.keyboard.giveUp() { $0.handle(event) } }
    }
  }

  private func handle(_ event: Event) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse):
      if Rect(size).contains(mouse.point) { emit(.mouse(clicks.counted(mouse))) }
    case .focus(true):
      askAgain()
      emit(event)
    default: emit(event)
    }
  }

  func measure() { window = Window(of: output) }

  private func resizeScreen() {
    measure()
    screen?.resize(window)
  }

  private func resize() {
    resizeScreen()
    emit(.resize(size))
    invalidate()
  }
}
