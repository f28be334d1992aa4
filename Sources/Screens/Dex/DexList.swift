import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The visible rows of the list.
@MainActor struct DexList {
  let model: DexViewModel
  let layout: DexRowLayout
  /// The column of the scroll bar.
  let bar: Int
  let isFocused: Bool

  func draw(on canvas: inout Canvas, in area: Rect) {
    let selection = model.list.selection
    let rows = model.visibleRows
    guard !rows.isEmpty else { return drawEmpty(on: &canvas, in: area) }
    for (index, row) in rows.enumerated() {
      let line = area.row(index)
      layout.draw(row, on: &canvas, in: line)
      if selection.top + index == selection.index { canvas.selectRow(line, highlight) }
    }
    let scroll = Scroll(
      selected: selection.index, count: model.list.result.rows.count, height: area.height,
      previous: selection.top)
    canvas.draw(scroll, x: bar, y: area.y)
  }

  private var highlight: Highlight { isFocused ? .focused : .unfocused }

  private func drawEmpty(on canvas: inout Canvas, in area: Rect) {
    switch model.catalog.state {
    case .idle: break
    case .loading(_, let progress):
      if model.total == 0 {
        Placeholder.loading(worded("the list"), progress).draw(on: &canvas, in: area)
      } else {
        nothing.draw(on: &canvas, in: area)
      }
    case .error(let error, nil):
      Placeholder.error(error, worded("the list")).draw(on: &canvas, in: area)
    case .loaded, .error: nothing.draw(on: &canvas, in: area)
    }
  }

  private var nothing: Placeholder {
    .nothingMatches(in: model.lens.lens?.name, isFiltering: model.list.isFiltering)
  }
}
