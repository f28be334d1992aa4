/// Begins something once the user has come to rest, and nothing while they move on.
@MainActor final class Rest {
  private let pause: Extras.Pause
  private var action: (() -> Void)?
  private var isWaiting = false
  private var hasMoved = false

  init(_ pause: @escaping Extras.Pause) {
    self.pause = pause
  }

  /// Does this when a pause has passed in which nobody asked for anything else. Only one pause is
  /// ever under way, so that a key held down does not set an alarm with each of its repeats.
  func then(_ action: @escaping () -> Void) {
    self.action = action
    hasMoved = true
    guard !isWaiting else { return }
    isWaiting = true
    Task.immediate { [weak self, pause] in
      while self?.isMoving ?? false { await pause() }
      self?.begin()
    }
  }

  /// Whether somebody has moved since this was asked last.
  private var isMoving: Bool {
    defer { hasMoved = false }
    return hasMoved
  }

  func cancel() { action = nil }

  private func begin() {
    isWaiting = false
    let action = action
    self.action = nil
    action?()
  }
}
