/// PokeAPI's number of an entity. The kind is part of the type, so that a move is never looked up
/// among the items.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  // Written out because the synthesized implementations look up type metadata at each call.
  // `RawRepresentable`'s do so in any case, which is why the type does not conform to it.
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
