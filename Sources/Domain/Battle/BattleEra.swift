/// The rules of a battle: those of a generation, or of Champions.
package enum BattleEra: Hashable, Sendable {
  case generation(Int)
  /// Pokémon Champions (2026): today's rules with stat points in place of EVs, at level 50.
  case champions

  package static let known = 1...9
  package static let championsLevel = 50

  /// 1 to 9. Champions has the rules of generation 9.
  package var number: Int {
    guard case .generation(let number) = self else { return Self.known.upperBound }
    return min(max(number, Self.known.lowerBound), Self.known.upperBound)
  }
}

/// A weather, by the names of Pokémon Showdown's calculator.
package enum BattleWeather: String, CaseIterable, Hashable, Sendable {
  case sun = "Sun"
  case rain = "Rain"
  case sand = "Sand"
  case hail = "Hail"
  case snow = "Snow"
  case harshSun = "Harsh Sunshine"
  case heavyRain = "Heavy Rain"
  case strongWinds = "Strong Winds"

  /// The generations whose battles may have it.
  ///
  /// Source: Bulbapedia, "Weather".
  package var generations: ClosedRange<Int> {
    switch self {
    case .sun, .rain, .sand: 2...9
    case .hail: 3...8
    case .snow: 9...9
    case .harshSun, .heavyRain, .strongWinds: 6...9
    }
  }
}

package enum BattleTerrain: String, CaseIterable, Hashable, Sendable {
  case electric = "Electric"
  case grassy = "Grassy"
  case misty = "Misty"
  case psychic = "Psychic"

  /// The generations whose battles may have terrains.
  package static let generations = 6...9
}

/// A status condition that lasts after the battle, by Showdown's abbreviations.
package enum BattleStatus: String, CaseIterable, Hashable, Sendable {
  case burn = "brn"
  case poison = "psn"
  case badPoison = "tox"
  case paralysis = "par"
  case sleep = "slp"
  case freeze = "frz"

  var isPoison: Bool { self == .poison || self == .badPoison }

  /// Takes a word such as `burn`, or an abbreviation such as `brn`.
  package init?(word: String) {
    let text = word.lowercased()
    guard let status = Self.allCases.first(where: { [$0.word, $0.rawValue].contains(text) }) else {
      return nil
    }
    self = status
  }

  /// The word in commands, which is the same in every language.
  package var word: String {
    switch self {
    case .burn: "burn"
    case .poison: "poison"
    case .badPoison: "bad-poison"
    case .paralysis: "paralysis"
    case .sleep: "sleep"
    case .freeze: "freeze"
    }
  }
}

extension BattleEra {
  /// The era of a game with these rules.
  package init(_ rules: GameRules) {
    self = rules.training == .statPoints ? .champions : .generation(rules.generation.rawValue)
  }
}

extension Lens {
  /// The data of a generation with the rules of an era.
  init(of era: BattleEra, in dex: any DexReference) {
    let generation = ID<Generation>(era.number)
    let known = Lenses(dex).all.first { !$0.data.isGame && $0.data.generation == generation }
    self.init(
      data: known?.data
        ?? GameData(generation: generation, groups: [], isGame: false, order: .max),
      rules: era == .champions ? GameRulesTable.champions : GameRules(in: generation),
      slug: known?.slug ?? "", name: known?.name ?? "")
  }
}
