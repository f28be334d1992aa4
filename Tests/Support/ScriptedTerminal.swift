import PokedexTerminalUI

/// A terminal that a test drives. As a real one does, it draws once after an event, and once, soon,
/// after a change that nobody typed.
@MainActor package final class ScriptedTerminal: Terminal {
  package private(set) var size: Size
  /// How often the program asked to have everything sent again.
  package private(set) var redraws = 0
  /// How often the program asked to be suspended.
  package private(set) var suspensions = 0
  /// How many frames were shown.
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

  package init(size: Size) {
    self.size = size
    shown = Grid(size)
  }

  /// What is on the screen, after what changed has been drawn.
  package var grid: Grid {
    drawIfNeeded()
    return shown
  }

  /// Does to the program what a user would do.
  package func send(_ event: Event) {
    if case .resize(let size) = event { self.size = size }
    isHandlingEvent = true
    onEvent(event)
    isHandlingEvent = false
    drawIfNeeded()
  }

  /// Waits for the frame of which the condition is true, or for the end of the test's patience.
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

  /// What was put on the clipboard.
  package private(set) var copied: [String] = []
  /// What the window is called.
  package private(set) var titles: [String] = []
  package var title: String { titles.last ?? "" }

  package func copy(_ text: String) -> Bool {
    copied.append(text)
    return true
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
