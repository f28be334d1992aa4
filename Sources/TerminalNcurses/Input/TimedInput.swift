import PokedexTerminalUI

/// Decodes the bytes from a terminal with the times of their arrival: ESC, for example, is a key
/// only if nothing follows.
struct TimedInput {
  /// The timeout for the rest of a sequence or of an answer, which a slow line may need.
  static let maxWait = Duration.seconds(1)
  /// The timeout for the rest of a paste. It is longer because a late rest would act as keys.
  private static let maxPasteLength = Duration.seconds(3)

  private var decoder: InputDecoder
  private let escapeDelay: Duration
  /// The time of the last bytes.
  private var lastInput: ContinuousClock.Instant
  /// The deadline for the rest of incomplete input; `nil` when all is complete.
  private(set) var due: ContinuousClock.Instant?

  /// - Parameters:
  ///   - keys: the sequences that this terminal sends in addition to the standard ones.
  ///   - escapeDelay: the time after which ESC alone is the Escape key, at most a second.
  init(
    keys: [(sequence: [UInt8], key: Key)] = [], escapeDelay: Duration = .milliseconds(25),
    at now: ContinuousClock.Instant = .now
  ) {
    decoder = InputDecoder(keys: keys)
    self.escapeDelay = min(max(.zero, escapeDelay), Self.maxWait)
    lastInput = now
  }

  /// Takes the bytes of one read and adds the events that are complete.
  mutating func take(
    _ bytes: some Collection<UInt8>, at now: ContinuousClock.Instant = .now,
    into events: inout [Event]
  ) {
    decoder.feed(bytes, after: now - lastInput, into: &events)
    lastInput = now
    let wait = decoder.incomplete.map(maxWait)
    if due == nil || wait == nil || decoder.extendsWait { due = wait.map { now + $0 } }
  }

  private func maxWait(for incomplete: InputDecoder.Incomplete) -> Duration {
    switch incomplete {
    case .escape: escapeDelay
    case .sequence, .answer: Self.maxWait
    case .paste: Self.maxPasteLength
    }
  }

  /// Ends the wait for the rest of incomplete input, if its deadline has passed.
  mutating func giveUp(at now: ContinuousClock.Instant = .now) -> [Event] {
    guard let due, due <= now else { return [] }
    self.due = nil
    return decoder.giveUp()
  }

  /// Drops incomplete input.
  mutating func drop() {
    due = nil
    _ = decoder.giveUp()
  }

  /// The reports of the terminal since the last call.
  mutating func takeReports() -> [TerminalReport] { decoder.takeReports() }
}
