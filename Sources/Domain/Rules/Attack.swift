/// What something attacks with: a type, or a move, of which a few break the chart's rules.
package struct Attack: Hashable, Sendable {
  package let type: ID<PokemonType>
  /// The slug; none where no more than the type is known.
  package let move: String?

  package init(type: ID<PokemonType>, move: String? = nil) {
    self.type = type
    self.move = move
  }

  /// Percent of the usual damage on something of those types. Moves whose damage is fixed never do
  /// more than the usual.
  package func percent(on types: [ID<PokemonType>], _ chart: TypeChart) -> Int {
    switch move {
    case "freeze-dry":
      types.reduce(100) { $0 * ($1 == .water ? 200 : chart[type, $1]) / 100 }
    case "flying-press":
      chart.percent(of: .fighting, on: types) * chart.percent(of: .flying, on: types) / 100
    case "thousand-arrows": types.contains(.flying) ? 100 : chart.percent(of: type, on: types)
    case .some(let move) where Self.fixed.contains(move):
      chart.percent(of: type, on: types) > 0 ? 100 : 0
    default: chart.percent(of: type, on: types)
    }
  }

  /// Whether the chart alone says what it does.
  var followsTheChart: Bool {
    guard let move else { return true }
    return !Self.fixed.contains(move)
      && !["freeze-dry", "flying-press", "thousand-arrows"].contains(move)
  }

  /// Moves that do a fixed damage, or knock out at one hit; after Bulbapedia's pages of the moves.
  private static let fixed: Set<String> = [
    "seismic-toss", "night-shade", "dragon-rage", "sonic-boom", "super-fang", "natures-madness",
    "ruination", "counter", "mirror-coat", "metal-burst", "comeuppance", "bide", "endeavor",
    "final-gambit", "psywave", "guardian-of-alola", "guillotine", "horn-drill", "fissure",
    "sheer-cold",
  ]
}

extension Attack {
  /// What a move attacks with when somebody of those types uses it; nothing for moves that do no
  /// damage.
  init?(_ move: Move, hiddenPower: ID<PokemonType>? = nil, by types: [ID<PokemonType>]) {
    guard move.damageClass != Self.status else { return nil }
    let type: ID<PokemonType>? =
      switch move.slug {
      case "hidden-power": hiddenPower
      case "judgment", "multi-attack", "revelation-dance": types.first
      case "ivy-cudgel", "raging-bull": types.last
      default: nil
      }
    self.init(type: type ?? move.type, move: move.slug)
  }

  private static let status = ID<MoveDamageClass>(1)
}
