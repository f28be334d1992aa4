import PokedexPresentation
import PokedexTerminalUI

/// The list of all forms and the page of the selected one: side by side where there is room, else
/// one at a time.
@MainActor final class DexScreen: Screen {
  let model: DexViewModel
  let pokemon: PokemonViewModel
  /// What is typed while a filter is edited.
  var field = TextField()
  /// Where everything stands, for drawing and for the mouse.
  private var layout = DexLayout()
  private var page: PokemonPageView

  init(model: DexViewModel, pokemon: PokemonViewModel) {
    self.model = model
    self.pokemon = pokemon
    page = PokemonPageView(pokemon)
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
    if let problem = model.result.problems.first(where: { !$0.isUnfinished || !model.isFiltering })
    {
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
    let isOnList = layout.list?.contains(mouse.point) ?? false
    switch mouse.kind {
    case .wheelUp: isOnList ? model.move(by: -3) : pokemon.scroll(by: -3)
    case .wheelDown: isOnList ? model.move(by: 3) : pokemon.scroll(by: 3)
    case .press where isOnList: model.select(place(under: mouse.point))
    case .doublePress where isOnList: model.openPage()
    case .press, .doublePress: break
    }
  }

  private func place(under point: Point) -> Int {
    model.selection.top + point.y - (layout.list?.y ?? 0)
  }

  /// Takes the keys of a filter that is begun.
  func beginFilter() {
    model.beginFilter()
    field.set(model.query)
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    layout = DexLayout(area, isPageOpen: model.isPageOpen, isFiltering: model.isFiltering)
    if let list = layout.list { model.fit(height: list.height) }
    if let place = layout.page, let selected = model.selected {
      pokemon.show(selected)
      page.prepare(for: place)
    }
  }

  func lookAhead() {
    guard layout.page != nil else { return }
    let place = model.selection.index
    pokemon.lookAhead(to: [place + 1, place - 1].compactMap { model.form(at: $0) })
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let header = layout.header { DexHeader(model: model).draw(on: &canvas, in: header) }
    if let filter = layout.filter {
      FilterBar(model: model, field: field).draw(on: &canvas, in: filter)
    }
    layout.drawFrame(on: &canvas)
    if let list = layout.list {
      DexList(model: model, bar: layout.bar).draw(on: &canvas, in: list)
    }
    if let place = layout.page { drawPage(on: &canvas, in: place) }
  }

  private func drawPage(on canvas: inout Canvas, in area: Rect) {
    guard model.selected != nil else { return }
    let name = model.row(at: model.selection.index)?.name ?? ""
    page.draw(on: &canvas, in: area, name: name, isFocused: model.isPageOpen)
  }
}
