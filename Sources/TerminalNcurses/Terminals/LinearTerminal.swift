internal import CTerminal
import Glibc
import PokedexTerminalUI

/// A terminal for screen readers and braille: changes are printed line by line, without cursor
/// movement or colours. The keys are those of the full screen.
@MainActor package final class LinearTerminal: JobTerminal {
  var keyboard: Keyboard
  private let timer = InputTimer()
  private var settings: LineSettings?
  private var onEvent: @MainActor (Event) -> Void = { _ in }
  private let frames = FrameRequests()
  private var ending: CheckedContinuation<EndReason, Never>?
  private let crash: CrashNote
  private let usesFlowControl: Bool
  /// The mode that marks pasted text; `nil` on a terminal without it.
  private let pastes: TerminalModes.Property?
  let maySuspend: Bool

  /// The signals that the channel reports in addition to those that request the end.
  private static let watched = [SIGTSTP, SIGCONT, SIGCHLD]
  let background = BackgroundCommands()

  /// - Parameters:
  ///   - maySuspend: whether Ctrl-Z suspends.
  ///   - crash: the report of a crash.
  package init(maySuspend: Bool = true, crash: CrashNote) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    keyboard = try Keyboard()
    let term = getenv("TERM").map { String(cString: $0) }
    let description = TerminalDescription.ofOutput(term)
    usesFlowControl = description?.usesFlowControl ?? false
    pastes = description?.isLikeXterm == true ? TerminalModes.pastes : nil
    (self.maySuspend, self.crash) = (maySuspend, crash)
  }

  /// The size of the frames whose text is spoken: as wide as a page, and few enough rows for a
  /// listener to follow.
  package let size = Size(width: 79, height: 24)

  package func present(_ grid: Grid) {
    guard !grid.speech.isEmpty else { return }
    let text = grid.speech.map { DrawableText($0).inLocale + "\r\n" }.joined()
    if !text.write(to: STDOUT_FILENO) { finish(.terminalLost) }
  }

  package func invalidate() { frames.request() }
  package func redraw() { invalidate() }
  package func copy(_ text: String) -> Bool { false }
  package func use(_ theme: (Theme) -> Theme) {}
  package func setTitle(_ title: String) {}
  package func stop() { finish(.stopped) }

  package func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason {
    (self.onEvent, frames.draw) = (onEvent, draw)
    signal_set_ignored(SIGPIPE)
    settings = LineSettings(of: keyboard.file)
    crashGuard?.install()
    takeLine()
    SignalChannel.subscribe(to: Self.watched)
    MainLoop.input = (keyboard.file, { [weak self] in self?.readInput() })
    MainLoop.signals = (SignalChannel.file, { [weak self] in self?.readSignals() })
    invalidate()
    let reason = await withCheckedContinuation { ending = $0 }
    (MainLoop.input, MainLoop.signals) = (nil, nil)
    SignalChannel.unsubscribe(from: Self.watched)
    giveBack()
    crashGuard?.remove()
    return reason
  }

  var crashGuard: CrashGuard? {
    CrashGuard(terminal: keyboard.file, restore: Array((pastes?.restore ?? "").utf8), note: crash)
  }

  func finish(_ reason: EndReason) {
    frames.draw = nil
    MainLoop.input = nil
    ending?.resume(returning: reason)
    ending = nil
  }

  private func readSignals() {
    for number in SignalChannel.read() where ending != nil { handle(number) }
  }

  // MARK: Input

  private func readInput() {
    switch keyboard.read() {
    case .events(let events): handle(events)
    case .nothing: break
    case .inBackground: stopProcess()
    case .lost: finish(.terminalLost)
    }
    timer.wait(until: keyboard.due) { [weak self] in
      self.map { $0.handle($0.keyboard.giveUp()) }
    }
  }

  private func handle(_ events: [Event]) {
    frames.drawOnce { for event in events { handle(event) } }
  }

  private func handle(_ event: Event) {
    guard ending != nil else { return }
    if case .key(let key) = event { press(key) } else { emit(event) }
  }

  func emit(_ event: Event) { if ending != nil { onEvent(event) } }

  // MARK: The line

  private func takeLine() {
    settings?.makeRaw(keepsFlowControl: usesFlowControl)
    send(pastes?.set)
  }

  func giveBack() {
    send(pastes?.restore)
    settings?.restore()
  }

  /// A lost terminal is noticed when the next lines are printed.
  private func send(_ sequence: String?) { _ = sequence?.write(to: STDOUT_FILENO) }

  func restoreLine() { settings?.restore() }
  func adoptLine() { settings?.adopt() }

  func takeAgain() {
    takeLine()
    emit(.resumed)
  }
}
