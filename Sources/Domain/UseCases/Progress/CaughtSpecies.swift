/// Whether each species is caught, row by row of the species table.
struct CaughtSpecies {
  private let catalog: Catalog
  let isCaught: [Bool]
  private let numbers: ListColumn
  private let defaultForms: [Int]

  init(_ caught: Set<ID<Form>>, in catalog: Catalog) {
    self.catalog = catalog
    numbers = catalog.species.lists(\.dexNumbers)
    var isCaught = [Bool](repeating: false, count: catalog.species.count)
    var defaultForms = [Int](repeating: -1, count: catalog.species.count)
    let defaults = catalog.forms.column(\.isDefault)
    for (row, species) in catalog.speciesRows.enumerated() where species >= 0 {
      if caught.contains(catalog.forms.ids[row]) { isCaught[Int(species)] = true }
      if defaults[row] == 1 { defaultForms[Int(species)] = row }
    }
    self.isCaught = isCaught
    self.defaultForms = defaultForms
  }

  /// Tallies the species under each of their keys.
  func tallies(_ keys: (Int) -> [Int]) -> [Int: Tally] {
    var tallies: [Int: Tally] = [:]
    for row in isCaught.indices {
      for key in keys(row) { tallies[key, default: Tally()].add(isCaught[row]) }
    }
    return tallies
  }

  func dexes(of row: Int) -> [Int] {
    let list = numbers[row]
    return stride(from: 0, to: list.count, by: 2).compactMap { list[$0] }
  }

  func types(of row: Int) -> [Int] {
    guard defaultForms[row] >= 0 else { return [] }
    let columns = [catalog.forms.column(\.type1), catalog.forms.column(\.type2)]
    return columns.map { Int($0[defaultForms[row]]) }.filter { $0 > 0 }
  }
}
