/// A cause of an effect in battle. Abilities, items and moves are slugs.
package enum BattleCause: Hashable, Sendable {
  case move(String)
  case ability(String)
  case item(String)
  case foeAbility(String)
  case foeItem(String)
  case field
  /// On the attacker's side.
  case side(SideEffect)
  /// On the target's side.
  case foeSide(SideEffect)
  case fieldEffect(FieldEffect)
  /// Of the target.
  case status(BattleStatus)
  case weather(BattleWeather)
  case terrain(BattleTerrain)
}

extension BattleCause {
  /// The English name; that of a move, an ability or an item follows from its slug. Empty for the
  /// field.
  package var englishName: String {
    switch self {
    case .move(let slug), .ability(let slug), .item(let slug), .foeAbility(let slug),
      .foeItem(let slug):
      titled(slug)
    case .side(let effect), .foeSide(let effect): titled(effect.rawValue)
    case .fieldEffect(let effect): titled(effect.rawValue)
    case .status(.badPoison): "Bad Poison"
    case .status(let status): status == .poison ? "Poison" : "Burn"
    case .weather(let weather): weather.rawValue
    case .terrain(let terrain): "\(terrain.rawValue) Terrain"
    case .field: ""
    }
  }
}
