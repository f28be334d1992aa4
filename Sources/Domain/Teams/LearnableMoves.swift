/// The moves that a form can know in a game: those in its learnset and in the learnsets of its
/// pre-evolutions.
struct LearnableMoves {
  private let catalog: Catalog
  private let dex: any DexReference
  private let lens: Lens?
  private let chains: Table<EvolutionChain>
  /// Sketch, which can copy almost any move.
  private static let sketch = ID<Move>(166)

  /// - Parameter lens: The games to consider; `nil` for all games.
  init(_ catalog: Catalog, _ dex: any DexReference, through lens: Lens?) throws(PokedexError) {
    self.catalog = catalog
    self.dex = dex
    self.lens = lens
    chains = try dex.table(EvolutionChain.self)
  }

  /// Returns the moves that a form can know; `nil` if it can know any move.
  func callAsFunction(_ form: ID<Form>) throws(PokedexError) -> Set<ID<Move>>? {
    var moves: Set<ID<Move>> = []
    for ancestor in ancestry(of: form) {
      moves.formUnion(try own(ancestor))
    }
    return moves.contains(Self.sketch) ? nil : moves
  }

  /// Returns the form's own learnset. Forms that only exist in battle have that of the default
  /// form.
  func own(_ form: ID<Form>) throws(PokedexError) -> Set<ID<Move>> {
    let own = try learned(by: form)
    guard own.isEmpty, let usual = defaultForm(of: form) else { return own }
    return try learned(by: usual)
  }

  private func learned(by form: ID<Form>) throws(PokedexError) -> Set<ID<Move>> {
    let moves = try dex.learnset(of: form).moves
    return Set(moves.filter { lens?.groups.contains($0.versionGroup) ?? true }.map(\.move))
  }

  private func defaultForm(of form: ID<Form>) -> ID<Form>? {
    catalog.forms[form].flatMap { catalog.species[$0.species]?.forms.first }
  }

  /// Returns the form and its pre-evolutions. The limit guards against cycles in damaged data.
  private func ancestry(of form: ID<Form>) -> [ID<Form>] {
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
