import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A page of anything other than a Pokémon, on its own screen or beside a list: its head and its
/// text.
@MainActor final class PagePane {
  let model: PageViewModel
  private let text: DocumentView
  private let pictures: SpriteHead?
  private let open: (Destination) -> Void
  /// Whether the first facts are left out.
  private let isBrief: Bool
  private var head = Rect(.zero)
  private var body = Rect(.zero)

  /// - Parameters:
  ///   - pictures: the pictures above the text, if there is room.
  ///   - isBrief: whether the first facts are left out, because a list beside the page shows them.
  ///   - open: follows a link.
  init(
    _ model: PageViewModel, symbols: Symbols, pictures: SpriteHead? = nil,
    isBrief: Bool = false,
    open: @escaping (Destination) -> Void
  ) {
    self.model = model
    self.pictures = pictures
    self.open = open
    self.isBrief = isBrief
    text = DocumentView(model.reading, symbols: symbols)
  }

  // MARK: Input

  private(set) lazy var bindings: [Binding] = text.bindings(open: open)

  func click(_ mouse: MouseEvent) { text.click(mouse, open: open) }

  // MARK: Drawing

  func prepare(for area: Rect, through lens: Lens?) {
    model.start(through: lens)
    head = area.row(0)
    body = area.inset(horizontal: 1)
    _ = body.takeTop(area.height >= 10 && !isBrief ? 2 : 1)
    guard let document = isBrief ? model.brief : model.document else { return }
    pictures?.prepare(in: &body)
    text.prepare(document, in: body)
  }

  func leave() {
    model.leave()
    pictures?.leave()
  }

  /// - Parameter chip: the game of the page, unless it is told elsewhere.
  func draw(isFocused: Bool = true, chip: GameChip? = nil, on canvas: inout Canvas) {
    guard let page = model.page.value else {
      return Placeholder.missing(model.page.state, worded("the page")).draw(on: &canvas, in: body)
    }
    PageHead(page.title, summary: page.summary, mark: mark, chip: chip)
      .draw(on: &canvas, in: head, isFocused: isFocused)
    pictures?.draw(on: &canvas)
    text.draw(on: &canvas)
  }

  /// Hides the failure of the pictures if the prose failed as well: the reason, usually the same,
  /// is shown in place of the prose.
  private var mark: NetworkStatus? {
    model.mark ?? (model.text.state.error == nil ? pictures?.mark : nil)
  }

  // MARK: Retrying

  var hasFailed: Bool { model.hasFailed || pictures?.hasFailed ?? false }

  var refreshRefusal: String? {
    pictures?.hasFailed ?? false ? nil : model.refreshRefusal
  }

  func refresh() {
    if pictures?.hasFailed ?? false { pictures?.retry() }
    if model.refreshRefusal == nil { model.refresh() }
  }

  /// Retries failed requests.
  ///
  /// - Returns: whether anything had failed.
  func retry() -> Bool {
    guard hasFailed else { return false }
    refresh()
    return true
  }
}
