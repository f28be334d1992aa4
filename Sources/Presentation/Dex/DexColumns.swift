import PokedexDomain

/// The values that the rows of the list show, extracted from the catalog once instead of every
/// frame.
package struct DexColumns: Sendable {
  private var forms: [ID<Form>] = []
  private var names: [String] = []
  private var numbers: [Int32] = []
  private var type1: [Int32] = []
  private var type2: [Int32] = []
  private var totals: [Int32] = []
  /// The rows that were seen, without what is asked of them and marked on them: a step that scrolls
  /// shows all but one of them again.
  private var known: [Int: DexRow] = [:]
  /// Those that were asked for last: most steps of the cursor show the same ones again.
  private var last: (places: [Int], book: MarkBook, asked: [String], rows: [DexRow])?

  init() {}

  init(_ rows: PokemonRows) {
    let catalog = rows.catalog
    forms = catalog.forms.ids
    names = catalog.names
    numbers = rows.numbers
    type1 = catalog.forms.column(\.type1)
    type2 = catalog.forms.column(\.type2)
    totals = catalog.totals
  }

  mutating func rows(
    _ places: [Int], marks book: MarkBook, numbers shown: [ShownNumber<PokemonRows>]
  ) -> [DexRow] {
    let asked = shown.map(\.name)
    if let last, last.places == places, last.asked == asked, last.book == book { return last.rows }
    let rows = places.map { row($0, marks: book, numbers: shown) }
    last = (places, book, asked, rows)
    return rows
  }

  mutating func row(
    _ row: Int, marks book: MarkBook, numbers shown: [ShownNumber<PokemonRows>]
  ) -> DexRow {
    var seen = known[row] ?? make(row)
    seen.marks = book[forms[row]].marks
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
