import PokedexPresentation
import PokedexTerminalUI

/// A filter that is typed on a screen without one: what follows its key at typing speed is text, not
/// keys.
struct StrayLine {
  private var last: ContinuousClock.Instant?

  mutating func begin(at now: ContinuousClock.Instant) { last = now }

  /// Whether a key belongs to the line, which ends with Enter, Esc, any other key without a character,
  /// or after a pause.
  mutating func takes(_ key: Key, at now: ContinuousClock.Instant) -> Bool {
    guard let before = last else { return false }
    last = nil
    guard now - before < QuitBrake.afterBack else { return false }
    if key.isCharacter || key == .backspace { last = now }
    return last != nil || key == .enter || key == .escape
  }
}
