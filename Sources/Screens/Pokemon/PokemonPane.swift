import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form: its name and its tabs, which stay in sight, and what the tab says.
@MainActor final class PokemonPane {
  private let model: PokemonViewModel
  private let text: DocumentView
  private let symbols: Symbols
  /// The panes of the tabs that are lists, and of which tables they are.
  private var lists: PokemonListPanes?
  private var tabs = Rect(.zero)
  private var note = Rect(.zero)
  private var body = Rect(.zero)

  init(model: PokemonViewModel, symbols: Symbols) {
    self.model = model
    self.symbols = symbols
    text = DocumentView(model.reading)
  }

  /// Whether a filter is typed here.
  var isFiltering: Bool { list?.isFiltering ?? false }
  var message: Message? { list?.message }

  /// The list that is shown, if one is.
  private var list: (any ListPane)? { lists?.pane(of: model.tab) }

  // MARK: Drawing

  /// - Parameter hasTabs: whether the line of the tabs is worth its room.
  func prepare(for area: Rect, hasTabs: Bool = true) {
    body = area
    _ = body.takeTop(1)
    tabs = hasTabs ? body.takeTop(1) : Rect(.zero)
    note = Rect(.zero)
    if model.tab.isList { return prepareList() }
    guard let document = model.document.value else { return }
    text.prepare(document, version: model.documentVersion, in: body, symbols: symbols)
  }

  private func prepareList() {
    guard let tables = model.tables else { return }
    if lists?.tables !== tables { lists = PokemonListPanes(tables) }
    if !tables.note(of: model.tab).isEmpty { note = body.takeTop(1) }
    list?.prepare(for: body)
  }

  /// - Parameter name: what the list calls the form, for as long as its page is not there.
  func draw(name: String, isFocused: Bool, on canvas: inout Canvas, in area: Rect) {
    let style: Style = isFocused ? .focus : .title
    let head = area.row(0)
    if let page = model.page.value, model.isCurrent {
      PokemonPageHead(page).draw(on: &canvas, in: head, style: style)
    } else {
      PokemonPageHead(name: name).draw(on: &canvas, in: head, style: style)
    }
    if tabs.height > 0 { TabBar(tab: model.tab).draw(on: &canvas, in: tabs) }
    guard !model.tab.isList else { return drawList(on: &canvas) }
    switch model.document {
    case .idle, .loaded: text.draw(on: &canvas)
    case .loading(nil, _): Notice.loading(name).draw(on: &canvas, in: body)
    case .error(let error, nil): Notice.error(error, name).draw(on: &canvas, in: body)
    case .loading, .error: text.draw(on: &canvas)
    }
  }

  private func drawList(on canvas: inout Canvas) {
    if note.height > 0, let tables = model.tables {
      canvas.write(DrawableText(tables.note(of: model.tab)), in: note, style: .dim)
    }
    list?.draw(on: &canvas, in: body)
  }

  // MARK: Input

  func type(_ key: Key) -> Bool { list?.type(key) ?? false }
  func paste(_ text: String) { list?.paste(text) }

  /// Where the chosen link leads.
  var chosen: Destination? { text.chosen }

  /// - Returns: where a double click leads.
  func click(_ mouse: MouseEvent) -> Destination? {
    if mouse.kind == .press, tabs.contains(mouse.point) {
      let tab = TabBar(tab: model.tab).tab(at: mouse.point.x - tabs.x, width: tabs.width)
      if let tab { model.show(tab) }
      return nil
    }
    if let list { return list.click(mouse) }
    switch mouse.kind {
    case .wheelUp: model.reading.scroll(by: -3)
    case .wheelDown: model.reading.scroll(by: 3)
    case .press, .doublePress: if text.choose(at: mouse.point) { return text.chosen }
    }
    return nil
  }

  /// The keys of a page that has them, without those that leave it.
  func bindings(open: @escaping (Destination) -> Void) -> [Binding] {
    guard !isFiltering else { return list?.bindings(open: open) ?? [] }
    let model = model
    let tabs = PokemonTab.allCases.map { tab in
      Binding("\(tab.rawValue)", tab.title.lowercased()) { model.show(tab) }
    }
    return (list?.bindings(open: open) ?? textBindings(open)) + gameBindings + tabs
  }

  private func textBindings(_ open: @escaping (Destination) -> Void) -> [Binding] {
    let reading = model.reading
    return [
      Binding("<tab>", "the next link", hint: "links") { reading.moveLink(by: 1) },
      Binding("<s-tab>", "the link before it") { reading.moveLink(by: -1) },
      Binding(
        "<enter><right>l", "follow the link", hint: "follow",
        unless: { [weak self] in self?.chosen == nil ? "Tab chooses a link" : nil },
        run: { [weak self] in if let chosen = self?.chosen { open(chosen) } }),
    ] + scrollBindings(reading)
  }

  private var gameBindings: [Binding] {
    guard model.tab == .moves else { return [] }
    let model = model
    return [
      Binding(">", "the moves of an older game", hint: "older") { model.turnGame(by: 1) },
      Binding("<lt>", "the moves of a newer game") { model.turnGame(by: -1) },
    ]
  }
}

/// What scrolls in every document.
@MainActor func scrollBindings(_ reading: Reading) -> [Binding] {
  [
    Binding("<down>j", "a line down", hint: "scroll", hintKeys: "<up><down>") {
      reading.scroll(by: 1)
    },
    Binding("<up>k", "a line up") { reading.scroll(by: -1) },
    Binding("<pagedown><c-f><space>", "a page down") { reading.scroll(pages: 1) },
    Binding("<pageup><c-b>", "a page up") { reading.scroll(pages: -1) },
    Binding("<c-d>", "half a page down") { reading.scroll(pages: 0.5) },
    Binding("<c-u>", "half a page up") { reading.scroll(pages: -0.5) },
    Binding("<home>g", "to the top") { reading.scroll(by: .min / 2) },
    Binding("<end>G", "to the end") { reading.scroll(by: .max / 2) },
  ]
}
