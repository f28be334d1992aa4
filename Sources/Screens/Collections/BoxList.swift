import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The places of a box below each other, for windows without room for its rows: `3·2·4 Wartortle missing`.
@MainActor final class BoxList {
  private let model: BoxesViewModel
  private let pane: RowPane

  init(_ model: BoxesViewModel) {
    self.model = model
    pane = RowPane(model.cursor)
  }

  private var columns: [RowColumn] {
    [
      RowColumn("", 7, least: 5).with { $0.rank = 0 },
      RowColumn("", 24, least: 8).with { $0.rank = 0 }, RowColumn("", 10, least: 7),
    ]
  }

  func prepare(in area: Rect) { pane.prepare(columns, count: model.cells, in: area) }

  func cell(at point: Point) -> Int? { pane.row(at: point) }

  func draw(on canvas: inout Canvas) {
    let symbols = canvas.symbols
    pane.draw(on: &canvas) { cells($0, symbols) }
  }

  private func cells(_ index: Int, _ symbols: Symbols) -> [RowCell] {
    guard let place = model.place(in: index) else { return [.inline(Inline("–", tone: .dim))] }
    let isTicked = model.ticked.contains(place.marked)
    let tick = isTicked ? "\(symbols.check.text.string) " : ""
    let tone: Inline.Tone = place.state == nil ? .dim : .mark
    return [
      .inline(Inline(place.address, tone: .dim)), .inline(Inline(tick + place.name)),
      .inline(Inline(place.stateInWords, tone: tone)),
    ]
  }
}
