import PokedexTerminalUI

/// Recognizes a double press: two quick presses in one cell.
struct ClickCounter {
  /// The maximum time between the two presses.
  static let limit = Duration.milliseconds(400)

  private var last: (point: Point, time: ContinuousClock.Instant)?

  /// Returns the event, or a double press if the event completes one.
  mutating func counted(_ event: MouseEvent, at time: ContinuousClock.Instant = .now)
    -> MouseEvent
  {
    guard event.kind == .press else { return event }
    if let last, last.point == event.point, time - last.time <= Self.limit {
      self.last = nil
      return MouseEvent(point: event.point, kind: .doublePress)
    }
    last = (event.point, time)
    return event
  }
}
