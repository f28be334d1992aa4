/// The evolution families, and the stage of each form in its own, as the evolution pages show them.
///
/// A form that takes part in no evolution, such as a Mega Evolution, has the stage of its species'
/// default form, but does not evolve further.
struct Family: Sendable {
  /// The stage of each row, 1 for unevolved; `Int32.min` if the species is unknown.
  let stages: [Int32]
  /// The number of species that each row evolves into.
  let descendants: [Int32]
  /// Whether the pre-evolution of each row also evolves into other species.
  let isBranch: [Bool]
  /// The evolution chain of each row.
  let chains: [Int32]

  /// - Parameter lens: limits the evolutions to those of its games.
  init(_ catalog: Catalog, through lens: Lens?) {
    let steps = EvolutionSteps(catalog, through: lens)
    let rows = 0..<catalog.count
    let descendants = rows.map { steps.species(after: $0).count }
    let evolvingRows = rows.map { steps.evolvingRow(of: $0) }
    self.descendants = descendants.map { Int32($0) }
    isBranch = evolvingRows.map { row in steps.bases(of: row).contains { descendants[$0] > 1 } }
    stages = rows.map { row in
      catalog.speciesRows[row] < 0 ? .min : steps.stage(of: evolvingRows[row])
    }
    chains = catalog.speciesColumn(\.evolutionChain)
  }
}

/// All evolutions by rows of the catalog.
private struct EvolutionSteps {
  private let catalog: Catalog
  private var bases: [Int: [Int]] = [:]
  private var evolved: [Int: [Int]] = [:]

  /// Reads the evolutions from the dex; PokeAPI's list has only those between species.
  init(_ catalog: Catalog, through lens: Lens?) {
    self.catalog = catalog
    guard let dex = catalog.reference else {
      addSpecies()
      return
    }
    let family = EvolutionFamily(ofAll: catalog, dex)
    for step in EvolutionGraph(family, catalog, lens, dex).steps {
      add(catalog.forms.row(of: step.base), catalog.forms.row(of: step.evolved))
    }
  }

  private mutating func addSpecies() {
    let rows = Dictionary(grouping: 0..<catalog.count) { catalog.speciesRows[$0] }
    for (species, from) in catalog.species.column(\.evolvesFrom).enumerated() {
      guard let parent = catalog.species.row(of: ID(Int(from))) else { continue }
      for base in rows[Int32(parent)] ?? [] {
        for evolved in rows[Int32(species)] ?? [] { add(base, evolved) }
      }
    }
  }

  private mutating func add(_ base: Int?, _ row: Int?) {
    guard let base, let row else { return }
    bases[row, default: []].append(base)
    evolved[base, default: []].append(row)
  }

  func bases(of row: Int) -> [Int] { bases[row] ?? [] }

  func species(after row: Int) -> Set<Int32> {
    Set((evolved[row] ?? []).map { catalog.speciesRows[$0] })
  }

  /// The row itself if it takes part in evolutions, or else that of the default form.
  func evolvingRow(of row: Int) -> Int {
    guard bases[row] == nil, evolved[row] == nil else { return row }
    let species = catalog.forms.column(\.species)[row]
    return catalog.defaultForm(of: ID(Int(species))).flatMap { catalog.forms.row(of: $0) } ?? row
  }

  /// The limit guards against cycles in damaged data.
  func stage(of row: Int) -> Int32 {
    var stage: Int32 = 1
    var current = row
    while let base = bases[current]?.first, stage < 10 {
      stage += 1
      current = base
    }
    return stage
  }
}
