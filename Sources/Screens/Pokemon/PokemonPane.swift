import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form: a fixed head with name and tabs, and the content of the active tab.
@MainActor final class PokemonPane {
  private let model: PokemonViewModel
  private let text: DocumentView
  private let open: (Destination) -> Void
  /// The panes of the list tabs, and the tables that they show.
  private var lists: PokemonListPanes?
  private var tabs = Rect(.zero)
  private var note = Rect(.zero)
  private var body = Rect(.zero)
  /// The part of the body that a list occupies.
  private var listArea = Rect(.zero)
  private var sprite = SpriteFrame()
  /// The last text that did not fit into its area below the picture.
  private var longText: (document: Document, area: Rect)?
  private let family: SpriteStrip?
  private let selectedMove: SelectedMove
  /// Matchups and evolution beside a wide overview.
  private let companion: DocumentView
  /// The area of the companion; empty if it is hidden.
  private var side = Rect(.zero)
  /// The minimum width of a page with a companion in a second column.
  static let leastWidthOfTwoColumns = 86

  /// - Parameter open: follows a link.
  init(
    model: PokemonViewModel, selectedMove: SelectedMove, symbols: Symbols,
    open: @escaping (Destination) -> Void
  ) {
    self.model = model
    self.selectedMove = selectedMove
    self.open = open
    text = DocumentView(model.reading, symbols: symbols)
    family = model.family.map { SpriteStrip($0) }
    companion = DocumentView(model.companion.reading, symbols: symbols)
  }

  /// Whether the user is typing a filter.
  var isFiltering: Bool { list?.isFiltering ?? false }
  var message: Message? { list?.message }

  /// Speech for the page; `nil` while it loads.
  func speech(_ name: String) -> Speech? {
    let title = "\(name), \(Phrase(model.tab.word))"
    if model.tab.isList {
      var speech = list?.speech(title)
      if let note = model.tables?.note(of: model.tab), !note.isEmpty {
        speech?.lines.insert(SpeechText()(note), at: 0)
      }
      return speech
    }
    return model.document.value.map { model.reading.speech($0, title: title) }
  }

  private var showsMove: Bool { model.tab == .moves && model.tables?.selectedMove != nil }

  /// The list of the active tab, if it has one.
  private var list: (any ListPane)? { lists?.pane(of: model.tab) }

  // MARK: Drawing

  /// - Parameter hasTabs: whether there is room for the tab bar.
  func prepare(for area: Rect, hasTabs: Bool = true) {
    body = area.inset(horizontal: 1)
    _ = body.takeTop(1)
    tabs = hasTabs ? body.takeTop(1) : Rect(.zero)
    note = Rect(.zero)
    if model.tab != .evolution { family?.leave() }
    side = Rect(.zero)
    if !showsMove { selectedMove.leave() }
    if model.tab.isList { return prepareList() }
    if area.width >= Self.leastWidthOfTwoColumns { prepareCompanion() }
    model.showExtras()
    guard let document = model.document.value else { return }
    prepareText(document)
    if model.tab == .evolution { family?.prepare(model.relatives.map(\.id), in: text.room) }
  }

  /// Gives the right half of a wide overview to the companion.
  private func prepareCompanion() {
    guard model.tab == .overview else { return }
    model.showCompanion()
    guard let document = model.companion.text.value else { return }
    side = body.takeRight(body.width / 2 - 1)
    _ = body.takeRight(1)
    companion.prepare(document, in: side)
  }

  /// Lays out the text beside its picture, or below it if that makes the picture larger.
  private func prepareText(_ document: Document) {
    let frame = DocumentView.text(in: body)
    let hasPicture = model.tab == .overview && model.extras?.hasRoom ?? false
    let beside = hasPicture ? SpriteFrame.room(in: frame) : nil
    let above = beside.flatMap { SpriteFrame.roomAbove(in: frame, largerThan: $0) }
    if let above, prepareText(document, below: above) {
      sprite.prepare(model.extras?.sprite, room: above)
    } else {
      sprite.prepare(beside == nil ? nil : model.extras?.sprite, room: beside ?? .zero)
      text.prepare(document, aside: beside ?? .zero, in: body)
    }
  }

  /// - Returns: whether all of the text fits.
  private func prepareText(_ document: Document, below picture: Size) -> Bool {
    var rest = body
    _ = rest.takeTop(picture.height + 1)
    // Each attempt moves the reading position, and each move draws another frame.
    if let longText, longText.area == rest, longText.document == document { return false }
    text.prepare(document, in: rest)
    let fits = text.room.height > 0
    longText = fits ? nil : (document, rest)
    return fits
  }

  /// Wraps the lines of documents that may be shown next.
  func preload(_ documents: [Document]) { text.preload(to: documents) }

  private func prepareList() {
    guard let tables = model.tables else { return }
    if lists?.tables !== tables { lists = PokemonListPanes(tables, open: open) }
    if !tables.note(of: model.tab).isEmpty { note = body.takeTop(1) }
    var rest = body
    if showsMove { selectedMove.prepare(in: &rest) }
    list?.prepare(for: rest)
    listArea = rest
  }

  /// - Parameters:
  ///   - name: the form's name in the list, shown until its page has loaded.
  ///   - chip: the game of the page, unless it is told elsewhere.
  func draw(
    name: String, chip: GameChip?, isFocused: Bool, on canvas: inout Canvas, in area: Rect
  ) {
    head(name, chip).draw(on: &canvas, in: area.row(0), isFocused: isFocused)
    if tabs.height > 0 { TabBar(tab: model.tab).draw(on: &canvas, in: tabs) }
    guard !model.tab.isList else { return drawList(isFocused: isFocused, on: &canvas) }
    switch model.document {
    case .loading(nil, _): Placeholder.loading(name).draw(on: &canvas, in: body)
    case .error(let error, nil): Placeholder.error(error, name).draw(on: &canvas, in: body)
    case .idle, .loaded, .loading, .error:
      text.draw(on: &canvas)
      if model.tab == .overview {
        sprite.draw(
          on: &canvas, in: DocumentView.text(in: body), top: model.reading.top)
        if !side.isEmpty, model.companion.text.value != nil { companion.draw(on: &canvas) }
      }
      if model.tab == .evolution { drawFamily(on: &canvas) }
    }
  }

  private func head(_ name: String, _ chip: GameChip?) -> PageHead {
    guard let page = model.page.value, model.isCurrent else { return PageHead(name, chip: chip) }
    return PageHead(page, marks: model.marks, mark: model.mark, chip: chip)
  }

  private func drawFamily(on canvas: inout Canvas) {
    guard let family else { return }
    let relatives = model.relatives
    family.draw(
      names: { form in relatives.first { $0.id == form }?.name ?? "" }, on: &canvas)
  }

  private func drawList(isFocused: Bool, on canvas: inout Canvas) {
    if note.height > 0, let tables = model.tables {
      canvas.write(DrawableText(tables.note(of: model.tab)), in: note, style: .dim)
    }
    if showsMove { selectedMove.draw(on: &canvas) }
    list?.draw(isFocused: isFocused, on: &canvas, in: listArea)
  }

  // MARK: Input

  /// Clears the filter of the list that is shown.
  ///
  /// - Returns: whether there was one.
  func clearFilter() -> Bool { list?.clearFilter() ?? false }

  /// The key that sorts the list that is shown; none on a text.
  func listKeys(_ dialogs: Dialogs) -> [Binding] {
    guard model.tab.isList else { return [] }
    return [
      Binding(.sort) { [weak self] in
        if let chooser = self?.list?.sortChooser { dialogs.choose(chooser) }
      }
    ]
  }

  /// The keys that choose the game of a list, and the circumstances of the locations. Their hints come before those
  /// of all lists, which players know.
  func leadingKeys(_ chip: GameChip, _ dialogs: Dialogs) -> [Binding] {
    guard model.tab.isList else { return [] }
    guard model.tab == .locations, let tables = model.tables else { return chip.bindings }
    return chip.bindings + [
      conditionBinding(tables.circumstances, dialogs) { tables.locations.listing?.rows }
    ]
  }

  /// The binding of the filter line or of a title of the list that is shown.
  func binding(at point: Point, _ dialogs: Dialogs) -> Binding? {
    list?.binding(at: point, sorting: listKeys(dialogs).first)
  }

  func type(_ key: Key) -> Bool { list?.type(key) ?? false }
  func followTyping() { list?.followTyping() }
  func paste(_ text: String) { list?.paste(text) }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, tabs.contains(mouse.point) {
      let tab = TabBar(tab: model.tab).tab(at: mouse.point.x - tabs.x, width: tabs.width)
      if let tab { model.show(tab) }
    } else if showsMove, selectedMove.click(mouse) {
      return
    } else if let list {
      list.click(mouse)
    } else if side.contains(mouse.point) {
      companion.click(mouse, open: open)
    } else {
      text.click(mouse, open: open)
    }
  }

  /// The keys of the page when it is focused, except those that leave it.
  var bindings: [Binding] {
    guard let list else {
      return textKeys + tabKeys + (model.tab == .overview ? extrasKeys : [])
    }
    guard !list.isFiltering else { return list.bindings }
    return list.bindings + (model.tab == .moves ? gameKeys : []) + tabKeys
  }

  /// Whether a link of the text is chosen, whose key is hinted first.
  var isOnLink: Bool { list == nil && text.isOnLink }

  private lazy var textKeys = text.bindings(open: open)

  private lazy var tabKeys = tabBindings(of: { [model] in model.tab }) { [model] in model.show($0) }

  /// Also active while the list beside the page is focused.
  private(set) lazy var extrasKeys = Binding.extras(model.extras) { [weak self] in
    self.map { $0.model.tab == .overview && !$0.body.isEmpty } ?? false
  }

  /// Retries failed requests, and returns whether there were any.
  func retry() -> Bool {
    guard model.hasFailed else { return false }
    model.retry()
    return true
  }

  /// Called when the page is no longer visible.
  func hide() {
    body = Rect(.zero)
    family?.leave()
    selectedMove.leave()
  }

  private lazy var gameKeys = [
    Binding(.olderGame) { [model] in model.turnGame(by: 1) },
    Binding(.newerGame) { [model] in model.turnGame(by: -1) },
    Binding(
      .moveSources,
      unless: { [model] in
        model.tables?.sources == nil ? worded("no move is selected") : nil
      },
      run: { [model, open] in
        if let sources = model.tables?.sources { open(sources) }
      }),
  ]
}
