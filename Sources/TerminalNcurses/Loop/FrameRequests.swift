/// Draws one frame for any number of changes.
@MainActor final class FrameRequests {
  /// Draws a frame; `nil` while nothing can be drawn.
  var draw: (@MainActor () -> Void)?
  private var isWanted = false
  private var isQueued = false
  private var isHeld = false

  /// Requests a frame: after the current action, or else at the next turn of the main loop.
  func request() {
    isWanted = true
    guard !isHeld, !isQueued else { return }
    isQueued = true
    Task {
      isQueued = false
      drawIfWanted()
    }
  }

  /// Runs an action, then draws once if it requested a frame.
  func drawOnce(after action: () -> Void) {
    isHeld = true
    action()
    isHeld = false
    drawIfWanted()
  }

  private func drawIfWanted() {
    guard isWanted, let draw else { return }
    isWanted = false
    draw()
  }
}
