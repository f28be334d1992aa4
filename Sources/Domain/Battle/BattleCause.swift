/// A cause of an effect in battle. Abilities, items and moves are slugs.
package enum BattleCause: Hashable, Sendable {
  case move(String)
  case ability(String)
  case item(String)
  case foeAbility(String)
  case foeItem(String)
  case field
  /// Of the target.
  case status(BattleStatus)
  case weather(BattleWeather)
  case terrain(BattleTerrain)
}

extension BattleCause {
  /// The English name, which follows from the slug; empty for causes without a slug: the field, a
  /// status, weather and terrain.
  package var englishName: String {
    switch self {
    case .move(let slug), .ability(let slug), .item(let slug), .foeAbility(let slug),
      .foeItem(let slug):
      titled(slug)
    case .field, .status, .weather, .terrain: ""
    }
  }
}
