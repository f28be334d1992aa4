import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form: its name and its tabs, which stay in sight, and what the tab says, which
/// scrolls.
@MainActor final class PokemonPane {
  private let model: PokemonViewModel
  private let text: DocumentView
  private let symbols: Symbols
  private var tabs = Rect(.zero)
  private var body = Rect(.zero)

  init(model: PokemonViewModel, symbols: Symbols) {
    self.model = model
    self.symbols = symbols
    text = DocumentView(model.reading)
  }

  // MARK: Drawing

  /// - Parameter hasTabs: whether the line of the tabs is worth its room.
  func prepare(for area: Rect, hasTabs: Bool = true) {
    body = area
    _ = body.takeTop(1)
    tabs = hasTabs ? body.takeTop(1) : Rect(.zero)
    guard let document = model.document.value else { return }
    text.prepare(document, version: model.documentVersion, in: body, symbols: symbols)
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
    switch model.document {
    case .idle, .loaded: text.draw(on: &canvas)
    case .loading(nil, _): Notice.loading(name).draw(on: &canvas, in: body)
    case .error(let error, nil): Notice.error(error, name).draw(on: &canvas, in: body)
    case .loading, .error: text.draw(on: &canvas)
    }
  }

  // MARK: Input

  /// Where the chosen link leads.
  var chosen: Destination? { text.chosen }

  /// - Returns: where a double click leads.
  func click(_ mouse: MouseEvent) -> Destination? {
    switch mouse.kind {
    case .wheelUp: model.reading.scroll(by: -3)
    case .wheelDown: model.reading.scroll(by: 3)
    case .press, .doublePress:
      if tabs.contains(mouse.point) {
        let tab = TabBar(tab: model.tab).tab(at: mouse.point.x - tabs.x, width: tabs.width)
        if let tab { model.show(tab) }
      } else if text.choose(at: mouse.point) {
        return text.chosen
      }
    }
    return nil
  }

  /// The keys of a page that has them, without those that leave it.
  func bindings(open: @escaping (Destination) -> Void) -> [Binding] {
    let model = model
    let reading = model.reading
    let tabs = PokemonTab.allCases.map { tab in
      Binding("\(tab.rawValue)", tab.title.lowercased()) { model.show(tab) }
    }
    return [
      Binding(
        "<enter>", "follow the link", hint: "follow",
        unless: { [weak self] in self?.chosen == nil ? "Tab chooses a link" : nil },
        run: { [weak self] in if let chosen = self?.chosen { open(chosen) } }),
      Binding("<tab>", "the next link", hint: "links") { reading.moveLink(by: 1) },
      Binding("<s-tab>", "the link before it") { reading.moveLink(by: -1) },
    ] + scrollBindings(reading) + tabs
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
