/// The type of a move when it is used.
extension Hit {
  mutating func changeType() {
    type = MoveTypes.rules(self) ?? (powerUp == .zMove ? ZMoves.type(of: move) : move.type)
    if generation < 4, type != move.type, move.slug == "weather-ball" {
      move.category = .until3(type)
    }
    let isFixed =
      MoveTypes.fixed.contains(move.slug) || move.slug == "tera-blast" && attacker.tera != nil
    guard !isFixed, powerUp != .zMove, let changed = typeByAbility else { return }
    type = changed
    typeChanger = powerUp == nil ? attacker.ability : nil
  }

  /// The weather that Weather Ball follows; `nil` if the user's Utility Umbrella keeps it away.
  var weatherOfBall: BattleWeather? {
    let isKept = attacker.item == "utility-umbrella" && attacker.ability != "mega-sol"
    let isWet = RuleCondition.sunny.holds(self) || RuleCondition.rainy.holds(self)
    return isKept && isWet ? nil : weather
  }

  /// The type by which an item strengthens the move. Until generation 4, that of Struggle is Normal
  /// in this one respect.
  var typeForItems: ID<PokemonType> {
    move.slug == "struggle" && generation < 5 ? .normal : type
  }

  private var typeByAbility: ID<PokemonType>? {
    if attacker.ability == "normalize" { return .normal }
    if attacker.ability == "liquid-voice", move.has(.sound), powerUp == nil { return .water }
    return type == .normal ? MoveTypes.abilities[attacker.ability] : nil
  }
}
