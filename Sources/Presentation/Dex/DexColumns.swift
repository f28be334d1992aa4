import PokedexDomain

/// The values that the rows of the list show, extracted from the catalog once instead of every
/// frame.
package struct DexColumns: Sendable {
  private var forms: [ID<Form>] = []
  private var names: [String] = []
  private var numbers: [Int32] = []
  private var national: [Int32] = []
  private var type1: [Int32] = []
  private var type2: [Int32] = []
  private var totals: [Int32] = []
  /// The base stats in the order of `Stat.allCases`, each for all rows.
  private var stats: [[Int32]] = []
  /// Rows made so far, without their query columns and marks. Scrolling by one line reuses all but
  /// one.
  private var rowCache: [Int: DexRow] = [:]
  /// The rows of the last request. Most cursor movements show the same rows again.
  private var last: (shown: Shown, rows: [DexRow])?

  /// The inputs of a request's rows: equal inputs make equal rows.
  private struct Shown: Equatable {
    let indices: [Int]
    let book: MarkBook
    let ticked: TickedRows<ID<Form>>
    let asked: [String]
    let query: String
  }

  init() {}

  init(_ rows: PokemonRows) {
    let catalog = rows.catalog
    forms = catalog.forms.ids
    names = catalog.names
    numbers = rows.numbers
    national = rows.catalog.forms.column(\.species)
    type1 = catalog.forms.column(\.type1)
    type2 = catalog.forms.column(\.type2)
    totals = catalog.totals
    stats = Stat.allCases.map { catalog.forms.column($0.column) }
  }

  mutating func rows(
    _ indices: [Int], marks book: MarkBook, ticked: TickedRows<ID<Form>>,
    numbers: [ShownNumber<PokemonRows>], query: String, found: (Int) -> FoundName
  ) -> [DexRow] {
    let shown = Shown(
      indices: indices, book: book, ticked: ticked, asked: numbers.map(\.name), query: query)
    if let last, last.shown == shown { return last.rows }
    let rows = indices.map { index in
      var row = row(index, marks: book, ticked: ticked, numbers: numbers)
      row.found = found(index)
      return row
    }
    last = (shown, rows)
    return rows
  }

  mutating func row(
    _ row: Int, marks book: MarkBook, ticked: TickedRows<ID<Form>>,
    numbers shown: [ShownNumber<PokemonRows>]
  ) -> DexRow {
    var dexRow = rowCache[row] ?? make(row)
    let entry = book[forms[row]]
    dexRow.marks = entry.marks
    dexRow.hasNote = !entry.note.isEmpty
    dexRow.isTicked = ticked.contains(forms[row])
    for number in shown { dexRow.asked.append(number.text(of: row)) }
    return dexRow
  }

  private mutating func make(_ row: Int) -> DexRow {
    let new = DexRow(
      name: names[row], number: number(of: row),
      types: [type1[row], type2[row]].compactMap { $0 > 0 ? ID(Int($0)) : nil },
      total: totals[row] == .min ? nil : Int(totals[row]),
      stats: totals[row] == .min ? [] : stats.map { Int($0[row]) })
    rowCache[row] = new
    return new
  }

  /// The number in the game's dex, or else that of the National Dex, which a new species has none of.
  private func number(of row: Int) -> String {
    guard numbers[row] <= 0 else { return "#\(numbers[row])" }
    let number = Int(national[row])
    return number > 0 && !NewIDs.has(number, .species) ? "n\(number)" : ""
  }

  func name(_ row: Int) -> String { names[row] }
}

/// One row of the list. Values that are not loaded yet are missing.
package struct DexRow: Hashable, Sendable {
  package let name: String
  /// The dex number, such as `#445`; `n445` is a number of the National Dex where the current game's
  /// dex does not contain the form.
  package let number: String
  package let types: [ID<PokemonType>]
  package let total: Int?
  /// The base stats in the order of `Stat.allCases`; empty if they are not loaded.
  package let stats: [Int]
  /// The values of the columns that the query asks for.
  package var asked: [String] = []
  /// The user's marks.
  package var marks = Marks()
  package var hasNote = false
  package var isTicked = false
  /// How the query matches the name.
  package var found = FoundName()
  /// The cells that stay the same in every frame, made once.
  package let typeCell: RowCell
  package let totalCell: RowCell
  package let statCells: [RowCell]

  package init(
    name: String, number: String, types: [ID<PokemonType>], total: Int?, stats: [Int] = []
  ) {
    self.name = name
    self.number = number
    self.types = types
    self.total = total
    self.stats = stats
    typeCell = .value(.types(types.map { Named($0, $0.name) }, separator: "/"))
    totalCell = .value(total.map { .number($0) } ?? .none)
    statCells =
      stats.isEmpty ? Stat.allCases.map { _ in .value(.none) } : stats.map { .value(.number($0)) }
  }
}
