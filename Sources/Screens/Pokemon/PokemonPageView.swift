import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form: its name, which stays in sight, and what can be said of it, which scrolls.
@MainActor struct PokemonPageView {
  let model: PokemonViewModel
  /// What the list calls it, for as long as the page is not there.
  let name: String
  let isFocused: Bool

  func draw(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    let head = rest.takeTop(1)
    switch model.page.state {
    case .loading(_, _) where !model.isCurrent:
      PokemonPageHead(name: name).draw(on: &canvas, in: head, style: headStyle)
      Notice.loading(name).draw(on: &canvas, in: rest)
    case .error(let error, _) where !model.isCurrent:
      PokemonPageHead(name: name).draw(on: &canvas, in: head, style: headStyle)
      Notice.error(error, name).draw(on: &canvas, in: rest)
    default:
      if let page = model.page.value { draw(page, head: head, on: &canvas, in: rest) }
    }
  }

  private func draw(_ page: PokemonPage, head: Rect, on canvas: inout Canvas, in area: Rect) {
    PokemonPageHead(page).draw(on: &canvas, in: head, style: headStyle)
    var rest = area
    let bar = rest.takeRight(1)
    // Text that touches the bar is hard to read.
    _ = rest.takeRight(1)
    let lines = OverviewTab(page: page, trouble: trouble(of: page)).lines(width: rest.width)
    model.fit(lines: lines.count, height: rest.height)
    for (row, line) in lines.dropFirst(model.top).prefix(rest.height).enumerated() {
      line.draw(on: &canvas, in: rest.row(row))
    }
    let scroll = Scroll(
      selected: model.top, count: lines.count, height: rest.height, previous: model.top)
    canvas.draw(scroll, x: bar.x, y: bar.y)
  }

  private var headStyle: Style { isFocused ? .focus : .title }

  /// Why something of the page is missing or old.
  private func trouble(of page: PokemonPage) -> PokedexError? {
    model.page.state.error ?? page.speciesFailure
  }
}
