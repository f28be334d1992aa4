/// The effectiveness of a hit against its target, without immunities by ability or item.
struct Effectiveness {
  /// Neutral, in 64ths.
  static let usual = 64

  let value: Int
  /// Percent against each type of the target, in their order.
  let percents: [Int]

  init(_ hit: Hit) {
    let own = hit.defender.defendingTypes
    let types = hit.generation < 2 ? own : Self.inOrder(own)
    percents = types.map { Self.percent(of: hit, on: $0) }
    var value = percents.reduce(Self.usual) { $0 * $1 / 100 }
    if hit.move.slug == "thousand-arrows", !hit.defender.isGrounded, types.contains(.flying) {
      value = Self.usual
    }
    if hit.type == .stellar { value = hit.defender.tera == nil ? Self.usual : Self.usual * 2 }
    if hit.defender.ability == "tera-shell", hit.defender.isAtFullHP, value >= Self.usual {
      value = Self.usual / 2
    }
    self.value = value
  }

  /// The order of the games' type chart, in which they apply the types of a target.
  private static let order: [ID<PokemonType>] = [
    .normal, .fire, .water, .electric, .grass, .ice, .fighting, .poison, .ground, .flying,
    .psychic, .bug, .rock, .ghost, .dragon, .dark, .steel, .fairy,
  ]

  static func inOrder(_ types: [ID<PokemonType>]) -> [ID<PokemonType>] {
    guard types.count > 1 else { return types }
    return order.filter(types.contains)
  }

  private static func percent(of hit: Hit, on type: ID<PokemonType>) -> Int {
    if hit.move.slug == "struggle", hit.generation > 1 { return 100 }
    if hit.move.slug == "freeze-dry", type == .water { return 200 }
    if type == .ghost, hit.attacker.has(ability: "scrappy", "minds-eye"),
      [.normal, .fighting].contains(hit.type)
    {
      return 100
    }
    var percent = hit.chart[hit.type, type]
    if hit.move.slug == "flying-press" { percent = percent * hit.chart[.flying, type] / 100 }
    if percent == 0, losesImmunity(hit, to: type) { return 100 }
    if type == .flying, hit.weather == .strongWinds, percent > 100 { return 100 }
    return percent
  }

  /// Whether an item of the target takes an immunity away.
  private static func losesImmunity(_ hit: Hit, to type: ID<PokemonType>) -> Bool {
    hit.defender.item == "ring-target"
      || type == .flying && hit.type == .ground && hit.defender.item == "iron-ball"
  }
}
