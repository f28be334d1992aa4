extension LensedDex {
  /// The damage of each type to each type.
  package func typeChart() -> TypeChartPage {
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
