/// Draws once for everything that changes in one go.
@MainActor final class FrameRequests {
  /// What draws; none while nothing can be drawn.
  var draw: (@MainActor () -> Void)?
  private var isWanted = false
  private var isQueued = false
  private var isHeld = false

  /// A frame is wanted: after what happens now, or else at the next turn of the main loop.
  func request() {
    isWanted = true
    guard !isHeld, !isQueued else { return }
    isQueued = true
    Task {
      isQueued = false
      drawIfWanted()
    }
  }

  /// Handles everything that is there, then draws once.
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
