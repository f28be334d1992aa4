/// A number that names one thing of one kind, as PokeAPI numbers it. The kind is part of the type,
/// so that a move is never looked up among the items.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  // Written out, for what the protocols bring looks its types up at each call. That of
  // `RawRepresentable` does so even then, which is why it is none.
  package static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
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
