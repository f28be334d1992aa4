/// The types on which a status move has no effect.
///
/// Source: Bulbapedia's pages on the moves and status conditions.
struct StatusImmunity: Sendable {
  private let moves: Set<String>
  private let types: [ID<PokemonType>]
  private let since: ID<Generation>

  /// The types that a status move does not affect; empty if it affects all types.
  static func types(immuneTo move: String, _ chart: TypeChart) -> [ID<PokemonType>] {
    all.filter { $0.moves.contains(move) && chart.isSince($0.since) }.flatMap(\.types).unique
  }

  /// Whether any type is immune to a status move.
  static func exists(for move: String) -> Bool { all.contains { $0.moves.contains(move) } }

  private static let all = [
    StatusImmunity(
      moves: [
        "spore", "sleep-powder", "stun-spore", "poison-powder", "cotton-spore", "rage-powder",
        "magic-powder",
      ], types: [.grass], since: 6),
    StatusImmunity(
      moves: ["thunder-wave", "stun-spore", "glare"], types: [.electric], since: 6),
    StatusImmunity(moves: ["thunder-wave"], types: [.ground], since: 1),
    StatusImmunity(
      moves: ["toxic", "poison-gas", "poison-powder", "toxic-thread"], types: [.poison, .steel],
      since: 1),
    StatusImmunity(moves: ["will-o-wisp"], types: [.fire], since: 3),
    StatusImmunity(moves: ["leech-seed"], types: [.grass], since: 1),
  ]
}
