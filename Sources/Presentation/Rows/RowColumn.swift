import PokedexDomain

/// A column of a list: what its title says, and how wide it is.
package struct RowColumn: Hashable, Sendable {
  package let title: String
  /// The name in queries, by which the list can be sorted; `nil` for a column of another list.
  package var name: String?
  /// The preferred width in terminal columns.
  package let width: Int
  /// The width that most of its texts need.
  package private(set) var usual: Int
  /// The width below which the column is dropped.
  package let least: Int
  /// Whether the column is right-aligned.
  package let isNumber: Bool
  /// Columns of a lower rank are kept longer in a narrow list; those of rank 0 always.
  package var rank = 1
  /// The most types in a cell, which are drawn as badges.
  package var badges = 0
  /// The space before the column.
  package var gap = 2
  /// Whether its texts matter less than those beside it.
  package var isDim = false
  /// The width if fractions are written in ASCII.
  private let asciiWidth: Int

  package init(
    _ title: String, _ width: Int, least: Int? = nil, isNumber: Bool = false, badges: Int = 0,
    inASCII asciiWidth: Int? = nil
  ) {
    self.title = title
    let columns = title.columns
    self.asciiWidth = max(asciiWidth ?? width, columns)
    self.width = max(width, columns)
    usual = self.width
    self.least = max(least ?? (isNumber ? width : min(width, 12)), isNumber ? columns : 0)
    self.isNumber = isNumber
    self.badges = badges
  }

  /// The width on a terminal.
  package func width(inASCII isASCII: Bool) -> Int { isASCII ? asciiWidth : width }
}

extension RowColumn {
  /// A column of two types.
  package static func types(_ title: String = worded("Types")) -> RowColumn {
    RowColumn(title, 0, badges: 2)
  }

  /// The same column, as wide as its cells need. Badges are short.
  package func fitted(to cells: some Sequence<RowCell>) -> RowColumn {
    let needs = cells.map { $0.inline.columns(badge: 5) }.sorted()
    let need = needs.last ?? 0
    let narrow = min(least, max(need, title.columns))
    var column = RowColumn(
      title, isNumber ? width : need, least: isNumber ? least : narrow, isNumber: isNumber,
      badges: badges, inASCII: isNumber ? asciiWidth : nil)
    (column.name, column.rank, column.gap, column.isDim) = (name, rank, gap, isDim)
    // Of ten texts, one may be cut.
    if !isNumber, !needs.isEmpty { column.usual = needs[(needs.count - 1) * 9 / 10] }
    return column
  }

  /// The same column with other values.
  package func with(_ change: (inout RowColumn) -> Void) -> RowColumn {
    var column = self
    change(&column)
    return column
  }
}

extension Inline {
  /// The width on a terminal.
  ///
  /// - Parameter badge: the width of a type.
  func columns(badge: Int) -> Int {
    spans.reduce(0) { sum, span in
      if case .type = span.tone { sum + badge } else { sum + span.text.columns }
    }
  }
}
