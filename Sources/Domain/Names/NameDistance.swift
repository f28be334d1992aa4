/// How closely a name matches the typed text, closest first.
package enum NameDistance: Int, Comparable, Hashable, Sendable {
  case exact
  case prefix
  case wordStart
  case substring
  case lettersInOrder
  case oneWrongLetter

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
