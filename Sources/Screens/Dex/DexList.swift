import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The list on the Pokédex screen.
@MainActor struct DexList {
  let model: DexViewModel
  let pane: RowPane
  let columns: DexRowColumns
  let isFocused: Bool

  func draw(on canvas: inout Canvas, in area: Rect) {
    let rows = model.visibleRows
    guard !rows.isEmpty else {
      pane.drawTitles(on: &canvas)
      return drawEmpty(on: &canvas, in: area)
    }
    let top = model.list.selection.top
    let cells = columns.cells(of: rows, canvas.symbols)
    pane.draw(isFocused: isFocused, on: &canvas) { cells[$0 - top] }
  }

  private func drawEmpty(on canvas: inout Canvas, in area: Rect) {
    switch model.catalog.state {
    case .idle: break
    case .loading where model.total == 0, .error(_, nil):
      Placeholder.missing(model.catalog.state, worded("the list")).draw(on: &canvas, in: area)
    case .loading, .loaded, .error: nothing.draw(on: &canvas, in: area)
    }
  }

  private var nothing: Placeholder {
    .nothingMatches(in: model.lens.lens?.name, isFiltering: model.list.isFiltering)
  }
}
