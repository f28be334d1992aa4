import PokedexPresentation
import PokedexTerminalUI

/// The list of all forms and the page of the selected one: side by side where there is room, else
/// one at a time.
@MainActor final class DexScreen: Screen {
  /// From so many columns on, list and page stand side by side.
  static let wideColumns = 100

  let model: DexViewModel
  let pokemon: PokemonViewModel
  /// What is typed while a filter is edited.
  var field = TextField()
  /// Where the rows of the list were drawn last, for the mouse.
  private var listArea = Rect(x: 0, y: 0, width: 0, height: 0)
  private var isWide = false

  init(model: DexViewModel, pokemon: PokemonViewModel) {
    self.model = model
    self.pokemon = pokemon
  }

  var title: String {
    if model.isFiltering { return "Filter" }
    return model.isPageOpen ? "Page of a Pokémon" : "List of Pokémon"
  }

  var bindings: [Binding] {
    if model.isFiltering { return filterBindings }
    return model.isPageOpen ? pageBindings : listBindings
  }

  private lazy var listBindings = makeListBindings()
  private lazy var pageBindings = makePageBindings()
  private lazy var filterBindings = makeFilterBindings()

  var message: Message? {
    if let problem = model.result.problems.first(where: { !$0.isUnfinished || !model.isFiltering }) {
      return Message(problem.message, .warning)
    }
    if let error = model.catalog.state.error, model.total > 0 {
      return Message("Error: \(error.text). r tries again", .error)
    }
    return nil
  }

  // MARK: Input

  func type(_ key: Key) -> Bool {
    guard model.isFiltering, !filterBindings.contains(where: { $0.keys.contains(key) }) else {
      return false
    }
    if field.handle(key) { model.filter(field.text) }
    return true
  }

  func paste(_ text: String) {
    guard model.isFiltering else { return }
    field.insert(text)
    model.filter(field.text)
  }

  func click(_ mouse: MouseEvent) {
    let isOnList = listArea.contains(mouse.point)
    switch mouse.kind {
    case .wheelUp: isOnList ? model.move(by: -3) : pokemon.scroll(by: -3)
    case .wheelDown: isOnList ? model.move(by: 3) : pokemon.scroll(by: 3)
    case .press where isOnList: model.select(place(under: mouse.point))
    case .doublePress where isOnList: model.openPage()
    case .press, .doublePress: break
    }
  }

  private func place(under point: Point) -> Int {
    model.selection.top + point.y - listArea.y
  }

  /// Takes the keys of a filter that is begun.
  func beginFilter() {
    model.beginFilter()
    field.set(model.query)
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas, in area: Rect) {
    isWide = area.width >= Self.wideColumns
    if isWide {
      drawWide(on: &canvas, in: area)
    } else if model.isPageOpen {
      listArea = Rect(x: 0, y: 0, width: 0, height: 0)
      drawPage(on: &canvas, in: area.inset(horizontal: 1))
    } else {
      drawNarrow(on: &canvas, in: area)
    }
  }

  private func drawNarrow(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    drawHead(on: &canvas, taking: &rest)
    if area.height >= 14 {
      let line = rest.takeTop(1)
      canvas.horizontalLine(x: line.x, y: line.y, width: line.width)
    }
    drawList(on: &canvas, in: rest)
  }

  private func drawWide(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    drawHead(on: &canvas, taking: &rest)
    let top = rest.takeTop(1)
    let bottom = rest.takeBottom(1)
    let list = rest.takeLeft(listColumns(of: area))
    let line = rest.takeLeft(1)
    canvas.horizontalLine(x: top.x, y: top.y, width: top.width)
    canvas.horizontalLine(x: bottom.x, y: bottom.y, width: bottom.width)
    canvas.verticalLine(x: line.x, y: line.y, height: line.height)
    canvas.put(canvas.symbols.teeDown, x: line.x, y: top.y, style: .frame)
    canvas.put(canvas.symbols.teeUp, x: line.x, y: bottom.y, style: .frame)
    drawList(on: &canvas, in: list)
    drawPage(on: &canvas, in: rest.inset(horizontal: 1))
  }

  private func listColumns(of area: Rect) -> Int {
    max(46, min(area.width * 45 / 100, 62))
  }

  private func drawHead(on canvas: inout Canvas, taking rest: inout Rect) {
    DexHeader(model: model).draw(on: &canvas, in: rest.takeTop(1).inset(horizontal: 1))
    guard rest.height >= 6 || model.isFiltering else { return }
    FilterBar(model: model, field: field)
      .draw(on: &canvas, in: rest.takeTop(1).inset(horizontal: 1))
  }

  private func drawList(on canvas: inout Canvas, in area: Rect) {
    listArea = area
    model.fit(height: area.height)
    DexList(model: model).draw(on: &canvas, in: area)
  }

  private func drawPage(on canvas: inout Canvas, in area: Rect) {
    if let selected = model.selected {
      pokemon.show(selected)
      let name = model.row(at: model.selection.index)?.name ?? ""
      PokemonPageView(model: pokemon, name: name, isFocused: model.isPageOpen)
        .draw(on: &canvas, in: area)
    }
  }
}
