import PokedexDomain

/// Pokémon ranked by points, with the reasons as columns.
package struct Ranking: Sendable {
  package let title: String
  /// The legend above the list.
  package let legend: Document
  /// The same for cells in words.
  package let spokenLegend: Document
  package let columns: [RowColumn]
  /// The values that all of them have.
  package let shared: [SharedValue]
  /// All columns, also those that the list leaves out.
  package let table: Document.Table
  /// The same with the cells as they are read aloud.
  package var spokenTable: Document.Table { table.with(rows.map { $0.map(\.spoken) }) }
  private let forms: [Named<Form>]
  private let rows: [[RowCell]]
  /// The columns of the list among all.
  private let kept: [Int]
  /// Those of ``columns`` that compare several opponents.
  package let foeColumns: [Int]

  /// Ranks counters to opponents.
  package init(counters: [Counter], against foes: [String]) {
    let table = CounterTable(foes: foes, counters)
    self.init(
      table.title, table.columns, table.sharing, table.compared,
      legends: (table.legend, table.spokenLegend),
      forms: counters.map(\.form), rows: counters.map(table.cells))
  }

  /// Ranks candidates for a team.
  package init(candidates: [TeamCandidate], for team: String) {
    let table = CandidateTable(team: team)
    self.init(
      table.title, table.columns, table.sharing, forms: candidates.map(\.form),
      rows: candidates.map(table.cells))
  }

  /// The number of rows that decide the widths: the best, which are read most.
  private static let fitting = 60

  /// Leaves out the columns that tell nothing.
  private init(
    _ title: String, _ columns: [RowColumn], _ sharing: Set<Int>,
    _ compared: Range<Int> = 0..<0,
    legends: (seen: [Document.Block], spoken: [Document.Block]) = ([], []), forms: [Named<Form>],
    rows: [[RowCell]]
  ) {
    table = Document.Table(
      columns.map(\.title), numbers: Set(columns.indices.filter { columns[$0].isNumber }),
      sharing: sharing, rows: rows.map { $0.map(\.inline) })
    let narrowing = Narrowing(columns: columns.count, sharing: sharing, rows: table.rows)
    kept = narrowing.kept
    self.forms = forms
    self.rows = rows
    self.title = title
    legend = Document(legends.seen)
    spokenLegend = Document(legends.spoken)
    self.columns = kept.map { index in
      let best = rows.prefix(Self.fitting).lazy.map { $0[index] }
      return columns[index].fitted(to: best).with { $0.name = "\(index)" }
    }
    foeColumns = kept.indices.filter { [kept] in compared.contains(kept[$0]) }
    shared = narrowing.shared(table.titles)
  }

  /// The columns with some of the opponents.
  package func columns(withFoes foes: Range<Int>) -> [Int] {
    let others = Set(foeColumns).subtracting(
      foeColumns.indices.filter(foes.contains).map { foeColumns[$0] })
    return columns.indices.filter { !others.contains($0) }
  }

  package var count: Int { rows.count }
  package func form(_ row: Int) -> Named<Form> { forms[row] }
  package func cells(_ row: Int) -> [RowCell] { kept.map { rows[row][$0] } }

  /// The cell of a row in a column.
  func cell(_ row: Int, of name: String) -> RowCell? {
    columns.firstIndex { $0.name == name }.map { cells(row)[$0] }
  }
}
