/// A number that names one thing of one kind, as PokeAPI numbers it. The kind is part of the type,
/// so that a move is never looked up among the items.
///
/// It is not `RawRepresentable`, for what that brings looks its types up at each call.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ID: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension ID: CustomStringConvertible {
  package var description: String { String(rawValue) }
}
