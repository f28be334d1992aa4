/// The counts of a ``FaultyServer``.
package struct ServerCounts: Hashable, Sendable {
  package internal(set) var requests = 0
  /// Requests by target, such as `/api/v2/pokemon/445/`.
  package internal(set) var byTarget: [String: Int] = [:]
  /// Header fields of the last request, names in lower case.
  package internal(set) var lastHeaders: [String: String] = [:]
  package internal(set) var notModified = 0
  /// Connections accepted so far.
  package internal(set) var accepted = 0
  /// Connections open now.
  package internal(set) var open = 0
  /// Requests that ``Fault/slow`` has held back so far.
  package internal(set) var held = 0
  /// Unanswered requests.
  package internal(set) var pending = 0
  /// The highest value of ``pending``.
  package internal(set) var peak = 0
}
