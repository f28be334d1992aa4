import PokedexDomain

/// What the rows of the list show, taken out of the catalog once and not with every frame.
package struct DexColumns: Sendable {
  private var names: [String] = []
  private var species: [Int32] = []
  private var type1: [Int32] = []
  private var type2: [Int32] = []
  private var totals: [Int32] = []

  init() {}

  init(_ catalog: Catalog) {
    names = catalog.names
    species = catalog.forms.column(\.species)
    type1 = catalog.forms.column(\.type1)
    type2 = catalog.forms.column(\.type2)
    totals = catalog.totals
  }

  func row(_ row: Int) -> DexRow {
    DexRow(
      name: names[row], species: id(species[row]),
      types: [type1[row], type2[row]].compactMap { id($0) },
      total: totals[row] == .min ? nil : Int(totals[row]))
  }

  private func id<Entity>(_ number: Int32) -> ID<Entity>? {
    number > 0 ? ID(Int(number)) : nil
  }
}

/// One row of the list; what has not arrived yet is missing.
package struct DexRow: Hashable, Sendable {
  package let name: String
  package let species: ID<Species>?
  package let types: [ID<PokemonType>]
  package let total: Int?
}
