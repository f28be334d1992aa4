import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The completions at the cursor of the filter, with their meaning and the number of rows that each
/// would match.
struct CompletionMenu {
  static let maxRows = 10
  private static let widest = 76
  private static let shortestMeaning = 8
  let completion: Completion
  /// The column of the completed word.
  let column: Int

  /// Draws a box under the filter, covering the content below. The box is at the word, or as close
  /// to it as fits.
  func draw(on canvas: inout Canvas, below filter: Rect, in area: Rect) {
    let rows = min(Self.maxRows, completion.choices.count, area.endY - filter.endY - 2)
    guard rows > 0 else { return }
    let top = max(0, min(completion.index - rows / 2, completion.choices.count - rows))
    let widths = Widths(
      completion.choices[top..<top + rows], within: min(Self.widest, area.width) - 4)
    let box = Rect(
      x: max(area.x, min(column - 2, area.endX - widths.all - 4)), y: filter.endY,
      width: widths.all + 4, height: rows + 2
    ).intersection(area)
    let inner = canvas.box(box)
    for row in 0..<rows {
      draw(completion.choices[top + row], widths, on: &canvas, in: inner.row(row))
      if top + row == completion.index { canvas.selectRow(inner.row(row)) }
    }
    let scroll = Scroll(
      selected: completion.index, count: completion.choices.count, height: rows, previous: top)
    canvas.draw(scroll, x: box.endX - 1, y: inner.y)
  }

  private func draw(
    _ choice: QueryCompletion, _ widths: Widths, on canvas: inout Canvas, in line: Rect
  ) {
    var rest = line.inset(horizontal: 1)
    if widths.count > 0 {
      let field = rest.takeRight(widths.count)
      canvas.write(widths.text(of: choice), in: field, style: .dim, alignment: .right)
      _ = rest.takeRight(1)
    }
    canvas.write(choice.text, matched: choice.matched, in: rest.takeLeft(widths.text))
    guard widths.meaning > 0 else { return }
    _ = rest.takeLeft(2)
    canvas.write(DrawableText(choice.meaning), in: rest, style: .dim)
  }

  /// The widths of the columns.
  private struct Widths {
    let text: Int
    let meaning: Int
    let count: Int

    init(_ choices: ArraySlice<QueryCompletion>, within width: Int) {
      let counts = choices.filter(\.isCounted).map { Formatting.count($0.count).count }
      count = counts.max() ?? 0
      let room = width - (count > 0 ? count + 1 : 0)
      text = min(choices.map { DrawableText($0.text).width }.max() ?? 0, room)
      let wanted = choices.map { DrawableText($0.meaning).width }.max() ?? 0
      let rest = room - text - 2
      meaning = rest >= min(wanted, shortestMeaning) ? min(wanted, rest) : 0
    }

    var all: Int { text + (meaning > 0 ? meaning + 2 : 0) + (count > 0 ? count + 1 : 0) }

    func text(of choice: QueryCompletion) -> DrawableText {
      choice.isCounted ? DrawableText(Formatting.count(choice.count)) : .empty
    }
  }
}
