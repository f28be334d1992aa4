import PokedexDomain

/// The eighteen types with the chart of generation VI and later.
package enum StandardTypeRows {
  package static let all: [PokemonType] = [
    row(.normal, 1, none: [.ghost], half: [.rock, .steel]),
    row(
      .fighting, 1, double: [.normal, .rock, .steel, .ice, .dark], none: [.ghost],
      half: [.flying, .poison, .bug, .psychic, .fairy]),
    row(
      .flying, 1, double: [.fighting, .bug, .grass], half: [.rock, .steel, .electric]),
    row(
      .poison, 1, double: [.grass, .fairy], none: [.steel],
      half: [.poison, .ground, .rock, .ghost]),
    row(
      .ground, 1, double: [.poison, .rock, .steel, .fire, .electric], none: [.flying],
      half: [.bug, .grass]),
    row(
      .rock, 1, double: [.flying, .bug, .fire, .ice], half: [.fighting, .ground, .steel]),
    row(
      .bug, 1, double: [.grass, .psychic, .dark],
      half: [.fighting, .flying, .poison, .ghost, .steel, .fire, .fairy]),
    row(.ghost, 1, double: [.ghost, .psychic], none: [.normal], half: [.dark]),
    row(
      .steel, 2, double: [.rock, .ice, .fairy], half: [.steel, .fire, .water, .electric]),
    row(
      .fire, 1, double: [.bug, .steel, .grass, .ice], half: [.rock, .fire, .water, .dragon]),
    row(.water, 1, double: [.ground, .rock, .fire], half: [.water, .grass, .dragon]),
    row(
      .grass, 1, double: [.ground, .rock, .water],
      half: [.flying, .poison, .bug, .steel, .fire, .grass, .dragon]),
    row(
      .electric, 1, double: [.flying, .water], none: [.ground],
      half: [.grass, .electric, .dragon]),
    row(.psychic, 1, double: [.fighting, .poison], none: [.dark], half: [.steel, .psychic]),
    row(
      .ice, 1, double: [.flying, .ground, .grass, .dragon], half: [.steel, .fire, .water, .ice]),
    row(.dragon, 1, double: [.dragon], none: [.fairy], half: [.steel]),
    row(.dark, 2, double: [.ghost, .psychic], half: [.fighting, .dark, .fairy]),
    row(.fairy, 6, double: [.fighting, .dragon, .dark], half: [.poison, .steel, .fire]),
  ]

  private static func row(
    _ id: ID<PokemonType>, _ generation: ID<Generation>, double: [ID<PokemonType>] = [],
    none: [ID<PokemonType>] = [], half: [ID<PokemonType>]
  ) -> PokemonType {
    var type = PokemonType(id: id, slug: id.englishName.lowercased())
    type.generation = generation
    (type.doubleDamageTo, type.halfDamageTo, type.noDamageTo) = (double, half, none)
    return type
  }
}
