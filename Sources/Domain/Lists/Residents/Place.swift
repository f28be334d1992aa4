/// A location where something is met.
package struct Place: Hashable, Sendable {
  package let location: Named<Location>
  /// Its region; empty where the dex names none.
  package let region: String
  /// How many forms are met there.
  package let forms: Int
}
