/// Shows the damage of each type to each type, as of the games of a lens.
package struct ShowTypeChart: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` without a dex, and errors of reading it.
  package func callAsFunction(through lens: Lens?) async throws(PokedexError) -> TypeChartPage {
    let dex = try await pokedex.catalog().withDex().dex
    let chart = TypeChart(dex.table(PokemonType.self), generation: lens?.data.generation)
    return TypeChartPage(chart, lens)
  }
}

/// A type chart with its types in the order that players know.
package struct TypeChartPage: Hashable, Sendable {
  package let types: [ID<PokemonType>]
  package let lens: Lens?
  private let chart: TypeChart

  private static let usualOrder: [ID<PokemonType>] = [
    .normal, .fire, .water, .electric, .grass, .ice, .fighting, .poison, .ground, .flying,
    .psychic, .bug, .rock, .ghost, .dragon, .dark, .steel, .fairy,
  ]

  init(_ chart: TypeChart, _ lens: Lens?) {
    self.chart = chart
    self.lens = lens
    types = Self.usualOrder.filter { chart.types.contains($0) }
  }

  /// Percent of normal damage: 0, 50, 100 or 200.
  package subscript(attack: ID<PokemonType>, defence: ID<PokemonType>) -> Int {
    chart[attack, defence]
  }
}
