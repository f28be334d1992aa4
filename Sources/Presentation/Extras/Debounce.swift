/// Begins something once the user has come to rest, and nothing while they move on.
@MainActor final class Debounce {
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
    hasMoved = isWaiting
    if !isWaiting { wait() }
  }

  private func wait() {
    isWaiting = true
    hasMoved = false
    pause { [weak self] in self?.endPause() }
  }

  private func endPause() {
    if hasMoved { wait() } else { begin() }
  }

  func cancel() { action = nil }

  private func begin() {
    isWaiting = false
    let action = action
    self.action = nil
    action?()
  }
}
