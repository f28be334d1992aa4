/// The forms whose moves a form can know besides its own: earlier stages, and the default form of a
/// battle-only form.
struct LearnsetSources: Sendable {
  private let catalog: Catalog
  private let dex: any DexReference
  private let ancestry: Ancestry
  private let battleOnly: RowSet
  /// The species that each species evolves from.
  private let parents: [Int32]

  init(_ pokemon: PokemonRows) {
    catalog = pokemon.catalog
    dex = pokemon.dex
    ancestry = Ancestry(catalog, dex)
    battleOnly = catalog.battleOnly()
    parents = catalog.species.column(\.evolvesFrom)
  }

  /// The sources of a row, without the row itself.
  subscript(row: Int) -> [Int] {
    get {
      guard mayHaveSome(row) else { return [] }
      let usual = usual(of: row)
      let stages = ancestry(of: catalog.forms.ids[usual ?? row]).dropFirst()
      return (usual.map { [$0] } ?? []) + stages.compactMap { catalog.forms.row(of: $0) }
    }
  }

  /// Whether a row has an earlier stage or is of a battle-only form.
  private func mayHaveSome(_ row: Int) -> Bool {
    let species = Int(catalog.speciesRows[row])
    return species >= 0 && (parents[species] != .min || battleOnly.contains(row))
  }

  /// The default form of a battle-only form without a learnset of its own, such as most Megas.
  private func usual(of row: Int) -> Int? {
    let species = Int(catalog.speciesRows[row])
    guard battleOnly.contains(row), species >= 0,
      dex.learnset(of: catalog.forms.ids[row]).moves.isEmpty,
      let usual = catalog.species.lists(\.forms)[species].first
    else { return nil }
    return usual.flatMap { catalog.forms.row(of: ID($0)) }
  }

  /// The given rows, and all rows that have one of them as a source.
  func withInheritors(of given: RowSet) -> RowSet {
    var found = given
    let species = species(of: given)
    for row in 0..<catalog.count where !given.contains(row) && mayInherit(row, from: species) {
      if self[row].contains(where: { given.contains($0) }) { found.insert(row) }
    }
    return found
  }

  private func species(of rows: RowSet) -> Set<Int> {
    Set(rows.rows.map { Int(catalog.speciesRows[$0]) })
  }

  /// Whether the species or an earlier stage is among the given ones. Reading the sources of all
  /// rows instead would take several milliseconds.
  private func mayInherit(_ row: Int, from given: Set<Int>) -> Bool {
    var species = Int(catalog.speciesRows[row])
    if battleOnly.contains(row), given.contains(species) { return true }
    var steps = 0
    while species >= 0, parents[species] != .min, steps < 10,
      let parent = catalog.species.row(of: ID(Int(parents[species])))
    {
      if given.contains(parent) { return true }
      species = parent
      steps += 1
    }
    return false
  }
}
