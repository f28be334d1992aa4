import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The filter line: its text with errors underlined, the order, and the number of matches.
@MainActor struct FilterBar<Rows: QueryRows> {
  let listing: Listing<Rows>
  let field: EditedText
  /// The number of rows without a filter.
  let total: Int
  /// The text shown while there is no filter.
  let placeholder: DrawableText

  /// The areas of the line.
  struct Layout {
    var field: Rect
    /// The order; empty if it is the default one, or does not fit.
    var order = Rect(.zero)
    var count = Rect(.zero)
  }

  /// The minimum width of the field beside the order.
  private static var shortestField: Int { 12 }

  func layout(in area: Rect) -> Layout {
    var rest = area
    var layout = Layout(field: area)
    if !listing.query.isEmpty || listing.isFiltering {
      layout.count = rest.takeRight(countText.width)
      _ = rest.takeRight(1)
    }
    let order = DrawableText(orderText ?? "").width
    if order > 0, rest.width - order >= Self.shortestField + 3 {
      layout.order = rest.takeRight(order)
      _ = rest.takeRight(1)
    }
    _ = rest.takeLeft(2)
    layout.field = rest
    return layout
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let layout = layout(in: area)
    if layout.count.width > 0 { canvas.write(countText, in: layout.count, style: .status) }
    if layout.order.width > 0 {
      canvas.write(DrawableText(orderText ?? ""), in: layout.order, style: .key)
    }
    canvas.write("/", x: area.x, y: area.y, in: area, style: listing.isFiltering ? .key : .dim)
    if listing.isFiltering {
      drawField(on: &canvas, in: layout.field)
    } else if listing.condition.isEmpty {
      canvas.write(placeholder, in: layout.field, style: .placeholder)
    } else {
      drawQuery(DrawableText(listing.condition), hidden: 0, on: &canvas, in: layout.field)
    }
  }

  /// The column of a character of the field.
  func column(of character: Int, in area: Rect) -> Int {
    let field = layout(in: area).field
    let shown = self.field.field.visible(width: field.width)
    let before = shown.text.string.prefix(max(0, character - shown.hidden))
    return field.x + DrawableText(String(before)).width
  }

  private var countText: DrawableText {
    let count = Formatting.count(listing.result.rows.count)
    return DrawableText(worded("\(count) of \(Formatting.count(total))"))
  }

  private var orderText: String? {
    listing.order.map { ($0.isDescending ? "▼" : "▲") + $0.title }
  }

  private func drawField(on canvas: inout Canvas, in area: Rect) {
    let shown = field.field.visible(width: area.width)
    if field.text.isEmpty {
      canvas.write(placeholder, in: area, style: .placeholder)
    } else {
      drawQuery(shown.text, hidden: shown.hidden, on: &canvas, in: area)
    }
    if field.field.isSelected {
      canvas.select(Rect(x: area.x, y: area.y, width: shown.text.width, height: 1))
    }
    if field.hasCursor { canvas.cursor = Point(x: area.x + shown.cursorColumn, y: area.y) }
  }

  /// - Parameter hidden: the number of characters hidden at the left.
  private func drawQuery(
    _ text: DrawableText, hidden: Int, on canvas: inout Canvas, in area: Rect
  ) {
    canvas.write(text, in: area, style: .field)
    let shown = hidden..<hidden + min(text.string.count, area.width)
    for problem in listing.result.problems
    where problem.range.overlaps(shown) && !(listing.isFiltering && problem.isUnfinished) {
      underline(problem.range, of: text, hidden: hidden, on: &canvas, in: area)
    }
  }

  private func underline(
    _ range: Range<Int>, of text: DrawableText, hidden: Int, on canvas: inout Canvas, in area: Rect
  ) {
    let start = max(0, range.lowerBound - hidden)
    let end = max(start, range.upperBound - hidden)
    let before = DrawableText(String(text.string.prefix(start))).width
    let wrong = DrawableText(String(text.string.dropFirst(start).prefix(end - start))).width
    let word = Rect(x: area.x + before, y: area.y, width: wrong, height: 1)
    canvas.restyle(word.intersection(area), role: .problem)
  }
}
