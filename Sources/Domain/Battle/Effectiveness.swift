/// The effectiveness of a hit against its target, without immunities by ability or item.
enum Effectiveness {
  /// Neutral, in 64ths.
  static let usual = 64

  /// In 64ths, and in percent against each type of the target, in the order in which the game
  /// applies them.
  static func of(_ hit: Hit) -> (value: Int, percents: [Int]) {
    let target = hit.defender
    let types = hit.generation < 2 ? target.defendingTypes : inOrder(target.defendingTypes)
    let percents = types.map { percent(of: hit, on: $0) }
    var value = hit.isPullingDown ? usual : percents.reduce(usual) { $0 * $1 / 100 }
    if hit.type == .stellar { value = target.tera == nil ? usual : usual * 2 }
    let isShelled = target.ability == "tera-shell" && target.isAtFullHP && value >= usual
    return (isShelled ? usual / 2 : value, percents)
  }

  private static func inOrder(_ types: [ID<PokemonType>]) -> [ID<PokemonType>] {
    types.count > 1 ? MoveTypes.typeOrder.filter(types.contains) : types
  }

  private static func percent(of hit: Hit, on type: ID<PokemonType>) -> Int {
    if hit.move.slug == "struggle", hit.generation > 1 { return 100 }
    if hit.move.slug == "freeze-dry", type == .water { return 200 }
    var percent = hit.chart[hit.type, type]
    if hit.move.slug == "flying-press" { percent = percent * hit.chart[.flying, type] / 100 }
    if percent == 0, losesImmunity(hit, type) { return 100 }
    return type == .flying && hit.weather == .strongWinds ? min(100, percent) : percent
  }

  private static func revealsGhosts(_ hit: Hit) -> Bool {
    hit.attacker.has(ability: "scrappy", "minds-eye") || hit.field.defenderSide[.foresight]
  }

  /// Whether an item of the target, an ability of the attacker or the field takes an immunity away.
  private static func losesImmunity(_ hit: Hit, _ type: ID<PokemonType>) -> Bool {
    hit.defender.item == "ring-target"
      || type == .flying && hit.type == .ground
        && (hit.hasGravity || hit.defender.item == "iron-ball")
      || type == .ghost && revealsGhosts(hit) && [.normal, .fighting].contains(hit.type)
  }
}

extension Hit {
  /// Whether a Ground attack does normal damage to a Flying target, whatever the target's other type
  /// is: Thousand Arrows, and since generation 5 each one on the holder of an Iron Ball. Under gravity
  /// the other type counts.
  fileprivate var isPullingDown: Bool {
    type == .ground && defender.has(.flying) && !hasGravity
      && (move.slug == "thousand-arrows" || defender.item == "iron-ball" && generation > 4)
  }
}
