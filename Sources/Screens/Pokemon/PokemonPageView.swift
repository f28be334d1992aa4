import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form: its name, which stays in sight, and what can be said of it, which scrolls.
@MainActor struct PokemonPageView {
  private let model: PokemonViewModel
  private var lines: [PageLine] = []
  /// Of which page, and for how many columns, the lines are.
  private var laidOut: (version: Int, width: Int)?

  init(_ model: PokemonViewModel) {
    self.model = model
  }

  /// Lays the page out for an area: once, not with every frame.
  mutating func prepare(for area: Rect) {
    let body = Self.body(of: area)
    let version = model.page.version
    if laidOut?.version != version || laidOut?.width != body.width {
      laidOut = (version, body.width)
      lines =
        model.page.value.map { page in
          OverviewTab(page: page, trouble: trouble(of: page)).lines(width: body.width)
        } ?? []
    }
    model.fit(lines: lines.count, height: body.height)
  }

  /// Where the lines stand: below the name, and left of the scroll bar. Text that touches the bar
  /// is hard to read.
  private static func body(of area: Rect) -> Rect {
    var rest = area
    _ = rest.takeTop(1)
    _ = rest.takeRight(2)
    return rest
  }

  /// Why something of the page is missing or old.
  private func trouble(of page: PokemonPage) -> PokedexError? {
    model.page.state.error ?? page.speciesFailure
  }

  // MARK: Drawing

  /// - Parameter name: what the list calls it, for as long as the page is not there.
  func draw(on canvas: inout Canvas, in area: Rect, name: String, isFocused: Bool) {
    var rest = area
    let head = rest.takeTop(1)
    let style: Style = isFocused ? .focus : .title
    switch model.page.state {
    case .loading(_, _) where !model.isCurrent:
      PokemonPageHead(name: name).draw(on: &canvas, in: head, style: style)
      Notice.loading(name).draw(on: &canvas, in: rest)
    case .error(let error, _) where !model.isCurrent:
      PokemonPageHead(name: name).draw(on: &canvas, in: head, style: style)
      Notice.error(error, name).draw(on: &canvas, in: rest)
    default:
      guard let page = model.page.value else { return }
      PokemonPageHead(page).draw(on: &canvas, in: head, style: style)
      drawLines(on: &canvas, in: area)
    }
  }

  private func drawLines(on canvas: inout Canvas, in area: Rect) {
    let body = Self.body(of: area)
    for (row, line) in lines.dropFirst(model.top).prefix(body.height).enumerated() {
      line.draw(on: &canvas, in: body.row(row))
    }
    let scroll = Scroll(
      selected: model.top, count: lines.count, height: body.height, previous: model.top)
    canvas.draw(scroll, x: area.endX - 1, y: body.y)
  }
}
