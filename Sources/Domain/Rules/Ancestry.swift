/// The pre-evolutions of a form, whose moves it keeps when it evolves.
struct Ancestry: Sendable {
  private let catalog: Catalog
  private let parents: [Int32]
  private let chains: [Int32]
  private let forms: ListColumn
  private let table: Table<EvolutionChain>
  private let routes: ListColumn

  init(_ catalog: Catalog, _ dex: any DexReference) {
    self.catalog = catalog
    parents = catalog.species.column(\.evolvesFrom)
    chains = catalog.species.column(\.evolutionChain)
    forms = catalog.species.lists(\.forms)
    table = dex.table(EvolutionChain.self)
    routes = table.lists(\.routes)
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
  private func origins(of form: ID<Form>) -> [ID<Form>] {
    guard let row = catalog.forms.row(of: form), catalog.speciesRows[row] >= 0 else { return [] }
    let species = Int(catalog.speciesRows[row])
    guard parents[species] != .min, let parent = catalog.species.row(of: ID(Int(parents[species]))),
      let first = forms[parent].first, let usual = first.map({ ID<Form>($0) })
    else { return [] }
    let routes = routes(to: species)
    let own = routes.filter { $0.evolved == form }
    let fitting = own.isEmpty ? routes.filter { $0.evolved == nil } : own
    return fitting.isEmpty ? [usual] : fitting.map { $0.base ?? usual }.unique
  }

  /// The evolution routes to a species, reduced to their forms, because decoding whole routes for
  /// all species would take several milliseconds.
  private func routes(to species: Int) -> [(base: ID<Form>?, evolved: ID<Form>?)] {
    guard let chain = table.row(of: ID(Int(chains[species]))) else { return [] }
    let numbers = routes[chain]
    let target = catalog.species.ids[species].rawValue
    return stride(from: 0, to: numbers.count - Self.length + 1, by: Self.length)
      .filter { numbers[$0 + Self.to] == target }
      .map { start in
        (numbers[start + Self.base].map { ID($0) }, numbers[start + Self.evolved].map { ID($0) })
      }
  }

  private static let length = EvolutionRoute.fields.count
  private static let to = index(of: "to")
  private static let base = index(of: "base_form")
  private static let evolved = index(of: "evolved_form")

  private static func index(of name: String) -> Int {
    EvolutionRoute.fields.firstIndex { $0.name == name } ?? 0
  }
}

extension ID<Move> {
  /// Sketch, which can copy almost any move.
  static let sketch = ID<Move>(166)
}
