import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The list on the Pokédex screen.
@MainActor struct DexList {
  let model: DexViewModel
  let pane: RowPane
  let isFocused: Bool

  func draw(on canvas: inout Canvas, in area: Rect) {
    let rows = model.visibleRows
    guard !rows.isEmpty else {
      pane.drawTitles(on: &canvas)
      return drawEmpty(on: &canvas, in: area)
    }
    let columns = DexRowColumns(model, width: area.width)
    let (top, symbols) = (model.list.selection.top, canvas.symbols)
    pane.draw(isFocused: isFocused, on: &canvas) { columns.cells(of: rows[$0 - top], symbols) }
  }

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
