/// Keeps a key that goes back from quitting by one press too many: where a press may have been meant
/// to go back, or something runs, quitting takes a second press.
package struct QuitBrake {
  package typealias Instant = ContinuousClock.Instant

  /// The time after going back within which a press may still be meant to go back.
  package static let afterBack: Duration = .milliseconds(1200)
  /// The shortest time between two presses that are not those of a held key. Keyboards repeat a key
  /// 10 to 40 times a second.
  package static let betweenPresses: Duration = .milliseconds(300)
  /// The longest time after which a held key begins to repeat: 660 ms in X11, less elsewhere. While
  /// something runs, a second press within it may be the first repetition.
  package static let beforeRepetition: Duration = .milliseconds(700)

  private var wentBack: Instant?
  /// When the program asked for a second press, or a held key repeated the first.
  private var asked: Instant?
  /// The same, as of the key press before this one.
  private var askedBefore: Instant?

  package init() {}

  /// Begins a key press or a click. Only the next one can be the second press.
  package mutating func begin() { (askedBefore, asked) = (asked, nil) }

  package mutating func noteBack(at now: Instant) { wentBack = now }

  /// Judges a press at the root.
  ///
  /// - Parameter isBusy: whether quitting would interrupt something.
  /// - Returns: whether it quits; otherwise the program asks for a second press.
  package mutating func lets(at now: Instant, isBusy: Bool) -> Bool {
    let least = isBusy ? Self.beforeRepetition : Self.betweenPresses
    let isEnough = askedBefore.map { now - $0 >= least } ?? !isBraked(now, isBusy)
    if !isEnough { asked = now }
    return isEnough
  }

  private func isBraked(_ now: Instant, _ isBusy: Bool) -> Bool {
    isBusy || wentBack.map { now - $0 < Self.afterBack } ?? false
  }
}
