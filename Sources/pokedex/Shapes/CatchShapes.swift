import PokedexDomain
import PokedexPresentation

extension CatchPage: Shaped {
  static let shape = Shape<CatchPage>.object([
    Field("pokemon", \.form), Field("game", "its slug; null for the newest rules", \.game?.slug),
    Field("level", "that of the wild Pokémon", \.level),
    Field("catchRate", "of the species, 3 to 255", \.rate),
    Field("caughtSpecies", "how many species are caught, for critical captures", \.caughtSpecies),
    Field("rulesKnown", "false for games with rules that are not known exactly") { $0.gap == nil },
    Field("situations", \.situations), Field("balls", "a row for each case of a ball", \.balls),
    .lacks { [$0.absence, $0.gap] },
  ])
}

extension CatchSituation: Shaped {
  static let shape = Shape<CatchSituation>.object([
    Field(
      "hp", "what is left of the HP; with the unit exact, this and the full HP", as: .hp, \.health),
    Field("unit", as: .word(of: ["percent", "points", "exact"], \.unit), \.health),
    Field("status", "the status condition, by Pokémon Showdown's abbreviations", \.status),
  ])
}

extension BattleStatus: ShapedWord {}

extension Shape<CatchSituation.Health> {
  fileprivate static var hp: Shape {
    Shape(anyOf: [Int.shape.schema, [Int].shape.schema]) { health in
      switch health {
      case .percent(let number), .points(let number): .number(number)
      case .exact(let hp, let maxHP): .list([.number(hp), .number(maxHP)])
      }
    }
  }
}

extension CatchSituation.Health {
  fileprivate var unit: String {
    switch self {
    case .percent: "percent"
    case .points: "points"
    case .exact: "exact"
    }
  }
}

extension CatchPage.Row: Shaped {
  static let shape = Shape<CatchPage.Row>.object([
    Field("ball", \.ball), Field("bonus", "what it multiplies or adds, in words", \.bonus.text),
    Field("condition", "the case, in words; empty for all", \.condition.text),
    Field("chances", "one for each situation", as: .list(.chance), \.chances),
  ])
}

extension Shape<Ratio> {
  fileprivate static var chance: Shape {
    .object([
      Field("chance", "0 to 1", as: .decimal(places: 6, most: 1) { $0.scaled(by: 1_000_000) }) {
        $0
      },
      Field("exact", "the fraction") { "\($0.numerator)/\($0.denominator)" },
    ])
  }
}
