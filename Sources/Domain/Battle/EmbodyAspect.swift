/// The ability of a Terastallized Ogerpon, which raises a stat that depends on its mask.
///
/// Source: Bulbapedia, "Embody Aspect (Ability)".
enum EmbodyAspect {
  static let ability = "embody-aspect"

  private static let stats: [String: Stat] = [
    "ogerpon": .speed, "ogerpon-wellspring-mask": .specialDefense,
    "ogerpon-hearthflame-mask": .attack, "ogerpon-cornerstone-mask": .defense,
  ]

  /// Gives an Ogerpon the ability and the raised stat that it has once Terastallized.
  static func take(over battler: inout Battler) {
    guard let stat = stats[battler.form] else { return }
    battler.ability = ability
    battler.stages[stat] = min(6, battler.stages[stat] + 1)
  }
}
