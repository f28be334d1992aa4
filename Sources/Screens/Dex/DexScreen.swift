import PokedexPresentation
import PokedexTerminalUI

/// The list of all forms and the page of the selected one: side by side where there is room, else
/// one at a time.
@MainActor final class DexScreen: Screen {
  let model: DexViewModel
  let pokemon: PokemonViewModel
  /// What is typed while a filter is edited.
  let field = EditedText()
  let router: Router
  /// Where everything stands, for drawing and for the mouse.
  private var layout = DexLayout()

  init(model: DexViewModel, pokemon: PokemonViewModel, router: Router) {
    self.model = model
    self.pokemon = pokemon
    self.router = router
  }

  var title: String {
    if model.list.isFiltering { return "Filter" }
    return model.isPageOpen ? "Page of a Pokémon" : "List of Pokémon"
  }

  var bindings: [Binding] {
    if model.list.isFiltering { return filterBindings }
    return model.isPageOpen ? pageBindings : listBindings
  }

  private lazy var listBindings = makeListBindings()
  private lazy var pageBindings = makePageBindings()
  private lazy var filterBindings = makeFilterBindings()

  var message: Message? {
    if let problem = model.list.result.problems.first(where: {
      !$0.isUnfinished || !model.list.isFiltering
    }) {
      return Message(problem.message, .warning)
    }
    if let error = model.catalog.state.error, model.total > 0 {
      return Message("Error: \(error.text). r tries again", .error)
    }
    if let failure = model.list.storeFailure ?? model.lensFailure ?? model.list.result.failure {
      return Message("Error: \(failure.text)", .error)
    }
    return note
  }

  /// What is worth saying when nothing is wrong: what a word may have been meant to be, or why the
  /// selected form was found where the list has no line for that.
  private var note: Message? {
    if let offer = model.list.offer {
      return Message(
        "'\(offer.word.text)' is no Pokémon, but \(offer.article) \(offer.noun): "
          + "\(model.list.isFiltering ? "Tab for" : "write") \(offer.completion)")
    }
    let hasRoom = layout.list != nil && layout.why == nil
    return hasRoom && !model.list.isFiltering && !model.list.why.isEmpty
      ? Message(model.list.why) : nil
  }

  // MARK: Input

  func type(_ key: Key) -> Bool {
    guard model.list.isFiltering, !filterBindings.contains(where: { $0.keys.contains(key) }) else {
      return false
    }
    if field.handle(key) { model.list.filter(field.text) }
    return true
  }

  func paste(_ text: String) {
    guard model.list.isFiltering else { return }
    field.insert(text)
    model.list.filter(field.text)
  }

  func click(_ mouse: MouseEvent) {
    let isOnList = layout.list?.contains(mouse.point) ?? false
    switch mouse.kind {
    case .wheelUp: isOnList ? model.list.move(by: -3) : pokemon.scroll(by: -3)
    case .wheelDown: isOnList ? model.list.move(by: 3) : pokemon.scroll(by: 3)
    case .press where isOnList: model.list.select(place(under: mouse.point))
    case .doublePress where isOnList: model.openPage()
    case .press, .doublePress: break
    }
  }

  private func place(under point: Point) -> Int {
    model.list.selection.top + point.y - (layout.list?.y ?? 0)
  }

  /// Takes the keys of a filter that is begun.
  func beginFilter() {
    model.list.beginFilter()
    field.set(model.list.query)
  }

  /// Puts the next thing there that may stand at the cursor.
  func complete(by step: Int) {
    guard let (text, cursor) = model.list.complete(field.text, cursor: field.cursor, by: step)
    else { return }
    field.set(text, cursor: cursor)
  }

  func recall(by step: Int) {
    if let text = model.list.recall(by: step) { field.set(text) }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    layout = DexLayout(area, isPageOpen: model.isPageOpen, isFiltering: model.list.isFiltering)
    if let list = layout.list { model.list.fit(height: list.height) }
    if layout.page != nil, let selected = model.selected {
      pokemon.show(selected, through: model.lens)
    }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let header = layout.header { DexHeader(model: model).draw(on: &canvas, in: header) }
    if let filter = layout.filter {
      FilterBar(model: model, field: field).draw(on: &canvas, in: filter)
    }
    layout.drawFrame(on: &canvas)
    if let list = layout.list {
      DexList(model: model, bar: layout.bar).draw(on: &canvas, in: list)
      if let titles = layout.titles {
        DexRowLayout(width: list.width, asked: model.shownNumbers.count)
          .drawTitles(model.shownNumbers.map(\.title), on: &canvas, in: titles)
      }
    }
    if let why = layout.why, !model.list.why.isEmpty {
      canvas.write(DrawableText(" \(model.list.why) "), in: why, style: .hint)
    }
    if let page = layout.page { drawPage(on: &canvas, in: page) }
    if model.list.isFiltering, let filter = layout.filter, let completion = model.list.completion {
      CompletionMenu(completion: completion).draw(on: &canvas, below: filter, in: area)
    }
  }

  private func drawPage(on canvas: inout Canvas, in area: Rect) {
    guard model.selected != nil else { return }
    let name = model.row(at: model.list.selection.index)?.name ?? ""
    PokemonPageView(model: pokemon, name: name, isFocused: model.isPageOpen)
      .draw(on: &canvas, in: area)
  }
}
