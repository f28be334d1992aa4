/// Fires when the rest of incomplete input has not come in time: ESC is the Escape key then, and an
/// answer or paste that was cut off must not swallow every later key.
///
/// Without incomplete input no timer is set, so that an idle program is not woken.
@MainActor final class InputTimer {
  private var due: ContinuousClock.Instant?
  /// The time of the loop's next timer; `nil` when none is set.
  private var next: ContinuousClock.Instant?

  /// Replaces the deadline.
  ///
  /// - Parameters:
  ///   - due: the deadline; `nil` when all input is complete.
  ///   - fire: the action at the deadline.
  func wait(until due: ContinuousClock.Instant?, _ fire: @escaping @MainActor () -> Void) {
    self.due = due
    set(fire)
  }

  /// Sets a timer of the loop, unless an earlier one is already set: that one sets the next
  /// timer when it fires.
  private func set(_ fire: @escaping @MainActor () -> Void) {
    guard let due, next.map({ due < $0 }) ?? true else { return }
    next = due
    let left = ((due - .now) / .milliseconds(1)).rounded(.up)
    MainLoop.after(milliseconds: Int(max(0, left))) { [weak self] in self?.check(fire) }
  }

  private func check(_ fire: @escaping @MainActor () -> Void) {
    if let next, next <= .now { self.next = nil }
    guard let due else { return }
    guard due <= .now else { return set(fire) }
    self.due = nil
    fire()
  }
}
