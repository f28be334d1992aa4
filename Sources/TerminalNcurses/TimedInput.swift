import PokedexTerminalUI

/// Makes events of the bytes that a terminal sends and of the times at which they come: some are
/// known for what they are only when nothing follows.
struct TimedInput {
  /// The timeout for the rest of a sequence or of an answer: a typist is never that quick, and a
  /// faltering line may take so long.
  static let longestWait = Duration.seconds(1)
  /// The rest of a paste would be run as keys, so that it gets more time.
  private static let longestPaste = Duration.seconds(3)

  private var decoder: InputDecoder
  private let escapeDelay: Duration
  /// When the last bytes came.
  private var lastInput: ContinuousClock.Instant
  /// Until when the rest of what has begun is waited for; `nil` where all has ended.
  private(set) var due: ContinuousClock.Instant?

  /// - Parameters:
  ///   - keys: sequences that the terminal sends beside the usual ones.
  ///   - escapeDelay: the time behind ESC alone after which it is the Escape key, at most a second.
  init(
    keys: [(sequence: [UInt8], key: Key)] = [], escapeDelay: Duration = .milliseconds(25),
    at now: ContinuousClock.Instant = .now
  ) {
    decoder = InputDecoder(keys: keys)
    self.escapeDelay = min(max(.zero, escapeDelay), Self.longestWait)
    lastInput = now
  }

  /// Takes what was read in one go and adds the events that are complete.
  mutating func take(
    _ bytes: some Collection<UInt8>, at now: ContinuousClock.Instant = .now,
    into events: inout [Event]
  ) {
    decoder.feed(bytes, after: now - lastInput, into: &events)
    lastInput = now
    let wait = decoder.incomplete.map(longestWait)
    if due == nil || wait == nil || decoder.extendsWait { due = wait.map { now + $0 } }
  }

  private func longestWait(for incomplete: InputDecoder.Incomplete) -> Duration {
    switch incomplete {
    case .escape: escapeDelay
    case .sequence, .answer: Self.longestWait
    case .paste: Self.longestPaste
    }
  }

  /// Takes what has begun for what it is without its rest, where that is due.
  mutating func giveUp(at now: ContinuousClock.Instant = .now) -> [Event] {
    guard let due, due <= now else { return [] }
    self.due = nil
    return decoder.giveUp()
  }

  /// The background that the terminal has reported since the last call.
  mutating func takeBackground() -> Background? { decoder.takeBackground() }
}
