import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The columns of the Pokédex list, and the cells of its rows. In a narrow list, the name takes
/// precedence over all other columns.
@MainActor final class DexRowColumns {
  /// The name of the column of marks.
  static let marks = "marks"
  private static let number = 5
  private static let longestName = 32
  /// The least width of a name beside numbers of the query.
  private static let nameBesideNumbers = 12
  /// The minimum list width for marks.
  private static let widthWithMarks = 30

  /// A set of columns, from the widest to the narrowest.
  private struct Choice {
    let hasStats: Bool
    let badges: TypeBadge.Width
    /// The minimum width of a name beside the other columns.
    let name: Int
    /// Whether columns may be left out.
    var isLast = false
  }

  private static let choices = [
    Choice(hasStats: true, badges: .whole, name: 21),
    Choice(hasStats: true, badges: .short, name: 19),
    Choice(hasStats: false, badges: .whole, name: 20),
    Choice(hasStats: false, badges: .short, name: 8, isLast: true),
  ]

  let columns: [RowColumn]
  private let hasStats: Bool
  private let hasMarks: Bool
  /// The positions of the query's numbers among those of a row.
  private let asked: [Int]
  /// The cells of the last rows: most cursor movements show the same rows again.
  private var last: (rows: [DexRow], cells: [[RowCell]]) = ([], [])

  /// - Parameter wanted: the titles and names of the numbers that the query mentions.
  init(width: Int, asked wanted: [(title: String, name: String)]) {
    let hasMarks = width >= Self.widthWithMarks
    let all = wanted.indices.map { $0 }
    let others = all.filter { !Stat.words.contains(wanted[$0].name) }
    let made = Self.choices.lazy.map { choice in
      let asked = choice.hasStats ? others : all
      let columns = Self.columns(choice, asked.map { wanted[$0] }, hasMarks: hasMarks)
      return (choice: choice, asked: asked, columns: columns)
    }
    let best = made.first { choice, _, columns in
      choice.isLast || Self.fits(columns, width: width - 1)
    }
    columns = best?.columns ?? []
    hasStats = best?.choice.hasStats ?? false
    asked = best?.asked ?? []
    self.hasMarks = hasMarks
  }

  /// The width of a base stat: two of them differ only in the second letter of wide scripts.
  private static func columns(of stat: Stat) -> Int {
    max(3, min(4, DrawableText(stat.title).width))
  }

  /// The width of a number that the query mentions.
  private static func columns(of name: String) -> Int { Stat.words.contains(name) ? 4 : 6 }

  private static func fits(_ columns: [RowColumn], width: Int) -> Bool {
    ColumnFit(columns.map { $0.need(isASCII: false) }, within: width).hasAll
  }

  private static func columns(
    _ choice: Choice, _ asked: [(title: String, name: String)], hasMarks: Bool
  ) -> [RowColumn] {
    head(choice, name: choice.isLast && !asked.isEmpty ? nameBesideNumbers : choice.name)
      + (choice.hasStats
        ? Stat.allCases.map { column($0.title, $0.word, columns(of: $0), isNumber: true, gap: 1) }
        : [])
      + [column(worded("Total"), "total", 5, isNumber: true, gap: choice.hasStats ? 1 : 0)]
      + asked.map { title, name in
        column(title, name, columns(of: name), isNumber: true, rank: 2, gap: 1)
      }
      + (hasMarks ? [column("", marks, MarkSigns.columns, rank: 0, gap: 1)] : [])
  }

  /// The number with the tick behind it, the name and the types.
  private static func head(_ choice: Choice, name: Int) -> [RowColumn] {
    let types = RowColumn(
      worded("Types"), 0, least: TypeBadge.columnsOfTwo(choice.badges), badges: 2)
    return [
      column("#", "dex", number, isNumber: true, rank: 0, gap: 0).with { $0.isDim = true },
      column("", nil, 1, rank: 0, gap: 0),
      column(worded("Name"), "name", longestName, least: name, rank: 0, gap: 0),
      types.with {
        $0.name = "type"
        $0.rank = 3
        $0.gap = 1
      },
    ]
  }

  private static func column(
    _ title: String, _ name: String?, _ width: Int, least: Int? = nil, isNumber: Bool = false,
    rank: Int = 1, gap: Int
  ) -> RowColumn {
    // A title takes no room from the names.
    let title = isNumber ? DrawableText(title).prefix(width).string : title
    return RowColumn(title, width, least: least, isNumber: isNumber).with {
      $0.name = name
      $0.rank = rank
      $0.gap = gap
    }
  }

  /// The least width of a list with all base stats beside badges of a width.
  static func leastWidthWithStats(and badges: TypeBadge.Width) -> Int? {
    choices.first { $0.hasStats && $0.badges == badges }.map { choice in
      columns(choice, [], hasMarks: true).reduce(1) { $0 + $1.gap + $1.need(isASCII: false).least }
    }
  }

  // MARK: Rows

  func cells(of rows: [DexRow], _ symbols: Symbols) -> [[RowCell]] {
    if last.rows != rows { last = (rows, rows.map { cells(of: $0, symbols) }) }
    return last.cells
  }

  func cells(of row: DexRow, _ symbols: Symbols) -> [RowCell] {
    var cells = [
      .value(.text(row.number)), tick(of: row, symbols), .name(row.name, row.found), row.typeCell,
    ]
    if hasStats { cells += row.statCells }
    cells.append(row.totalCell)
    for index in asked {
      cells.append(.value(.number(index < row.asked.count ? row.asked[index] : "")))
    }
    if hasMarks { cells.append(.value(.marks(row.marks, hasNote: row.hasNote))) }
    return cells
  }

  private func tick(of row: DexRow, _ symbols: Symbols) -> RowCell {
    row.isTicked
      ? .inline(Inline(symbols.check.text.string, tone: .mark)) : .value(.none)
  }
}
