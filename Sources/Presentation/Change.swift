import Observation

/// What is observed in the place of a state of generic type: for those, the observation of every
/// single access would have to find out its types at run time.
@MainActor @Observable final class Change {
  private(set) var count = 0

  func isRead() { _ = count }
  func happened() { count += 1 }
}
