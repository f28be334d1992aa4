import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The list of all forms and the page of the selected one: side by side if there is room, otherwise
/// one at a time.
@MainActor final class DexScreen: Screen {
  let dialogs: Dialogs
  let model: DexViewModel
  let pokemon: PokemonViewModel
  private let selectedPage: SelectedPage
  let planning: Planning
  let router: Router
  let pane: PokemonPane
  let rows: RowPane
  /// The columns of the last frame, and what they were made for.
  private var known: (width: Int, names: [String], columns: DexRowColumns)?
  private(set) var header: DexHeader
  let gameChip: GameChip
  /// Whether this is the start screen, with nothing to go back to.
  let isStart: Bool
  /// Whether the part with the focus has the whole window.
  @Watched var isZoomed = false
  /// Whether there is room for list and page side by side.
  private(set) var isWide = false
  /// Takes the forms that the user has chosen; `nil` unless `pokedex pick` asks for a choice.
  let pick: (([ID<Form>]) -> Void)?
  /// The areas of all parts, for drawing and for mouse clicks.
  private var layout = DexLayout()

  init(
    model: DexViewModel, selectedPage: SelectedPage, selectedMove: SelectedMove,
    planning: Planning, router: Router, dialogs: Dialogs,
    symbols: Symbols, isStart: Bool, pick: (([ID<Form>]) -> Void)? = nil
  ) {
    self.model = model
    self.selectedPage = selectedPage
    pokemon = selectedPage.page
    self.router = router
    self.dialogs = dialogs
    self.planning = planning
    self.isStart = isStart
    self.pick = pick
    gameChip = dialogs.chip()
    header = DexHeader(model, gameChip)
    rows = RowPane { model.list }
    pane = PokemonPane(model: pokemon, selectedMove: selectedMove, symbols: symbols) {
      router.push(.page($0))
    }
  }

  var title: String {
    if model.list.isFiltering { return worded("Filter") }
    return model.isPageOpen ? worded("Page of a Pokémon") : worded("List of Pokémon")
  }

  var chip: GameChip? { gameChip }
  var takesText: Bool { model.list.isFiltering || model.isPageOpen && pane.isFiltering }

  var bindings: [Binding] {
    if model.list.isFiltering { return editor.bindings }
    return model.isPageOpen ? pageBindings : listBindings
  }

  private(set) lazy var listBindings = makeListBindings()
  private(set) lazy var markKeys = makeMarkKeys()
  /// The marks that players use most; their hints come before those of the other keys.
  private(set) lazy var hintedMarks = markKeys.mostUsed
  private(set) lazy var otherMarks = markKeys.lessUsed

  private lazy var leavingBindings = makeLeavingBindings()
  private(set) lazy var refresh = makeRefreshBinding()

  private var pageBindings: [Binding] {
    guard !pane.isFiltering else { return pane.bindings }
    guard pokemon.tab.isList else {
      let hinted =
        pane.isOnLink ? pane.bindings + hintedMarks : hintedMarks + pane.bindings
      return [refresh] + hinted + leavingBindings + otherMarks + [filterBinding]
    }
    return [refresh] + pane.leadingKeys(gameChip, dialogs) + pane.bindings + leavingBindings
      + pane.listKeys(dialogs) + hintedMarks + otherMarks
  }

  private(set) lazy var filterBinding = makeFilterBinding()
  private lazy var editor = FilterEditor(model.list, more: [saveSearch])

  var windowTitle: String { model.isPageOpen ? model.selectedName : model.list.query }

  var speech: Speech? {
    if model.list.isFiltering, let card = editor.speech { return card }
    return model.isPageOpen && !model.list.isFiltering
      ? pane.speech(model.selectedName) : model.speech
  }

  var subject: String? {
    let name = model.selectedName
    return name.isEmpty ? nil : name
  }

  var destination: Destination? { model.selected.map { .pokemon($0) } }

  var message: Message? {
    if let error = model.failure, model.total > 0 {
      return error == .cancelled
        ? Self.stopped : Message(worded("Error: \(error.text). r tries again"), .error)
    }
    if model.isPageOpen, let message = pane.message { return message }
    return ListingMessage(model.list).message ?? lensMessage ?? why
  }

  /// The message after the user has stopped loading.
  static var stopped: Message { Message(worded("stopped; r continues")) }

  private var lensMessage: Message? {
    model.lensFailure.map { Message(worded("Error: \($0.text)"), .error) }
  }

  /// The reason why the selected form matches.
  private var why: Message? {
    layout.list != nil && !model.list.why.isEmpty ? Message(model.list.why) : nil
  }

  // MARK: Input

  func type(_ key: Key) -> Bool {
    if model.isPageOpen, !model.list.isFiltering { return pane.type(key) }
    return editor.type(key)
  }

  func followTyping() {
    editor.followTyping()
    pane.followTyping()
  }

  func paste(_ text: String) -> Message? {
    if !takesText, ShowdownReader.isPaste(text) { return Message(planning.teams.importText(text)) }
    if model.isPageOpen { pane.paste(text) } else { editor.paste(text) }
    return nil
  }

  func binding(at point: Point) -> Binding? {
    DexMouse(screen: self, layout: layout).binding(at: point)
  }

  func click(_ mouse: MouseEvent) { DexMouse(screen: self, layout: layout).click(mouse) }

  var isPageVisible: Bool { layout.page != nil }

  func beginFilter() { editor.begin() }

  // MARK: Drawing

  func prepare(for area: Rect) {
    isWide = area.width >= DexLayout.wideColumns
    layout = DexLayout(
      area, isWide: isWide && !isZoomed, isPageOpen: model.isPageOpen,
      isFiltering: model.list.isFiltering)
    selectedPage.update(isVisible: layout.page != nil)
    if let list = layout.list { prepareRows(in: list) }
    guard let page = layout.page, model.selected != nil else { return pane.hide() }
    pane.prepare(for: page, hasTabs: model.isPageOpen || area.height >= 20)
  }

  private func prepareRows(in list: Rect) {
    rows.prepare(
      columns(width: list.width).columns, count: model.list.result.rows.count,
      sorted: model.list.sortedColumn,
      at: RowPlace(titles: layout.titles, rows: list, bar: layout.bar))
  }

  func leave() {
    pane.hide()
    selectedPage.leave()
  }

  /// Lets requests to paused hosts through even if nothing on this screen has failed, because a
  /// request of a hidden screen may have failed.
  func retry() -> Bool {
    pokemon.extras?.forceRetry()
    let hasFailed = model.hasFailed
    if hasFailed { model.start() }
    return pane.retry() || hasFailed
  }

  func preload() { pane.preload(selectedPage.preload()) }

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let top = layout.header { header.draw(on: &canvas, in: top) }
    if let filter = layout.filter { bar.draw(on: &canvas, in: filter) }
    // The zoom must be read here, so that a change to it draws a new frame.
    layout.drawFrame(isListFocused: isListFocused, isDivided: !isZoomed, on: &canvas)
    if let list = layout.list { drawList(on: &canvas, in: list) }
    if let page = layout.page { drawPage(on: &canvas, in: page) }
    if let filter = layout.filter { editor.drawBox(bar, on: &canvas, below: filter, in: area) }
  }

  var bar: FilterBar<PokemonRows> {
    FilterBar(
      listing: model.list, field: editor.field, total: model.total,
      placeholder: DrawableText(worded("try charizard or type:fire spe>100")))
  }

  private func drawList(on canvas: inout Canvas, in area: Rect) {
    DexList(
      model: model, pane: rows, columns: columns(width: area.width), isFocused: isListFocused
    ).draw(on: &canvas, in: area)
  }

  private func columns(width: Int) -> DexRowColumns {
    let names = model.shownNumbers.map(\.name)
    if let known, known.width == width, known.names == names { return known.columns }
    let columns = DexRowColumns(
      width: width, asked: model.shownNumbers.map { ($0.title, $0.name) })
    known = (width, names, columns)
    return columns
  }

  private var isListFocused: Bool { !model.isPageOpen || model.list.isFiltering }

  private func drawPage(on canvas: inout Canvas, in area: Rect) {
    guard model.selected != nil else { return }
    pane.draw(
      name: model.selectedName, chip: layout.header == nil ? gameChip : nil,
      isFocused: !isListFocused, on: &canvas, in: area)
  }
}
