/// Delays an action until the user stops moving. A new action replaces the pending one.
@MainActor final class Debounce {
  private let pause: Extras.Pause
  private var action: (() -> Void)?
  private var isWaiting = false
  private var hasMoved = false

  init(_ pause: @escaping Extras.Pause) {
    self.pause = pause
  }

  /// Runs an action once no further call has come for a while. Only one timer is pending at a time,
  /// so that a held key does not set a timer with each repeat.
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
