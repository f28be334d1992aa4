import PokedexPresentation
import PokedexTerminalUI

/// The columns of a table that fit, and their widths. The first column and those that the table
/// needs are chosen before the others. Text columns shrink to a readable minimum before a column is
/// left out; the remaining room goes to the first of the shortened columns.
@MainActor struct TableLayout {
  private static let gap = 2
  private static let narrowestName = 12
  private static let narrowestText = 14

  struct Slot {
    let column: TableColumn
    /// The width at which everything fits.
    let whole: Int
    var width: Int

    /// Badges are either whole or short.
    var badges: TypeBadge.Width { width < whole ? .short : .whole }
  }

  private(set) var slots: [Slot]

  init(_ columns: [TableColumn], width: Int) {
    slots = []
    guard let first = columns.first else { return }
    let name = Self.leastName(first, width: width)
    var rest = width - name
    var chosen = [0: min(name, max(0, width))]
    let byNeed =
      columns.indices.dropFirst().filter { columns[$0].isNeeded }
      + columns.indices.dropFirst().filter { !columns[$0].isNeeded }
    for index in byNeed {
      let least = Self.least(columns[index])
      guard least + Self.gap <= rest else { continue }
      rest -= least + Self.gap
      chosen[index] = least
    }
    slots = chosen.sorted { $0.key < $1.key }.map { index, width in
      Slot(column: columns[index], whole: Self.whole(columns[index]), width: width)
    }
    grow(by: rest)
  }

  private static func leastName(_ column: TableColumn, width: Int) -> Int {
    column.types == nil
      ? min(column.width, max(narrowestName, width / 3)) : TypeBadge.columns(of: .whole)
  }

  private static func least(_ column: TableColumn) -> Int {
    if column.types != nil { return min(columns(of: column, .short), narrowestText) }
    return column.isAtRight ? column.width : min(column.width, narrowestText)
  }

  private static func whole(_ column: TableColumn) -> Int {
    column.types == nil ? column.width : columns(of: column, .whole)
  }

  /// The maximum width of a row's badges, in columns.
  private static func columns(of column: TableColumn, _ badges: TypeBadge.Width) -> Int {
    let most = column.types?.map(\.count).max() ?? 0
    return max(column.title.count, most * (TypeBadge.columns(of: badges) + 1) - 1)
  }

  private mutating func grow(by room: Int) {
    var rest = room
    for index in slots.indices where rest > 0 {
      let wanted = slots[index].whole - slots[index].width
      let isWhole = slots[index].column.types == nil || wanted <= rest
      let short = Self.columns(of: slots[index].column, .short) - slots[index].width
      let growth = isWhole ? min(rest, wanted) : max(0, min(rest, short))
      slots[index].width += growth
      rest -= growth
    }
  }

  /// - Parameter found: how the query matches the name, which is in the first column.
  func draw(row: Int, found: FoundName, on canvas: inout Canvas, in line: Rect) {
    var x = line.x
    for (index, slot) in slots.enumerated() {
      let area = Rect(x: x, y: line.y, width: slot.width, height: 1).intersection(line)
      let column = slot.column
      if index == 0, found != FoundName() {
        canvas.write(column.texts[row], found: found, in: area)
      } else if let marks = column.marks {
        MarkSigns.draw(marks[row], x: area.x, y: area.y, on: &canvas)
      } else if let types = column.types {
        TypeBadge.draw(
          types[row], width: slot.badges, x: area.x, y: area.y, in: area, on: &canvas)
      } else {
        canvas.write(
          DrawableText(column.texts[row]), in: area, style: column.isAtRight ? .number : .text,
          alignment: column.isAtRight ? .right : .left)
      }
      x += slot.width + Self.gap
    }
  }

  /// - Parameter sorted: the column that the table is sorted by.
  func titles(sorted: SortedColumn?, in line: Rect) -> ColumnTitles {
    var titles = ColumnTitles(sorted: sorted, in: line)
    var x = line.x
    for slot in slots {
      let (title, name) = (slot.column.title, slot.column.name)
      if slot.column.isAtRight {
        titles.add(title, of: name, before: x + slot.width, columns: slot.width)
      } else {
        titles.add(title, of: name, at: x, columns: slot.width)
      }
      x += slot.width + Self.gap
    }
    return titles
  }
}
