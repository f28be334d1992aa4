/// A location with encounters.
package struct Place: Hashable, Sendable {
  package let location: Named<Location>
  /// The name of the region; empty if unknown.
  package let region: String
  /// The number of forms found there.
  package let forms: Int
}
