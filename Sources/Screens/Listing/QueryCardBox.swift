import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The card of query examples, under the filter.
struct QueryCardBox {
  let card: QueryCard

  /// From this width on, all examples of a line are shown; below it, only the first.
  private static let wide = 56
  private static let widest = 110

  func draw(on canvas: inout Canvas, below filter: Rect, in area: Rect) {
    let room = Rect(
      x: area.x, y: filter.endY, width: min(Self.widest, area.width),
      height: area.endY - filter.endY)
    guard room.height > 2 else { return }
    let examples = card.lines.map { text(of: $0, in: room.width - 2) }
    let column = examples.map(\.width).max() ?? 0
    let meaning = card.lines.map { DrawableText($0.meaning).width }.max() ?? 0
    let box = Rect(
      x: room.x, y: room.y, width: min(room.width, column + meaning + 6),
      height: min(card.lines.count + 2, room.height))
    let inner = canvas.box(box, title: worded("Query examples"))
    let scroll = Scroll(
      selected: card.index, count: card.lines.count, height: inner.height, previous: 0)
    for (row, index) in scroll.visible.enumerated() {
      var rest = inner.row(row).inset(horizontal: 1)
      canvas.write(examples[index], in: rest.takeLeft(column), style: .key)
      _ = rest.takeLeft(2)
      canvas.write(DrawableText(card.lines[index].meaning), in: rest)
      if index == card.index { canvas.selectRow(inner.row(row)) }
    }
    canvas.draw(scroll, x: box.endX - 1, y: inner.y)
    if room.width - 2 < Self.wide { drawMeaning(on: &canvas, in: box) }
  }

  /// Writes the meaning of the selected line on the bottom border, because the column cuts it off.
  private func drawMeaning(on canvas: inout Canvas, in box: Rect) {
    let line = box.row(box.height - 1).inset(horizontal: 2)
    canvas.write(DrawableText(" \(card.lines[card.index].meaning) "), in: line, style: .hint)
  }

  private func text(of line: QueryCard.Line, in width: Int) -> DrawableText {
    let examples = width >= Self.wide ? line.examples : Array(line.examples.prefix(1))
    return DrawableText(examples.joined(separator: "  "))
  }
}
