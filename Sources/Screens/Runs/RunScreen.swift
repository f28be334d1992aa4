import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The current run through a game: its places with what can be caught there first, its Pokémon, and
/// what it has to catch more. In a wide window, the selected row's details are beside the list, else
/// below it.
@MainActor final class RunScreen: Screen {
  let title = worded("Run")
  let dialogs: Dialogs
  let model: RunViewModel
  let router: Router
  private let pane: RowPane
  private let details: DocumentView
  let gameChip: GameChip
  var chip: GameChip? { gameChip }
  private var tabs = Rect(.zero)
  private var note = Rect(.zero)
  private var body = Rect(.zero)
  private var divider = Rect(.zero)
  /// The area of the details; empty if they are hidden.
  private var side = Rect(.zero)

  init(model: RunViewModel, router: Router, dialogs: Dialogs, symbols: Symbols) {
    self.model = model
    self.router = router
    self.dialogs = dialogs
    gameChip = dialogs.chip()
    pane = RowPane { model.cursor }
    details = DocumentView(model.reading, symbols: symbols)
    model.start()
  }

  var windowTitle: String { model.title ?? title }
  var subject: String? { model.selectedName }
  var destination: Destination? { model.destination }

  var bindings: [Binding] {
    switch model.tab {
    case .places: placeTable
    case .pokemon: pokemonTable
    case .means: meanTable
    }
  }

  private lazy var placeTable = placeKeys + [capKey] + runKeys + pane.bindings + tabKeys
  private lazy var pokemonTable = pokemonKeys + runKeys + pane.bindings + tabKeys
  private lazy var meanTable = meanKeys + [capKey] + runKeys + pane.bindings + tabKeys

  private var tabKeys: [Binding] {
    tabBindings(of: { [model] in model.tab }) { [model] in model.show($0) }
  }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, tabs.contains(mouse.point) {
      let bar = TabBar(tab: model.tab)
      if let tab = bar.tab(at: mouse.point.x - tabs.x, width: tabs.width) { model.show(tab) }
    } else if side.contains(mouse.point) {
      details.click(mouse) { [router] in router.push(.page($0)) }
    } else {
      pane.click(mouse) { _ = bindings.first(of: .open)?.perform() }
    }
  }

  var copiedText: String? {
    guard model.count > 0 else { return model.title }
    return RowPane.copiedText(model.columns.map(\.title), count: model.count) { [model] in
      model.cells(of: $0).map(\.text)
    }
  }

  var speech: Speech? {
    guard let name = model.title else { return nil }
    let lines = [SpeechText()(model.summary), SpeechText()(model.note)].filter { !$0.isEmpty }
    let about = model.details.map { DocumentSpeech($0).lines } ?? []
    return Speech(
      title: "\(name), \(model.tab.title)", lines: lines + about,
      selected: pane.speech(
        model.columns, count: model.count, cells: { [model] in model.cells(of: $0) }))
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    (tabs, note, side, divider) = (Rect(.zero), Rect(.zero), Rect(.zero), Rect(.zero))
    guard model.title != nil else { return }
    tabs = body.takeTop(1).inset(horizontal: 1)
    if area.height >= 10, !model.note.isEmpty { note = body.takeTop(1).inset(horizontal: 1) }
    if let document = model.details { prepareDetails(document, isWide: area.width >= 100) }
    pane.prepare(model.columns, count: model.count, in: body)
  }

  private func prepareDetails(_ document: Document, isWide: Bool) {
    if isWide {
      side = body.takeRight(body.width * 45 / 100)
      divider = body.takeRight(1)
    } else if body.height >= 14 {
      side = body.takeBottom(body.height * 2 / 5)
      divider = body.takeBottom(1)
    } else {
      return
    }
    details.prepare(document, in: side.inset(horizontal: 1))
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(title, summary: model.summary, chip: gameChip).draw(on: &canvas, in: area.row(0))
    guard model.title != nil else { return none.draw(on: &canvas, in: body) }
    TabBar(tab: model.tab).draw(on: &canvas, in: tabs)
    canvas.write(DrawableText(model.note), in: note, style: .dim)
    guard model.count > 0 else { return nothing.draw(on: &canvas, in: body) }
    pane.draw(on: &canvas, cells: { [model] in model.cells(of: $0) })
    if !side.isEmpty { drawDetails(on: &canvas) }
  }

  private var none: Placeholder {
    model.problem.map { Placeholder(heading: Phrase($0), detail: "@ chooses another run.") }
      ?? Placeholder(
        heading: "No run yet", detail: "Press a to begin one: then c and the lists keep to it.")
  }

  private var nothing: Placeholder {
    model.tab == .pokemon
      ? Placeholder(
        heading: "No Pokémon yet", detail: "Press c on a place, or on any Pokémon you catch.")
      : Placeholder(
        heading: "No places with encounters are known of this game",
        detail: "The run keeps its Pokémon: press c on any you catch.")
  }

  private func drawDetails(on canvas: inout Canvas) {
    if divider.width == 1 {
      PaneDivider(area: divider).draw(on: &canvas)
    } else {
      canvas.horizontalLine(x: divider.x, y: divider.y, width: divider.width)
    }
    details.draw(on: &canvas)
  }
}
