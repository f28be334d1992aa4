/// The type of a move when it is used.
extension Hit {
  mutating func changeType() {
    type = MoveTypes.rules(self) ?? move.type
    if generation < 4, type != move.type, move.slug == "weather-ball" {
      move.category = .until3(type)
    }
    let isFixed =
      MoveTypes.fixed.contains(move.slug) || move.slug == "tera-blast" && attacker.tera != nil
    guard !isFixed, let changed = typeByAbility else { return }
    type = changed
    typeChanger = attacker.ability
  }

  private var typeByAbility: ID<PokemonType>? {
    if attacker.ability == "normalize" { return .normal }
    if attacker.ability == "liquid-voice", move.has(.sound) { return .water }
    return type == .normal ? MoveTypes.abilities[attacker.ability] : nil
  }
}
