/// An attack with the name of its type or move.
package struct NamedAttack: Hashable, Sendable {
  package let name: String
  package let attack: BattleMove

  /// The slug of the move; `nil` if only the type is known.
  package var move: String? { attack.knownSlug }
}

extension BattleMove {
  /// `nil` for an attack of which only the type is known.
  package var knownSlug: String? { slug.isEmpty ? nil : slug }
}
