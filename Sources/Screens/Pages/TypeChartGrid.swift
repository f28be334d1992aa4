import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The layout of the type chart in an area: the headers stay in view when the chart is larger than
/// its area.
@MainActor struct TypeChartGrid {
  /// The attacking types, and the width of their badges.
  private(set) var labels = Rect(.zero)
  private var labelBadges = TypeBadge.Width.short
  /// The defending types.
  private(set) var heads = Rect(.zero)
  private(set) var cells = Rect(.zero)
  /// The width of a cell and the gap after it.
  private var cell = 4

  /// The widths to try, the most generous first.
  private static let widths: [(TypeBadge.Width, cell: Int)] = [
    (.whole, 6), (.short, 6), (.whole, 4), (.short, 4),
  ]

  init() {}

  init(types count: Int, in area: Rect) {
    let fitting = Self.widths.first { badges, cell in
      TypeBadge.columns(of: badges) + count * cell <= area.width
    }
    (labelBadges, cell) = fitting ?? (.short, 4)
    var rest = area
    var top = rest.takeTop(1)
    labels = rest.takeLeft(TypeBadge.columns(of: labelBadges) + 1)
    _ = top.takeLeft(labels.width)
    // The last column needs no gap.
    let shown = min(count, (rest.width + 1) / cell)
    cells = Rect(
      x: rest.x, y: rest.y, width: shown * cell, height: min(count, rest.height))
    heads = Rect(x: top.x, y: top.y, width: cells.width, height: 1)
  }

  /// The number of columns in view.
  var columns: Int { cells.width / cell }

  /// The row and column at a point, counted from the first in view; `nil` outside the chart. The
  /// row is `nil` in the heads, the column in the labels.
  func position(at point: Point) -> (row: Int?, column: Int?)? {
    let row = (cells.y..<cells.endY).contains(point.y) ? point.y - cells.y : nil
    let column = (cells.x..<cells.endX).contains(point.x) ? (point.x - cells.x) / cell : nil
    let isInside = cells.contains(point) || heads.contains(point) || labels.contains(point)
    return isInside ? (row, column) : nil
  }

  /// - Parameter cursor: the row and the column of the cursor; `nil` without one.
  func draw(
    _ page: TypeChartPage, rows: Range<Int>, columns: Range<Int>, cursor: (row: Int, column: Int)?,
    on canvas: inout Canvas
  ) {
    for (offset, column) in columns.enumerated() {
      let head = Rect(x: heads.x + offset * cell, y: heads.y, width: cell - 1, height: 1)
      let text = TypeBadge.head(of: page.types[column], columns: head.width)
      canvas.write(text, x: head.x, y: head.y, style: Style(.type(page.types[column])))
    }
    for (offset, row) in rows.enumerated() {
      let line = labels.row(offset)
      let attack = page.types[row]
      TypeBadge.draw([attack], width: labelBadges, x: line.x, y: line.y, in: line, on: &canvas)
      for (index, column) in columns.enumerated() {
        let area = Rect(
          x: cells.x + index * cell, y: cells.y + offset, width: cell - 1, height: 1)
        let isLit = cursor.map { $0.row == row || $0.column == column } ?? false
        let isChosen = cursor.map { $0.row == row && $0.column == column } ?? false
        draw(
          page[attack, page.types[column]], isLit: isLit, isChosen: isChosen, on: &canvas, in: area)
      }
    }
  }

  private func draw(
    _ percent: Int, isLit: Bool, isChosen: Bool, on canvas: inout Canvas, in area: Rect
  ) {
    let sign = canvas.symbols.drawable(TypeChartPage.sign(percent: percent))
    let text = isChosen && sign.width == 1 ? DrawableText("[\(sign.string)]") : sign
    let role = isChosen ? Role.text : .damage(percent: percent)
    canvas.write(
      text.padded(to: area.width, alignment: .center), in: area, style: Style(role))
    if isLit { canvas.select(area, isChosen ? .focused : .unfocused) }
    if isChosen, canvas.cursor == nil { canvas.focus = area.origin }
  }

  /// Explains the signs.
  static func drawLegend(on canvas: inout Canvas, in line: Rect) {
    let signs = [
      (200, worded("double")), (50, worded("half")), (0, worded("none")), (100, worded("normal")),
    ]
    var x = line.x
    for (percent, meaning) in signs {
      let sign = canvas.symbols.drawable(" \(TypeChartPage.sign(percent: percent)) ")
      x += canvas.write(
        sign, x: x, y: line.y, in: line, style: Style(.damage(percent: percent)))
      x +=
        canvas.write(
          DrawableText(" \(meaning)"), x: x, y: line.y, in: line, style: .dim) + 2
    }
  }
}

/// The type chart as lines of text, as on the screen.
@MainActor package struct TypeChartText {
  private let page: TypeChartPage
  private let columns: Int
  private let symbols: Symbols

  package init(_ page: TypeChartPage, columns: Int, symbols: Symbols) {
    self.page = page
    self.columns = columns
    self.symbols = symbols
  }

  package var grid: Grid {
    let count = page.types.count
    var canvas = Canvas(size: Size(width: columns, height: count + 3), symbols: symbols)
    var rest = canvas.bounds
    let layout = TypeChartGrid(types: count, in: rest)
    layout.draw(
      page, rows: 0..<count, columns: 0..<min(count, layout.columns), cursor: nil, on: &canvas)
    TypeChartGrid.drawLegend(on: &canvas, in: rest.takeBottom(1))
    return canvas.grid
  }
}
