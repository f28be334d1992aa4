import PokedexDomain

/// What the rows of the list show, taken out of the catalog once and not with every frame.
package struct DexColumns: Sendable {
  private var names: [String] = []
  private var numbers: [Int32] = []
  private var type1: [Int32] = []
  private var type2: [Int32] = []
  private var totals: [Int32] = []
  /// The rows that were seen, without what is asked of them and marked on them: a step of the cursor
  /// shows the same ones again.
  private var known: [Int: DexRow] = [:]

  init() {}

  init(_ rows: PokemonRows) {
    let catalog = rows.catalog
    names = catalog.names
    numbers = rows.numbers
    type1 = catalog.forms.column(\.type1)
    type2 = catalog.forms.column(\.type2)
    totals = catalog.totals
  }

  mutating func row(
    _ row: Int, marks: Marks = Marks(), numbers shown: [ShownNumber<PokemonRows>] = []
  ) -> DexRow {
    var seen = known[row] ?? make(row)
    seen.marks = marks
    for number in shown { seen.asked.append(number.text(of: row)) }
    return seen
  }

  private mutating func make(_ row: Int) -> DexRow {
    let new = DexRow(
      name: names[row], number: numbers[row] > 0 ? "#\(numbers[row])" : "",
      types: [type1[row], type2[row]].compactMap { $0 > 0 ? ID(Int($0)) : nil },
      total: totals[row] == .min ? nil : Int(totals[row]))
    known[row] = new
    return new
  }

  func name(_ row: Int) -> String { names[row] }
}

/// One row of the list; what has not arrived yet is missing.
package struct DexRow: Hashable, Sendable {
  package let name: String
  /// `#445`; empty where the dex of the game that is looked at has none.
  package let number: String
  package let types: [ID<PokemonType>]
  package let total: Int?
  /// The numbers that the query asked for.
  package var asked: [String] = []
  /// What the user has marked it with.
  package var marks = Marks()
}
