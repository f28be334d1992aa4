/// Fires when the rest of what a terminal has begun to send has not come in time: Esc is a key then,
/// and where the line was cut, the end of an answer or a paste would be waited for with every key.
///
/// Nothing waits where nothing has begun: an idle program is not woken.
@MainActor final class InputTimer {
  private var due: ContinuousClock.Instant?
  /// When the next timer of the loop fires; `nil` where none is set.
  private var next: ContinuousClock.Instant?

  /// Waits until another time from now on.
  ///
  /// - Parameters:
  ///   - due: `nil` where all that began has ended.
  ///   - fire: what is to be done then.
  func wait(until due: ContinuousClock.Instant?, _ fire: @escaping @MainActor () -> Void) {
    self.due = due
    set(fire)
  }

  /// One timer of the loop is enough for any number of portions, unless it would fire too late.
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
