import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Draws a damage table: moves in rows, targets in columns.
struct DamageGrid {
  /// The width of a cell in columns: enough for `100–118 % OHKO?` and a gap.
  private static let cell = 17
  private static let leastLabel = 12

  private(set) var cells = Rect(.zero)
  private var heads = Rect(.zero)
  private var labels = Rect(.zero)

  init() {}

  /// - Parameter label: the width of the longest label, in columns.
  init(targets: Int, label: Int, in area: Rect) {
    var rest = area
    heads = rest.height > 3 ? rest.takeTop(1) : Rect(.zero)
    let room = rest.width - 3
    let wanted = min(label, max(Self.leastLabel, room - targets * Self.cell), room - Self.cell)
    labels = rest.takeLeft(2 + max(0, wanted))
    _ = rest.takeLeft(1)
    cells = rest
    heads.x = cells.x
    heads.width = cells.width
  }

  /// The number of columns in view.
  var columns: Int { max(1, cells.width / Self.cell) }

  /// The row and column at a point, counted from the first in view; `nil` outside the table. The
  /// row is `nil` in the header, the column in the labels.
  func position(at point: Point) -> (row: Int?, column: Int?)? {
    let column = cells.contains(point) || heads.contains(point)
    let row = cells.contains(point) || labels.contains(point)
    guard row || column else { return nil }
    return (
      row ? point.y - cells.y : nil, column ? (point.x - cells.x) / Self.cell : nil
    )
  }

  /// - Parameters:
  ///   - names: the names of the targets.
  ///   - label: returns the text before the cells of a line.
  @MainActor func draw(
    _ table: DamageTable, names: [String], label: (Int) -> String, rows: RowCursor,
    columns: RowCursor, on canvas: inout Canvas
  ) {
    drawHeads(names, columns, on: &canvas)
    for (line, index) in rows.selection.visible.enumerated() where index < table.lineCount {
      let isChosen = index == rows.index
      let area = labels.row(line)
      canvas.write(
        DrawableText(label(index)),
        in: Rect(x: area.x + 2, y: area.y, width: area.width - 2, height: 1))
      for (offset, column) in columns.selection.visible.enumerated()
      where column < names.count {
        let cell = Rect(
          x: cells.x + offset * Self.cell, y: cells.y + line, width: Self.cell - 1, height: 1
        ).intersection(cells)
        draw(table.cell(index, column), of: table, on: &canvas, in: cell)
        if isChosen { select(cell, isChosen: column == columns.index, on: &canvas) }
      }
      guard isChosen else { continue }
      canvas.put(canvas.symbols.marker, x: area.x, y: area.y, style: .accent)
      canvas.select(area, .unfocused)
    }
  }

  private func select(_ cell: Rect, isChosen: Bool, on canvas: inout Canvas) {
    canvas.select(cell, isChosen ? .focused : .unfocused)
    if isChosen, canvas.cursor == nil { canvas.focus = cell.origin }
  }

  @MainActor private func drawHeads(
    _ names: [String], _ columns: RowCursor, on canvas: inout Canvas
  ) {
    guard heads.height > 0 else { return }
    for (offset, column) in columns.selection.visible.enumerated() where column < names.count {
      let area = Rect(
        x: heads.x + offset * Self.cell, y: heads.y, width: Self.cell - 1, height: 1
      ).intersection(heads)
      let name = DrawableText(names[column]).clipped(to: area.width)
      canvas.write(name, in: area, style: column == columns.index ? .title : .heading)
    }
  }

  private func draw(
    _ cell: DamageCell?, of table: DamageTable, on canvas: inout Canvas, in area: Rect
  ) {
    guard let cell else {
      let text = DrawableText(table.absence).clipped(to: area.width)
      canvas.write(text, in: area, style: .dim)
      return
    }
    let style: Style =
      switch cell.danger {
      case .deadly: table.isReversed ? .error : .good
      case .high: table.isReversed ? .warning : .number
      case .slight: .text
      case .none: .dim
      }
    canvas.write(DrawableText(cell.brief), in: area, style: style)
  }
}
