/// What affects damage but is not in the table.
package enum Uncounted {
  /// Moves whose damage depends on chance or on the rest of the team.
  package static let moves: [String] = ["beat-up", "magnitude", "present", "psywave"]

  /// Abilities whose effect on moves of a type is known, but not its position in the formula.
  package static let abilities: [String: ID<PokemonType>] = ["fire-mane": .fire]

  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    let (move, user) = (calculation.move, calculation.attacker)
    var names = settings
    if isUncounted(move) { names.append(titled(move.slug)) }
    if let type = abilities[user.ability], type == move.type { names.append(titled(user.ability)) }
    return names
  }

  /// Max Moves take their power from other moves, as do most Z-Moves and Natural Gift.
  private static func isUncounted(_ move: BattleMove) -> Bool {
    guard move.category != .status else { return false }
    return moves.contains(move.slug) || move.slug.hasPrefix("max-")
      || move.slug.hasPrefix("g-max-") || move.power == 0 && !Hit.hasOwnPower(move.slug)
  }
}
