import PokedexPresentation
import PokedexTerminalUI

/// The columns of a list that fit, and where they stand.
@MainActor struct RowColumns {
  private struct Slot {
    /// The index of the cell in its row.
    let cell: Int
    let column: RowColumn
    /// The distance from the first column.
    let x: Int
    let width: Int
    let badges: TypeBadge.Width
  }

  private var slots: [Slot] = []

  init(_ columns: [RowColumn], width: Int, symbols: Symbols) {
    var needs = columns.map { $0.need(isASCII: !symbols.isUnicode) }
    // The first column leaves room for others.
    if let first = needs.first { needs[0].least = min(first.least, max(12, width / 3)) }
    let fit = ColumnFit(needs, within: width)
    var x = 0
    for (index, column) in columns.enumerated() {
      guard let width = fit.widths[index] else { continue }
      if !slots.isEmpty { x += column.gap }
      let badges: TypeBadge.Width = fit.isCut(index) ? .short : .whole
      slots.append(Slot(cell: index, column: column, x: x, width: width, badges: badges))
      x += width
    }
  }

  // MARK: Titles

  /// - Parameter sorted: the column that the list is sorted by.
  func titles(sorted: SortedColumn?, in line: Rect) -> ColumnTitles {
    var titles = ColumnTitles(sorted: sorted, in: line)
    for slot in slots {
      let start = line.x + slot.x
      if slot.column.isNumber {
        titles.add(
          slot.column.title, of: slot.column.name, before: start + slot.width, columns: slot.width)
      } else {
        titles.add(slot.column.title, of: slot.column.name, at: start, columns: slot.width)
      }
    }
    return titles
  }

  /// The column at a place of a line, and the distance from its start.
  func column(at x: Int, in line: Rect) -> (column: RowColumn, offset: Int)? {
    slots.last { line.x + $0.x <= x }.flatMap { slot in
      let offset = x - line.x - slot.x
      return offset < slot.width ? (slot.column, offset) : nil
    }
  }

  /// The place of a cell in a line; `nil` if its column is left out.
  func area(of cell: Int, in line: Rect) -> Rect? {
    slots.first { $0.cell == cell }.map { slot in
      Rect(x: line.x + slot.x, y: line.y, width: slot.width, height: 1).intersection(line)
    }
  }

  // MARK: Rows

  func draw(_ cells: [RowCell], on canvas: inout Canvas, in line: Rect) {
    for slot in slots where slot.cell < cells.count {
      let area = Rect(x: line.x + slot.x, y: line.y, width: slot.width, height: 1)
      draw(cells[slot.cell], slot, on: &canvas, in: area.intersection(line))
    }
  }

  private func draw(_ cell: RowCell, _ slot: Slot, on canvas: inout Canvas, in area: Rect) {
    switch cell {
    case .name(let name, let found): canvas.write(name, found: found, in: area)
    case .inline(let text), .figure(_, let text, _): draw(text, slot, on: &canvas, in: area)
    case .value(.none): break
    case .value(.marks(let marks, let hasNote)):
      MarkSigns.draw(marks, hasNote: hasNote, x: area.x, y: area.y, on: &canvas)
    case .value(.type(let type)):
      TypeBadge.draw(
        [type.id], width: slot.badges, x: area.x, y: area.y, in: area, on: &canvas)
    case .value(.types(let types, _)):
      TypeBadge.draw(
        types.map(\.id), width: slot.badges, x: area.x, y: area.y, in: area, on: &canvas)
    case .value(let value):
      canvas.write(
        DrawableText(value.text), in: area, style: slot.column.style,
        alignment: slot.column.isNumber ? .right : .left)
    }
  }

  /// Links in cells look like plain text, because Enter opens the row and not one of its cells.
  private func draw(_ text: Inline, _ slot: Slot, on canvas: inout Canvas, in area: Rect) {
    let text = BadgedText(
      text, badges: slot.column.badges > 0 ? slot.badges : .short, symbols: canvas.symbols)
    var area = area
    if slot.column.isNumber { _ = area.takeLeft(max(0, area.width - text.width)) }
    text.draw(on: &canvas, in: area, style: slot.column.style)
  }
}

extension RowColumn {
  var style: Style { isDim ? .dim : isNumber ? .number : .text }

  /// Badges are whole or short.
  @MainActor func need(isASCII: Bool) -> ColumnFit.Need {
    if badges > 0 {
      return ColumnFit.Need(
        least: max(least, columns(of: .short)), wanted: columns(of: .whole), rank: rank,
        isStepped: true,
        gap: gap)
    }
    return ColumnFit.Need(
      least: least, usual: isASCII ? nil : usual, wanted: width(inASCII: isASCII), rank: rank,
      gap: gap)
  }

  @MainActor private func columns(of width: TypeBadge.Width) -> Int {
    max(self.width, badges * (TypeBadge.columns(of: width) + 1) - 1)
  }
}
