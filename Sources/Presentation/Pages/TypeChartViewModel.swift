import PokedexDomain

/// The type chart with a cursor at one attacking and one defending type.
@MainActor package final class TypeChartViewModel {
  package let chart = Resource<TypeChartPage>()
  /// The attacking types.
  package let rows = RowCursor()
  /// The defending types.
  package let columns = RowCursor()

  private let pokedex: any PokedexRepository
  private var lens: Lens??

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// Loads the chart of a lens, unless it is loaded already.
  package func start(through lens: Lens?) {
    guard self.lens != .some(lens) else { return }
    self.lens = lens
    chart.load { [pokedex] _ throws(PokedexError) in
      try await pokedex.dex(through: lens).typeChart()
    }
  }

  package var attack: ID<PokemonType>? { type(at: rows.index) }
  package var defence: ID<PokemonType>? { type(at: columns.index) }

  private func type(at index: Int) -> ID<PokemonType>? {
    guard let types = chart.value?.types, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The damage at the cursor in a sentence; empty while the chart loads.
  package var sentence: String {
    guard let page = chart.value, let attack, let defence else { return "" }
    return page.sentence(attack, on: defence)
  }
}
