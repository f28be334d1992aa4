import PokedexDomain

/// What the rows of the list show, taken out of the catalog once and not with every frame.
package struct DexColumns: Sendable {
  private var names: [String] = []
  private var numbers: [Int32] = []
  private var type1: [Int32] = []
  private var type2: [Int32] = []
  private var totals: [Int32] = []

  init() {}

  init(_ rows: PokemonRows) {
    let catalog = rows.catalog
    names = catalog.names
    numbers = rows.numbers
    type1 = catalog.forms.column(\.type1)
    type2 = catalog.forms.column(\.type2)
    totals = catalog.totals
  }

  func row(
    _ row: Int, marks: Marks = Marks(), numbers shown: [ShownNumber<PokemonRows>] = []
  ) -> DexRow {
    DexRow(
      name: names[row], number: numbers[row] > 0 ? "#\(numbers[row])" : "",
      types: [type1[row], type2[row]].compactMap { $0 > 0 ? ID(Int($0)) : nil },
      total: totals[row] == .min ? nil : Int(totals[row]), asked: shown.map { $0.text(of: row) },
      marks: marks)
  }
}

/// One row of the list; what has not arrived yet is missing.
package struct DexRow: Hashable, Sendable {
  package let name: String
  /// `#445`; empty where the dex of the game that is looked at has none.
  package let number: String
  package let types: [ID<PokemonType>]
  package let total: Int?
  /// The numbers that the query asked for.
  package let asked: [String]
  /// What the user has marked it with.
  package var marks = Marks()
}
