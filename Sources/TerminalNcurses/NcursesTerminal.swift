internal import CTerminal
import Glibc
import PokedexTerminalUI

/// The user's terminal, drawn through ncurses.
///
/// Everything happens on the main thread: ``MainLoop`` tells of input and of signals, and nothing
/// wakes the process while nothing happens.
@MainActor
package final class NcursesTerminal: Terminal {
  private var theme: Theme
  /// What takes its place where the terminal turns out to be light; none where it is settled.
  private let lightTheme: Theme?
  private let depth: ColorDepth
  private let showsAllColors: Bool
  private let showsCursor: Bool
  private let modes: TerminalModes
  private let crash: CrashNote
  private let description: TerminalDescription
  private let input: Int32
  private let output: Int32 = STDOUT_FILENO
  private let escapeDelay: Int32

  private var decoder: InputDecoder
  private var clicks = ClickCounter()
  private var screen: NcursesScreen?
  private var onEvent: @MainActor (Event) -> Void = { _ in }
  private var draw: @MainActor () -> Void = {}
  private var ending: CheckedContinuation<EndReason, Never>?
  private var reason: EndReason?
  private var needsFrame = false
  private var isFrameQueued = false
  private var isHandlingEvents = false
  /// Until when an answer of the terminal may come that nobody but us understands.
  private var answerDue: ContinuousClock.Instant?

  /// Checks that there is a terminal that can be drawn on. Nothing is written before `run`.
  ///
  /// - Parameters:
  ///   - theme: how the roles look.
  ///   - colorDepth: the most colours to use, `.mono` for none; the terminal may have fewer.
  ///   - mayShowAllColors: whether something beside its description says that the terminal shows
  ///     any colour, which pictures then have; it is not believed within GNU screen, which passes on
  ///     what the terminal around it says.
  ///   - lightTheme: what takes the place of `theme` where the terminal says that it is light; the
  ///     terminal is only asked if there is one.
  ///   - usesMouse: whether to ask for mouse reports; the terminal selects text without them.
  ///   - showsCursor: whether the cursor is seen where the focus is; it always is there.
  ///   - hasTitle: whether the window is called by what is looked at.
  ///   - crash: what to leave should the program crash.
  package init(
    theme: Theme, colorDepth: ColorDepth = .twoFiftySix, mayShowAllColors: Bool = false,
    lightTheme: Theme? = nil, usesMouse: Bool = true, showsCursor: Bool = false,
    hasTitle: Bool = false, crash: CrashNote
  ) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard input >= 0 else { throw .notATerminal }
    description = try TerminalDescription(term: Self.environment("TERM"), output: STDOUT_FILENO)
    decoder = InputDecoder(keys: description.keys)
    self.theme = theme
    depth = colorDepth
    showsAllColors =
      description.showsAllColors || mayShowAllColors && !description.name.hasPrefix("screen")
    self.lightTheme = lightTheme
    self.showsCursor = showsCursor
    modes = TerminalModes(
      areKnown: description.isLikeXterm, takesTexts: description.takesTexts,
      usesMouse: usesMouse, hasTitle: hasTitle && description.takesTexts)
    self.crash = crash
    escapeDelay = Self.environment("ESCDELAY").flatMap { Int32($0) } ?? 25
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package var size: Size {
    var width: Int32 = 80
    var height: Int32 = 24
    _ = terminal_window_size(output, &width, &height)
    return Size(width: Int(width), height: Int(height))
  }

  package func present(_ grid: Grid) {
    screen?.present(grid)
    if screen?.isLost == true { finish(.terminalLost) }
  }

  package func redraw() {
    screen?.forget()
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
    self.draw = draw
    reason = nil
    let errors = ErrorCapture()
    guardAgainstCrashes(errors)
    defer {
      crash_guard_remove()
      errors.end()
    }
    guard takeScreen() else { return .terminalLost }
    watch()
    askForBackground()
    invalidate()
    let reason = await withCheckedContinuation { continuation in
      ending = continuation
      if let reason = self.reason { endRun(reason) }
    }
    giveScreenBack()
    return reason
  }

  private func guardAgainstCrashes(_ errors: ErrorCapture) {
    signal_set_ignored(SIGPIPE)
    let restore = modes.off + description.reset
    crash_guard_install(
      output, errors.original, errors.file, restore, restore.count,
      "\(crash.program) crashed (signal ", "; the log is in \(DrawableText(crash.log ?? ""))\n",
      crash.log ?? "")
  }

  private func takeScreen() -> Bool {
    let ignored = [SIGTSTP, SIGWINCH].filter(signal_is_ignored)
    screen = try? NcursesScreen(
      description: description, output: output, size: size, theme: theme, depth: depth,
      showsAllColors: showsAllColors, showsCursor: showsCursor, modes: modes)
    // ncurses may have set handlers of its own; it leaves those of the crash guard alone.
    for number in [SIGTSTP, SIGWINCH] where !ignored.contains(number) { signal_set_default(number) }
    return screen != nil
  }

  private func giveScreenBack() {
    MainLoop.input = nil
    awaitAnswer()
    MainLoop.signals = nil
    for number in watched { signal_set_default(number) }
    screen?.leave()
    screen = nil
    onEvent = { _ in }
    draw = {}
  }

  private func watch() {
    MainLoop.input = (input, { [weak self] in self?.handle { $0.readInput() } })
    MainLoop.signals = (signal_channel(), { [weak self] in self?.handle { $0.readSignals() } })
    for number in watched { signal_tell(number) }
  }

  /// What else the channel tells of than to end. A signal that was ignored when the program started
  /// stays so.
  private var watched: [Int32] {
    [SIGWINCH, SIGTSTP, SIGCONT].filter { !signal_is_ignored($0) }
  }

  /// Of several that came together, the last is enough.
  private func readSignals() {
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = read(signal_channel(), &numbers, numbers.count)
    let told = numbers.prefix(max(0, count)).map(Int32.init)
    for (place, number) in told.enumerated() where !told[(place + 1)...].contains(number) {
      obey(number)
    }
  }

  private func obey(_ signal: Int32) {
    switch signal {
    case SIGWINCH: resize()
    case SIGTSTP: stopProcess()
    case SIGCONT: resume()
    default: finish(.signal(signal))
    }
  }

  /// Handles everything that is there, then draws once.
  private func handle(_ action: @MainActor (NcursesTerminal) -> Void) {
    guard reason == nil else { return }
    isHandlingEvents = true
    action(self)
    isHandlingEvents = false
    drawFrame()
  }

  private func finish(_ reason: EndReason) {
    guard self.reason == nil else { return }
    self.reason = reason
    MainLoop.input = nil
    endRun(reason)
  }

  private func endRun(_ reason: EndReason) {
    ending?.resume(returning: reason)
    ending = nil
  }

  private func emit(_ event: Event) {
    guard reason == nil else { return }
    onEvent(event)
  }
}

/// Frames.
extension NcursesTerminal {
  package func invalidate() {
    needsFrame = true
    guard !isHandlingEvents, !isFrameQueued else { return }
    isFrameQueued = true
    Task {
      isFrameQueued = false
      drawFrame()
    }
  }

  private func drawFrame() {
    guard needsFrame, reason == nil, screen != nil else { return }
    needsFrame = false
    draw()
  }
}

/// Input.
extension NcursesTerminal {
  /// Reads until nothing is left, so that a burst of keys costs one frame.
  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat {
      count = read(input, &buffer, buffer.count)
      guard count > 0 else { return inputFailed(count) }
      for event in decoder.feed(buffer.prefix(count)) { handle(event) }
    } while reason == nil && (count == buffer.count || decoder.awaitsMore) && waitForInput()
    for event in decoder.flushIfAwaiting() { handle(event) }
    if let background = decoder.takeBackground() { follow(background) }
  }

  /// Whether there are more bytes; waits for a moment after a byte that may begin a sequence.
  private func waitForInput() -> Bool {
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, decoder.awaitsMore ? escapeDelay : 0) > 0
  }

  /// End of file and errors mean that the terminal is gone, unless another job just has it.
  private func inputFailed(_ count: Int) {
    let code = errno
    if count < 0, code == EINTR || code == EAGAIN { return }
    if count < 0, code == EIO, !isInForeground, !isLost(input) { return stopProcess() }
    finish(.terminalLost)
  }

  private func isLost(_ terminal: Int32) -> Bool {
    var request = pollfd(fd: terminal, events: 0, revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  private func handle(_ event: Event) {
    switch event {
    case .key(.control("c")): finish(.signal(SIGINT))
    case .key(.control("\\")): kill(getpid(), SIGQUIT)
    case .key(.control("z")): suspend()
    case .mouse(let mouse): emit(.mouse(clicks.counted(mouse)))
    default: emit(event)
    }
  }

  private func resize() {
    screen?.resize(size)
    emit(.resize(size))
    needsFrame = true
  }
}

/// Stopping and going on.
extension NcursesTerminal {
  /// As the terminal does it for Ctrl-Z: the whole job is asked to stop, we with it.
  package func suspend() { kill(0, SIGTSTP) }

  private var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Gives the terminal back and stops. The system ignores that where no shell could continue us;
  /// then, and when the process goes on, the screen is taken again.
  private func stopProcess() {
    screen?.leave()
    signal_obey(SIGTSTP)
    resume()
  }

  /// Goes on after a stop of any kind; in the background only as far as to the next stop.
  private func resume() {
    while !isInForeground, !isLost(input) {
      signal_obey(SIGTTOU)
    }
    screen?.resume(size: size)
    emit(.resumed)
    needsFrame = true
  }
}

/// What beside frames is said to the terminal, and asked of it.
extension NcursesTerminal {
  /// Nobody waits longer for what is behind the letters.
  private static let patience = Duration.milliseconds(150)
  /// Longer texts are refused by some, in bytes.
  private static let longestCopy = 8192

  package func copy(_ text: String) -> Bool {
    guard modes.takesTexts, text.utf8.count <= Self.longestCopy else { return false }
    screen?.send(TerminalModes.clipboard(DrawableText(text).string))
    return true
  }

  package func entitle(_ title: String) {
    guard modes.hasTitle else { return }
    let text = DrawableText(title).clipped(to: 80)
    screen?.send(TerminalModes.title((TerminalLocale.isUTF8 ? text : text.ascii).string))
  }

  private func askForBackground() {
    guard modes.takesTexts, lightTheme != nil else { return }
    screen?.send(TerminalModes.backgroundQuery)
    answerDue = .now + Self.patience
  }

  private func follow(_ background: Background) {
    answerDue = nil
    guard background == .light, let lightTheme, theme != lightTheme else { return }
    theme = lightTheme
    screen?.exchange(theme)
    needsFrame = true
  }

  /// An answer that comes after the end would be typed into the shell: who leaves at once waits for
  /// it a moment.
  private func awaitAnswer() {
    while let due = answerDue, case let left = due - .now, left > .zero {
      var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      let wait = Int32(max(1, left / .milliseconds(1)))
      guard poll(&request, 1, wait) > 0, request.revents & Int16(POLLIN) != 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(input, &buffer, buffer.count)
      guard count > 0 else { break }
      _ = decoder.feed(buffer.prefix(count))
      if decoder.takeBackground() != nil { break }
    }
    answerDue = nil
  }
}
