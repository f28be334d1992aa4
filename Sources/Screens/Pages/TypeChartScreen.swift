import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The damage of each type to each type: attacking types in rows, defending types in columns.
@MainActor final class TypeChartScreen: Screen {
  let title = worded("Type chart")
  private let model: TypeChartViewModel
  private let gameChip: GameChip
  private let router: Router
  private let dialogs: Dialogs
  private var grid = TypeChartGrid()
  private var body = Rect(.zero)
  private var sentence = Rect(.zero)
  private var legend = Rect(.zero)

  init(model: TypeChartViewModel, router: Router, dialogs: Dialogs) {
    self.model = model
    gameChip = dialogs.chip()
    self.router = router
    self.dialogs = dialogs
  }

  var chip: GameChip? { gameChip }
  var subject: String? { model.attack?.name }
  var copiedText: String? { model.chart.value?.tabSeparated }

  var speech: Speech? {
    guard let page = model.chart.value, let attack = model.attack else { return nil }
    return Speech(
      title: title, lines: page.sentences(of: attack), selected: model.sentence)
  }

  // MARK: Input

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.openType, "open the page of the row's type", unless: missing) { [weak self] in
        self?.open()
      },
      Binding(.otherPane, "the list of types", hint: "list") { [router] in
        router.push(.table(.type))
      },
      Binding(.leaveChart) { [router] in router.pop() },
      Binding(.typeLeft) { [model] in model.columns.move(by: -1) },
      Binding(.typeRight) { [model] in model.columns.move(by: 1) },
    ] + gameChip.bindings + rowBindings { [model] in model.rows }

  private var missing: () -> String? {
    { [model] in model.attack == nil ? worded("nothing is selected") : nil }
  }

  private func open() {
    if let type = model.attack { router.push(.page(.to(type))) }
  }

  /// A click moves the cursor, a double click opens the type of the row.
  func click(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: model.rows.move(by: -mouse.lines)
    case .wheelDown: model.rows.move(by: mouse.lines)
    case .press, .doublePress:
      guard let position = grid.position(at: mouse.point) else { return }
      if let row = position.row { model.rows.select(model.rows.selection.top + row) }
      if let column = position.column {
        model.columns.select(model.columns.selection.top + column)
      }
      if mouse.kind == .doublePress { open() }
    }
  }

  func retry() -> Bool {
    guard model.chart.state.error != nil else { return false }
    model.chart.retry()
    return true
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: gameChip.game.lens)
    body = area.inset(horizontal: 1)
    _ = body.takeTop(1)
    guard let count = model.chart.value?.types.count else { return }
    var rest = body
    // The chart needs at least six rows; the sentence takes precedence over the legend.
    legend = rest.height > count + 2 ? rest.takeBottom(1) : Rect(.zero)
    sentence = rest.height > 6 ? rest.takeBottom(1) : Rect(.zero)
    if rest.height > count + 2 { _ = rest.takeTop(1) }
    grid = TypeChartGrid(types: count, in: rest)
    if rest.height > count + 1 { moveFoot(below: grid.cells.endY + 1) }
    model.rows.fit(count: count, height: grid.cells.height)
    model.columns.fit(count: count, height: grid.columns)
  }

  /// Keeps the sentence near the chart in a tall window.
  private func moveFoot(below y: Int) {
    sentence = Rect(x: sentence.x, y: y, width: sentence.width, height: 1)
    legend = Rect(x: sentence.x, y: y + 1, width: sentence.width, height: legend.height)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let page = model.chart.value else {
      return Placeholder.missing(model.chart.state, title).draw(on: &canvas, in: body)
    }
    PageHead(title, summary: worded("attack in rows, defense in columns"), chip: gameChip)
      .draw(on: &canvas, in: area.row(0))
    grid.draw(
      page, rows: model.rows.selection.visible, columns: model.columns.selection.visible,
      cursor: (model.rows.index, model.columns.index), on: &canvas)
    canvas.write(DrawableText(model.sentence), in: sentence)
    if legend.height > 0 { TypeChartGrid.drawLegend(on: &canvas, in: legend) }
  }
}
