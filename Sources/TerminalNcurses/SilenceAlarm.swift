/// Tells when the terminal has stopped in the middle of a paste or of an answer. Where the line was
/// cut, their end never comes, and every key would be taken for a part of them.
///
/// Nothing waits where nothing has begun: an idle program is not woken.
@MainActor final class SilenceAlarm {
  /// Until when something has to come; `nil` where all that began has ended.
  private var due: ContinuousClock.Instant?
  private var isSet = false

  /// Something came.
  ///
  /// - Parameters:
  ///   - isFlowing: whether it came close behind what was before. What comes after a silence is a
  ///     key that somebody presses since nothing happens, and no reason to wait longer.
  ///   - patience: how long the rest of what has begun is waited for; `nil` where all has ended.
  ///   - giveUp: what is to be done when nothing more comes.
  func heard(
    isFlowing: Bool, patience: Duration?, giveUp: @escaping @MainActor () -> Void
  ) {
    if due == nil || isFlowing || patience == nil { due = patience.map { .now + $0 } }
    if !isSet { set(giveUp) }
  }

  /// One alarm is enough for any number of portions: it is set again for what came meanwhile.
  private func set(_ giveUp: @escaping @MainActor () -> Void) {
    guard let due else { return }
    isSet = true
    let left = ((due - .now) / .milliseconds(1)).rounded(.up)
    MainLoop.after(milliseconds: Int(max(0, left))) { [weak self] in self?.ring(giveUp) }
  }

  private func ring(_ giveUp: @escaping @MainActor () -> Void) {
    isSet = false
    guard let due else { return }
    guard due <= .now else { return set(giveUp) }
    self.due = nil
    giveUp()
  }
}
