extension PokemonRows {
  /// The rows of the games, each way to fight once: of forms of a species with the same types, stats
  /// and abilities, the first.
  package var fighters: [Int] {
    let species = catalog.forms.column(\.species)
    var known: [Int32: [Int]] = [:]
    return existing.rows.filter { row in
      // Most species have one form: of those nothing needs to be read.
      let others = known[species[row], default: []]
      known[species[row], default: []].append(row)
      return !others.contains { isSame($0, as: row) }
    }
  }

  private func isSame(_ left: Int, as right: Int) -> Bool {
    let ids = catalog.forms.ids
    guard let left = catalog.forms[ids[left]], let right = catalog.forms[ids[right]] else {
      return false
    }
    return left.types == right.types && left.stats == right.stats
      && left.abilities.map(\.id) == right.abilities.map(\.id)
  }
}
