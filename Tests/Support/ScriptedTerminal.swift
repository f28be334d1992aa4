import PokedexTerminalUI

/// A terminal that a test drives. Like a real one, it draws once after an event, and once, soon,
/// after other changes.
@MainActor package final class ScriptedTerminal: Terminal {
  package private(set) var size: Size
  /// The number of redraws that the program requested.
  package private(set) var redraws = 0
  /// The number of suspensions that the program requested.
  package private(set) var suspensions = 0
  /// The number of frames so far.
  package private(set) var frames = 0

  private var shown: Grid
  private var onEvent: @MainActor (Event) -> Void = { _ in }
  private var draw: @MainActor () -> Void = {}
  private var ending: CheckedContinuation<EndReason, Never>?
  private var needsFrame = false
  private var isFrameQueued = false
  private var isHandlingEvent = false
  private var watchers: [Watcher] = []

  private struct Watcher {
    let condition: @MainActor (Grid) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  package let pictures: PictureStyle
  package private(set) var usesMouse: Bool? = true
  package func useMouse(_ uses: Bool) { usesMouse = uses }

  package init(size: Size, pictures: PictureStyle = .blocks) {
    self.size = size
    self.pictures = pictures
    shown = Grid(size)
  }

  /// The screen, after pending changes have been drawn.
  package var grid: Grid {
    drawIfNeeded()
    return shown
  }

  /// Sends an event to the program.
  package func send(_ event: Event) {
    if case .resize(let size) = event { self.size = size }
    isHandlingEvent = true
    onEvent(event)
    isHandlingEvent = false
    drawIfNeeded()
  }

  /// Waits until a frame meets a condition, or until the task is cancelled, as at the test's time
  /// limit.
  package func wait(until condition: @escaping @MainActor (Grid) -> Bool) async {
    guard !condition(grid) else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        watchers.append(Watcher(condition: condition, continuation: continuation))
        if Task.isCancelled { giveUp() }
      }
    } onCancel: {
      Task { await giveUp() }
    }
  }

  private func giveUp() {
    for watcher in watchers { watcher.continuation.resume() }
    watchers = []
  }

  // MARK: Terminal

  package func present(_ grid: Grid) {
    shown = grid
    frames += 1
    let ready = watchers.filter { $0.condition(grid) }
    watchers.removeAll { $0.condition(grid) }
    for watcher in ready { watcher.continuation.resume() }
  }

  package func invalidate() {
    needsFrame = true
    guard !isHandlingEvent, !isFrameQueued else { return }
    isFrameQueued = true
    Task {
      isFrameQueued = false
      drawIfNeeded()
    }
  }

  package func redraw() {
    redraws += 1
    invalidate()
  }

  package func suspend() { suspensions += 1 }

  /// The texts put on the clipboard.
  package private(set) var copied: [String] = []
  /// The titles of the window so far.
  package private(set) var titles: [String] = []
  package var title: String { titles.last ?? "" }

  /// Whether the terminal has a clipboard.
  package var hasClipboard = true

  package func copy(_ text: String) -> Bool {
    if hasClipboard { copied.append(text) }
    return hasClipboard
  }

  /// The commands run so far.
  package private(set) var commands: [ShellCommand] = []
  /// The exit status of commands.
  package var status: Int32 = 0

  package func run(_ command: ShellCommand) -> Int32 {
    commands.append(command)
    return status
  }

  /// The commands in the background that have not ended.
  private var running: [@MainActor (Int32) -> Void] = []

  package func start(
    _ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void
  ) -> Bool {
    commands.append(command)
    running.append(onEnd)
    return hasShell
  }

  /// Whether commands can be started in the background.
  package var hasShell = true

  /// Ends the commands in the background.
  package func endCommands(status: Int32) {
    let ended = running
    running = []
    for onEnd in ended { onEnd(status) }
  }

  /// The theme that replaced the first one.
  package private(set) var theme: Theme?

  package func use(_ theme: (Theme) -> Theme) {
    self.theme = theme(self.theme ?? Theme(.named(.dark), on: .dark))
  }

  package func setTitle(_ title: String) { titles.append(title) }

  package func run(
    onEvent: @escaping @MainActor (Event) -> Void, draw: @escaping @MainActor () -> Void
  ) async -> EndReason {
    self.onEvent = onEvent
    self.draw = draw
    invalidate()
    let reason = await withCheckedContinuation { ending = $0 }
    self.onEvent = { _ in }
    self.draw = {}
    return reason
  }

  package func stop() {
    ending?.resume(returning: .stopped)
    ending = nil
  }

  private func drawIfNeeded() {
    guard needsFrame, ending != nil else { return }
    needsFrame = false
    draw()
  }
}
