/// The forms that a form evolved from, and that it has moves from.
struct Ancestry {
  private let catalog: Catalog
  private let chains: Table<EvolutionChain>

  init(_ catalog: Catalog, _ dex: any DexReference) throws(PokedexError) {
    self.catalog = catalog
    chains = try dex.table(EvolutionChain.self)
  }

  /// Returns the form and its pre-evolutions. The limit guards against cycles in damaged data.
  func callAsFunction(of form: ID<Form>) -> [ID<Form>] {
    var found = [form]
    var next = [form]
    while !next.isEmpty, found.count < 20 {
      next = next.flatMap { origins(of: $0) }.filter { !found.contains($0) }
      found += next
    }
    return found
  }

  /// Returns the forms that evolve into the form: those named by an evolution route, otherwise the
  /// default form of the pre-evolution.
  private func origins(of id: ID<Form>) -> [ID<Form>] {
    guard let form = catalog.forms[id], let species = catalog.species[form.species],
      let parent = species.evolvesFrom.flatMap({ catalog.species[$0] }),
      let usual = parent.forms.first
    else { return [] }
    let routes = (chains[species.evolutionChain]?.routes ?? []).filter { $0.to == species.id }
    let own = routes.filter { $0.evolvedForm == id }
    let fitting = own.isEmpty ? routes.filter { $0.evolvedForm == nil } : own
    return fitting.isEmpty ? [usual] : fitting.map { $0.baseForm ?? usual }.unique
  }
}

extension ID<Move> {
  /// Sketch, which can copy almost any move.
  static let sketch = ID<Move>(166)
}
