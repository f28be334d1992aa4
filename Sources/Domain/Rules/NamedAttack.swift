/// An attack with the name of its type or move.
package struct NamedAttack: Hashable, Sendable {
  package let name: String
  package let attack: Attack
}
