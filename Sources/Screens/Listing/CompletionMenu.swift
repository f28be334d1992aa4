import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The completions at the cursor of the filter, with the number of rows that each would match.
struct CompletionMenu {
  private static let mostRows = 10
  let completion: Completion

  /// Draws a box under the filter, covering the content below.
  func draw(on canvas: inout Canvas, below filter: Rect, in area: Rect) {
    let choices = completion.choices
    let rows = min(Self.mostRows, choices.count, area.endY - filter.endY - 2)
    guard rows > 0 else { return }
    let counts = choices.map { DrawableText(Formatting.count($0.count)) }
    let texts = choices.map { DrawableText($0.text) }
    let countColumns = counts.map(\.width).max() ?? 0
    let textColumns = texts.map(\.width).max() ?? 0
    let box = Rect(
      x: filter.x + 1, y: filter.endY,
      width: min(textColumns + countColumns + 6, area.endX - filter.x - 1), height: rows + 2)
    canvas.fill(box)
    let inner = canvas.frame(box, style: .focus)
    let top = max(0, min(completion.index - rows / 2, choices.count - rows))
    for row in 0..<rows {
      let line = inner.row(row).inset(horizontal: 1)
      var rest = line
      canvas.write(
        counts[top + row], in: rest.takeRight(countColumns), style: .dim, alignment: .right)
      _ = rest.takeRight(1)
      canvas.write(texts[top + row], in: rest)
      if top + row == completion.index { canvas.select(inner.row(row)) }
    }
    let scroll = Scroll(
      selected: completion.index, count: choices.count, height: rows, previous: top)
    canvas.draw(scroll, x: box.endX - 1, y: inner.y)
  }
}
