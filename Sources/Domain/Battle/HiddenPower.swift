/// The type and the power of Hidden Power, which follow from the user's IVs, or DVs in generation 2.
///
/// Source: Bulbapedia, "Hidden Power (move)/Calculation".
package struct HiddenPower: Hashable, Sendable {
  package let type: ID<PokemonType>
  package let power: Int

  /// PokeAPI's slug of the move.
  package static let slug = "hidden-power"

  /// The generations in which IVs decide the type.
  package static let generations = 2...7

  /// - Parameter individual: IVs; a missing value means 31. A DV is half of an IV.
  package init(_ individual: StatValues, in generation: Int) {
    let values = Self.order.map { individual[$0] ?? 31 }
    self = generation == 2 ? Self(determinants: values.map { $0 / 2 }) : Self(values, generation)
  }

  /// A move's name, and the type of Hidden Power that is a part of it: `hidden power ice`, `Hidden
  /// Power [Ice]` or `hidden-power-ice`.
  package static func named(_ text: String) -> (name: String, type: ID<PokemonType>?) {
    let words = text.split { " -[]".contains($0) }.map(String.init)
    guard words.count == 3, Spelling.folded(words[0] + words[1]) == Spelling.folded("hiddenpower"),
      let type = ID<PokemonType>(named: words[2]), type != .normal, type != .fairy
    else { return (text, nil) }
    return ("Hidden Power", type)
  }

  /// In the order of the bits.
  private static let order: [Stat] = [
    .hp, .attack, .defense, .speed, .specialAttack, .specialDefense,
  ]
  /// The first of the sixteen types, which follow each other in the games' order.
  private static let firstType = ID<PokemonType>.fighting.rawValue

  private init(_ values: [Int], _ generation: Int) {
    let sum = { (bit: Int) in
      values.enumerated().reduce(0) { $0 + ($1.element >> bit & 1) << $1.offset }
    }
    type = ID(Self.firstType + sum(0) * 15 / 63)
    power = generation < 6 ? sum(1) * 40 / 63 + 30 : 60
  }

  private init(determinants values: [Int]) {
    let (attack, defense, speed, special) = (values[1], values[2], values[3], values[4])
    type = ID(Self.firstType + attack % 4 * 4 + defense % 4)
    let bits = (special >> 3) + (speed >> 3) * 2 + (defense >> 3) * 4 + (attack >> 3) * 8
    power = (5 * bits + special % 4) / 2 + 31
  }
}

extension BattleMove {
  package var isHiddenPower: Bool { slug == HiddenPower.slug }
}
