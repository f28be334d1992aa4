import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The filter line: its text with errors underlined, and the number of matches.
@MainActor struct FilterBar<Rows: QueryRows> {
  let listing: Listing<Rows>
  let field: EditedText
  /// The number of rows without a filter.
  let total: Int
  /// The text shown while there is no filter.
  let placeholder: DrawableText

  func draw(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    if !listing.query.isEmpty || listing.isFiltering {
      let count = countText
      canvas.write(count, in: rest.takeRight(count.width), style: .status)
      _ = rest.takeRight(1)
    }
    canvas.write("/", in: rest.takeLeft(2), style: listing.isFiltering ? .key : .dim)
    if listing.isFiltering {
      drawField(on: &canvas, in: rest)
    } else if listing.query.isEmpty {
      canvas.write(placeholder, in: rest, style: .placeholder)
    } else {
      drawQuery(DrawableText(listing.query), shift: 0, on: &canvas, in: rest)
    }
  }

  private var countText: DrawableText {
    let count = Formatting.count(listing.result.rows.count)
    return DrawableText(worded("\(count) of \(Formatting.count(total))"))
  }

  private func drawField(on canvas: inout Canvas, in area: Rect) {
    let (text, column) = field.field.visible(width: area.width)
    let hidden = field.text.prefix(field.cursor).count - text.string.prefix(column).count
    drawQuery(text, shift: max(0, hidden), on: &canvas, in: area)
    canvas.cursor = Point(x: area.x + column, y: area.y)
  }

  /// - Parameter shift: the number of characters hidden at the left.
  private func drawQuery(
    _ text: DrawableText, shift: Int, on canvas: inout Canvas, in area: Rect
  ) {
    canvas.write(text, in: area, style: .field)
    for problem in listing.result.problems
    where !(listing.isFiltering && problem.isUnfinished) {
      underline(problem.range, of: text, shift: shift, on: &canvas, in: area)
    }
  }

  private func underline(
    _ range: Range<Int>, of text: DrawableText, shift: Int, on canvas: inout Canvas, in area: Rect
  ) {
    let start = max(0, range.lowerBound - shift)
    let end = max(start, range.upperBound - shift)
    let before = DrawableText(String(text.string.prefix(start))).width
    let wrong = DrawableText(String(text.string.dropFirst(start).prefix(end - start))).width
    let place = Rect(x: area.x + before, y: area.y, width: wrong, height: 1)
    canvas.restyle(place.intersection(area), role: .mistake)
  }
}
