/// An attack, given by its type and, because a few moves deviate from the type chart, by its move.
package struct Attack: Hashable, Sendable {
  package let type: ID<PokemonType>
  /// The move's slug; `nil` if only the type is known.
  package let move: String?

  package init(type: ID<PokemonType>, move: String? = nil) {
    self.type = type
    self.move = move
  }

  /// Percent of normal damage against these types. Fixed-damage moves never exceed 100.
  package func percent(on types: [ID<PokemonType>], _ chart: TypeChart) -> Int {
    switch move {
    case "freeze-dry":
      types.reduce(100) { $0 * ($1 == .water ? 200 : chart[type, $1]) / 100 }
    case "flying-press":
      chart.percent(of: .fighting, on: types) * chart.percent(of: .flying, on: types) / 100
    case "sheer-cold" where types.contains(.ice) && chart.isSince(7): 0
    case "thousand-arrows": types.contains(.flying) ? 100 : chart.percent(of: type, on: types)
    case .some(let move) where Self.fixed.contains(move):
      chart.percent(of: type, on: types) > 0 ? 100 : 0
    default: chart.percent(of: type, on: types)
    }
  }

  /// Whether the type chart alone decides the effectiveness.
  var followsTheChart: Bool {
    guard let move else { return true }
    return !Self.fixed.contains(move)
      && !["freeze-dry", "flying-press", "thousand-arrows"].contains(move)
  }

  /// Moves with fixed damage, and one-hit knockouts; source: Bulbapedia's move pages.
  private static let fixed: Set<String> = [
    "seismic-toss", "night-shade", "dragon-rage", "sonic-boom", "super-fang", "natures-madness",
    "ruination", "counter", "mirror-coat", "metal-burst", "comeuppance", "bide", "endeavor",
    "final-gambit", "psywave", "guardian-of-alola", "guillotine", "horn-drill", "fissure",
    "sheer-cold",
  ]
}

extension Attack {
  /// The attack of a move used by a Pokémon of these types; `nil` for status moves.
  ///
  /// - Parameter tera: the Pokémon's type once Terastallized, which Tera Blast then has.
  init?(
    _ move: Move, hiddenPower: ID<PokemonType>? = nil, tera: ID<PokemonType>? = nil,
    by types: [ID<PokemonType>]
  ) {
    guard move.damageClass != Self.status else { return nil }
    let type: ID<PokemonType>? =
      switch move.slug {
      case "hidden-power": hiddenPower
      case "tera-blast": tera
      case "judgment", "multi-attack", "revelation-dance": types.first
      case "ivy-cudgel", "raging-bull": types.last
      default: nil
      }
    self.init(type: type ?? move.type, move: move.slug)
  }

  static let status = ID<MoveDamageClass>(1)
}
