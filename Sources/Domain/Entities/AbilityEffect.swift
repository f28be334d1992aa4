/// What an ability does to attacks of a type: the API tells it in prose only.
///
/// After the games of the newest generation; Lightning Rod and Storm Drain have done it since
/// generation V.
package struct AbilityEffect: Hashable, Sendable {
  package let ability: String
  package let type: ID<PokemonType>
  /// Percent of the usual damage: 0, 50, 125 or 200.
  package let percent: Int

  package static let all: [AbilityEffect] =
    effects(
      0,
      [
        "levitate": [.ground], "earth-eater": [.ground], "flash-fire": [.fire],
        "well-baked-body": [.fire], "water-absorb": [.water], "dry-skin": [.water],
        "storm-drain": [.water], "volt-absorb": [.electric], "lightning-rod": [.electric],
        "motor-drive": [.electric], "sap-sipper": [.grass],
      ])
    + effects(
      50,
      [
        "thick-fat": [.fire, .ice], "heatproof": [.fire], "water-bubble": [.fire],
        "purifying-salt": [.ghost],
      ])
    + effects(125, ["dry-skin": [.fire]])
    + effects(200, ["fluffy": [.fire]])

  private static func effects(
    _ percent: Int, _ types: [String: [ID<PokemonType>]]
  ) -> [AbilityEffect] {
    types.sorted { $0.key < $1.key }.flatMap { ability, types in
      types.map { AbilityEffect(ability: ability, type: $0, percent: percent) }
    }
  }
}
