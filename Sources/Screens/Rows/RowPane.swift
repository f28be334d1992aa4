import PokedexPresentation
import PokedexTerminalUI

/// A list: titles that sort it, rows in columns below the titles of their sections, the selection,
/// and a scroll bar. The cells of a row are computed when it is drawn.
@MainActor final class RowPane {
  private let cursor: () -> (any RowMoves)?
  private var place = RowPlace()
  private var lines = RowLines()
  private var count = 0
  private var wanted: [RowColumn] = []
  private var fitted: Fitted?
  private var titled: Titled?
  private var sorted: SortedColumn?
  /// The selected cell of the selected row; `nil` in a list of which rows are selected whole.
  private var chosen: Int?

  /// The columns of the last frame and what they were made for.
  private struct Fitted {
    let wanted: [RowColumn]
    let width: Int
    let columns: RowColumns
  }

  /// The titles of the last frame and what they were made for.
  private struct Titled {
    let wanted: [RowColumn]
    let sorted: SortedColumn?
    let line: Rect
    let titles: ColumnTitles
  }

  init(_ cursor: @escaping () -> (any RowMoves)?) {
    self.cursor = cursor
  }

  convenience init(_ cursor: RowCursor) {
    self.init { cursor }
  }

  private var selected: Int { cursor()?.selection.index ?? 0 }

  // MARK: Layout

  func prepare(
    _ columns: [RowColumn], count: Int, sorted: SortedColumn? = nil, in area: Rect
  ) {
    let hasRoom = area.height >= 4 || area.height > count
    let hasTitles = hasRoom && columns.contains { !$0.title.isEmpty }
    prepare(columns, count: count, sorted: sorted, at: RowPlace(area, hasTitles: hasTitles))
  }

  /// - Parameters:
  ///   - sections: the titles above the rows that begin a section; `nil` for an undivided list.
  ///   - sorted: the column that the list is sorted by.
  ///   - chosen: the cell of the selected row that is selected; `nil` for the whole row.
  func prepare(
    _ columns: [RowColumn], count: Int, sections: [Int: String]? = nil,
    sorted: SortedColumn? = nil, chosen: Int? = nil, at place: RowPlace
  ) {
    self.place = place
    self.count = count
    self.sorted = sorted
    self.chosen = chosen
    wanted = columns
    guard let cursor = cursor() else { return }
    cursor.fit(count: count, height: place.rows.height)
    lines.fit(cursor.selection, count: count, titles: sections, height: place.rows.height)
  }

  /// Lays out the columns anew if they or the width have changed.
  private func fit(_ symbols: Symbols) -> RowColumns {
    let width = place.texts(in: place.rows).width
    if let fitted, fitted.width == width, fitted.wanted == wanted { return fitted.columns }
    let columns = RowColumns(wanted, width: width, symbols: symbols)
    fitted = Fitted(wanted: wanted, width: width, columns: columns)
    return columns
  }

  /// The columns of a list that have room.
  static func fitting(
    _ columns: [RowColumn], at place: RowPlace, _ symbols: Symbols
  ) -> [Bool] {
    let fit = RowColumns(columns, width: place.texts(in: place.rows).width, symbols: symbols)
    return columns.indices.map { fit.area(of: $0, in: place.rows) != nil }
  }

  // MARK: Drawing

  /// - Parameter custom: draws a row that has no columns, and returns whether it did.
  func draw(
    isFocused: Bool = true, on canvas: inout Canvas, cells: (Int) -> [RowCell],
    custom: (Int, inout Canvas, Rect) -> Bool = { _, _, _ in false }
  ) {
    let columns = fit(canvas.symbols)
    drawTitles(of: columns, on: &canvas)
    for (offset, line) in lines.visible.enumerated() {
      let row = place.rows.row(offset)
      let texts = place.texts(in: row)
      switch line {
      case .title(let title): canvas.write(DrawableText(title), in: texts, style: .heading)
      case .row(let index):
        if !custom(index, &canvas, texts) { columns.draw(cells(index), on: &canvas, in: texts) }
        if index == selected { select(row, isFocused, columns, on: &canvas) }
      }
    }
    let scroll = lines.scroll(count: count, height: place.rows.height)
    canvas.draw(scroll, x: place.bar, y: place.rows.y)
  }

  private func select(
    _ row: Rect, _ isFocused: Bool, _ columns: RowColumns, on canvas: inout Canvas
  ) {
    guard let chosen, let cell = columns.area(of: chosen, in: place.texts(in: row)) else {
      return canvas.selectRow(row, isFocused ? .focused : .unfocused)
    }
    canvas.selectRow(row, .unfocused)
    canvas.select(cell, .focused)
    if canvas.cursor == nil { canvas.focus = cell.origin }
  }

  /// Draws the titles of a list without rows.
  func drawTitles(on canvas: inout Canvas) {
    drawTitles(of: fit(canvas.symbols), on: &canvas)
  }

  private func drawTitles(of columns: RowColumns, on canvas: inout Canvas) {
    guard place.titles.height > 0 else { return }
    if place.hasLine {
      canvas.horizontalLine(x: place.titles.x, y: place.titles.y, width: place.titles.width)
    }
    let title = chosen.flatMap { wanted.indices.contains($0) ? wanted[$0].name : nil }
    titles(of: columns).draw(emphasizing: title, on: &canvas)
  }

  private func titles(of columns: RowColumns) -> ColumnTitles {
    var line = place.texts(in: place.titles)
    // The arrow of the last title stands after the texts.
    line.width += place.hasLine ? 1 : 0
    if let titled, titled.line == line, titled.sorted == sorted, titled.wanted == wanted {
      return titled.titles
    }
    let titles = columns.titles(sorted: sorted, in: line)
    titled = Titled(wanted: wanted, sorted: sorted, line: line, titles: titles)
    return titles
  }

  // MARK: Speech and copying

  /// The spoken text of the selected row, preceded by its position; `nil` if there is no row.
  func speech(_ columns: [RowColumn], count: Int, cells: (Int) -> [RowCell]) -> String? {
    guard selected < count else { return nil }
    var cells = cells(selected).map(\.spoken)
    var titles = columns.map(\.title)
    // The cell without a title is the name of the row and comes first.
    if let name = titles.firstIndex(of: ""), name < cells.count {
      cells.insert(cells.remove(at: name), at: 0)
      titles.insert(titles.remove(at: name), at: 0)
    }
    return Speech.position(selected, of: count, SpeechText().row(cells, titles))
  }

  /// The rows for a spreadsheet: a line of titles, then one line per row, with tabs between the
  /// cells.
  static func copiedText(_ titles: [String], count: Int, cells: (Int) -> [String]) -> String {
    ([titles] + (0..<count).map(cells))
      .map { $0.map { $0.replacing("\t", with: " ") }.joined(separator: "\t") + "\n" }.joined()
  }

  // MARK: Input

  /// The name of the column whose title is at a point.
  func columnName(at point: Point) -> String? {
    guard place.titles.height > 0 else { return nil }
    return (fitted?.columns).flatMap { titles(of: $0).name(at: point) }
  }

  /// The row at a point.
  func row(at point: Point) -> Int? {
    place.rows.contains(point) ? lines.row(at: point.y - place.rows.y) : nil
  }

  /// The column of a row at a point, and the distance from the column's start.
  func column(at point: Point) -> (column: RowColumn, offset: Int)? {
    guard row(at: point) != nil else { return nil }
    return fitted?.columns.column(at: point.x, in: place.texts(in: place.rows))
  }

  func contains(_ point: Point) -> Bool { place.contains(point) }

  func click(_ mouse: MouseEvent, open: () -> Void) {
    switch mouse.kind {
    case .wheelUp: cursor()?.move(by: -mouse.lines)
    case .wheelDown: cursor()?.move(by: mouse.lines)
    case .press, .doublePress: press(mouse, open: open)
    }
  }

  private func press(_ mouse: MouseEvent, open: () -> Void) {
    let scroll = lines.scroll(count: count, height: place.rows.height)
    if place.isOnBar(mouse.point), scroll.isNeeded {
      let line = scroll.index(atBarRow: mouse.point.y - place.rows.y)
      cursor()?.select(lines.row(ofLine: line))
    } else if let row = row(at: mouse.point) {
      cursor()?.select(row)
      if mouse.kind == .doublePress { open() }
    } else if place.rows.contains(mouse.point), mouse.point.y - place.rows.y >= scroll.count {
      cursor()?.selectLast()
    }
  }

  /// The keys that move the cursor in the list.
  var bindings: [Binding] { rowBindings { [cursor] in cursor() } }
}
