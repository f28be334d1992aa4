import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Rows in columns, with a selection. The cells of a row are computed when it is drawn.
@MainActor final class RowPane {
  private static let gap = 2

  private let cursor: RowCursor
  private let symbols: Symbols
  private var columns: [Slot] = []
  private var titles = Rect(.zero)
  private var list = Rect(.zero)
  private var count = 0

  private struct Slot {
    /// The index of the cell in its row.
    let cell: Int
    let column: RowColumn
    var width: Int
  }

  init(_ cursor: RowCursor, symbols: Symbols) {
    self.cursor = cursor
    self.symbols = symbols
  }

  // MARK: Layout

  /// Lays out titles and rows; titles take no room that the rows of a short window need.
  func prepare(_ columns: [RowColumn], count: Int, in area: Rect) {
    var rest = area
    let hasRoom = rest.height >= 4 || rest.height > count
    let hasTitles = hasRoom && columns.contains { !$0.title.isEmpty }
    titles = hasTitles ? rest.takeTop(1) : Rect(.zero)
    list = rest
    self.count = count
    self.columns = Self.slots(
      symbols.isUnicode ? columns : columns.map(\.inASCII), width: rest.width - 4)
    cursor.fit(count: count, height: rest.height)
  }

  /// Returns the columns that fit. Text columns shrink to a readable minimum before a column is
  /// left out.
  private static func slots(_ columns: [RowColumn], width: Int) -> [Slot] {
    var slots: [Slot] = []
    var rest = width
    for (cell, column) in columns.enumerated() {
      let gap = slots.isEmpty ? 0 : gap
      guard column.least + gap <= rest || slots.isEmpty else { continue }
      slots.append(Slot(cell: cell, column: column, width: min(column.least, max(0, rest))))
      rest -= column.least + gap
    }
    return grown(slots, by: rest)
  }

  /// Shares the remaining room equally among the shortened columns.
  private static func grown(_ slots: [Slot], by room: Int) -> [Slot] {
    var slots = slots
    var rest = room
    while rest > 0 {
      let cut = slots.indices.filter { slots[$0].width < slots[$0].column.width }
      guard !cut.isEmpty else { break }
      for index in cut.prefix(rest) { slots[index].width += 1 }
      rest -= cut.count
    }
    return slots
  }

  // MARK: Drawing

  /// - Parameter custom: draws a row that has no columns, and returns whether it did.
  func draw(
    on canvas: inout Canvas, cells: (Int) -> [Inline],
    custom: (Int, inout Canvas, Rect) -> Bool = { _, _, _ in false }
  ) {
    drawTitles(on: &canvas)
    for index in cursor.selection.visible {
      let line = list.row(index - cursor.selection.top)
      let inner = Rect(x: line.x + 2, y: line.y, width: max(0, line.width - 4), height: 1)
      if !custom(index, &canvas, inner) { draw(cells(index), on: &canvas, in: line) }
      guard index == cursor.index else { continue }
      canvas.selectRow(Rect(x: line.x, y: line.y, width: line.width - 1, height: 1))
    }
    let scroll = Scroll(
      selected: cursor.index, count: count, height: list.height, previous: cursor.selection.top)
    canvas.draw(scroll, x: list.endX - 1, y: list.y)
  }

  private func drawTitles(on canvas: inout Canvas) {
    guard titles.height > 0 else { return }
    canvas.horizontalLine(x: titles.x, y: titles.y, width: titles.width)
    var x = titles.x + 2
    for slot in columns {
      let area = Rect(x: x, y: titles.y, width: slot.width, height: 1)
      canvas.write(
        DrawableText(slot.column.title), in: area, style: .heading,
        alignment: slot.column.isNumber ? .right : .left)
      x += slot.width + Self.gap
    }
  }

  private func draw(_ cells: [Inline], on canvas: inout Canvas, in line: Rect) {
    var x = line.x + 2
    for slot in columns where slot.cell < cells.count {
      let area = Rect(x: x, y: line.y, width: slot.width, height: 1)
      draw(cells[slot.cell], isNumber: slot.column.isNumber, on: &canvas, in: area)
      x += slot.width + Self.gap
    }
  }

  /// Links in cells look like plain text, because Enter opens the row and not one of its cells.
  private func draw(
    _ cell: Inline, isNumber: Bool, on canvas: inout Canvas, in area: Rect
  ) {
    let text = BadgedText(cell, badges: .short, symbols: symbols)
    var area = area
    if isNumber { _ = area.takeLeft(max(0, area.width - text.width)) }
    text.draw(on: &canvas, in: area, style: isNumber ? .number : .text)
  }

  // MARK: Speech

  /// The spoken text of the selected row, preceded by its position; `nil` if there is no row.
  func speech(_ columns: [RowColumn], count: Int, cells: (Int) -> [Inline]) -> String? {
    guard cursor.index < count else { return nil }
    var cells = cells(cursor.index)
    var titles = columns.map(\.title)
    // The cell without a title is the name of the row and comes first.
    if let name = titles.firstIndex(of: ""), name < cells.count {
      cells.insert(cells.remove(at: name), at: 0)
      titles.insert(titles.remove(at: name), at: 0)
    }
    let row = SpeechText().row(cells, titles)
    return Speech.position(cursor.index, of: count, row)
  }

  // MARK: Input

  func click(_ mouse: MouseEvent, open: () -> Void) {
    switch mouse.kind {
    case .wheelUp: cursor.move(by: -3)
    case .wheelDown: cursor.move(by: 3)
    case .press, .doublePress:
      guard list.contains(mouse.point) else { return }
      let scroll = Scroll(selected: 0, count: count, height: list.height)
      if mouse.point.x == list.endX - 1, scroll.isNeeded {
        return cursor.select(scroll.index(atBarRow: mouse.point.y - list.y))
      }
      cursor.select(cursor.selection.top + mouse.point.y - list.y)
      if mouse.kind == .doublePress { open() }
    }
  }

  /// The keys that move the cursor in the list.
  var bindings: [Binding] { rowBindings { [cursor] in cursor } }
}
