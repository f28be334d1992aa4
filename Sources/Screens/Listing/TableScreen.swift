import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A table of entries of one kind, such as moves, with a filter. In a wide window, the page of the
/// selected row is beside it.
@MainActor final class TableScreen<Rows: QueryRows>: Screen {
  /// The minimum width for showing table and page side by side.
  private let wideColumns = 100
  let dialogs: Dialogs
  private let model: TableViewModel<Rows>
  let chip: GameChip?
  private let router: Router
  private let isSortable: Bool
  private let more: [Binding]
  private let pane: TablePane<Rows>
  private let destinationOfRow: (Listing<Rows>, Int) -> Destination?
  /// The page of the selected row, or another beside the table; `nil` if the screen has none.
  private let preview: PagePane?
  private let showsPreview: () -> Bool
  /// Whether the table has the whole window.
  @Watched private var isZoomed = false
  private var tableArea = Rect(.zero)
  /// The area of the page; `nil` if it is hidden.
  private var previewArea: Rect?

  /// - Parameters:
  ///   - chip: the game or generation of the list.
  ///   - isSortable: whether the user can choose the order.
  ///   - more: further bindings of the screen.
  ///   - preview: the page of the selected row, or another beside the table, if the screen shows it.
  ///   - showsPreview: whether the page is shown now.
  ///   - destination: returns the page of a row.
  init(
    model: TableViewModel<Rows>, chip: GameChip, router: Router, dialogs: Dialogs,
    isSortable: Bool, more: [Binding] = [], preview: PagePane? = nil,
    showsPreview: @escaping () -> Bool = { true },
    destination: @escaping (Listing<Rows>, Int) -> Destination?
  ) {
    self.dialogs = dialogs
    self.model = model
    self.chip = chip
    self.router = router
    self.isSortable = isSortable
    self.more = more
    self.preview = preview
    self.showsPreview = showsPreview
    destinationOfRow = destination
    pane = TablePane(model) { listing, row in
      if let to = destination(listing, row) { router.push(.page(to)) }
    }
  }

  var title: String { model.title }
  var message: Message? { pane.message }
  var takesText: Bool { pane.isFiltering }

  var speech: Speech? { pane.speech(title) }

  var subject: String? {
    model.listing.flatMap { listing in listing.selectedRow.map { listing.rows.names[$0] } }
  }

  var copiedText: String? { pane.copiedText }

  var destination: Destination? {
    model.listing.flatMap { listing in
      listing.selectedRow.flatMap { destinationOfRow(listing, $0) }
    }
  }

  var bindings: [Binding] {
    pane.isFiltering ? pane.bindings : pane.bindings + ownBindings
  }

  private lazy var ownBindings: [Binding] =
    [
      Binding(.back, "clear the filter, or go back") { [model, router] in
        guard let listing = model.listing, !listing.query.isEmpty else { return router.pop() }
        listing.clearFilter()
      },
      Binding(
        .retry, "retry what failed", hintedIf: { [weak self] in self?.hasFailed ?? false },
        unless: { [weak self] in
          self?.hasFailed ?? false ? nil : worded("nothing has failed")
        },
        run: { [weak self] in _ = self?.retry() }),
    ] + sortBinding + zooming + more

  private var zooming: [Binding] {
    guard preview != nil else { return [] }
    return [
      Binding(.zoom, unless: { [weak self] in self?.zoomRefusal }) { [weak self] in
        self?.isZoomed.toggle()
      }
    ]
  }

  private var zoomRefusal: String? {
    tableArea.width + (previewArea?.width ?? 0) + 1 >= wideColumns
      ? nil : worded("the window has room for only one pane")
  }

  private var sortBinding: [Binding] {
    guard isSortable else { return [] }
    return [
      Binding(.sort) { [model, dialogs] in
        if let chooser = model.listing?.sortChooser() { dialogs.choose(chooser) }
      }
    ]
  }

  private var hasFailed: Bool { hasTableFailed || hasPreviewFailed }
  private var hasTableFailed: Bool { model.content.state.error != nil }
  private var hasPreviewFailed: Bool { previewArea != nil && preview?.hasFailed ?? false }

  func retry() -> Bool {
    guard hasFailed else { return false }
    if hasTableFailed { model.retry() }
    if hasPreviewFailed { preview?.refresh() }
    return true
  }

  func type(_ key: Key) -> Bool { pane.type(key) }
  func followTyping() { pane.followTyping() }
  func paste(_ text: String) -> Message? {
    pane.paste(text)
    return nil
  }
  func binding(at point: Point) -> Binding? {
    pane.binding(at: point, sorting: sortBinding.first)
  }

  func click(_ mouse: MouseEvent) {
    if previewArea?.contains(mouse.point) ?? false {
      preview?.click(mouse)
    } else {
      pane.click(mouse)
    }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    let lens = chip?.game.lens
    model.start(through: lens)
    divide(area)
    var rest = tableArea
    _ = rest.takeTop(1)
    pane.prepare(for: rest)
    if let previewArea, subject != nil {
      preview?.prepare(for: previewArea, through: lens)
    } else {
      preview?.leave()
    }
  }

  private func divide(_ area: Rect) {
    tableArea = area
    previewArea = nil
    guard preview != nil, showsPreview(), !isZoomed, area.width >= wideColumns else { return }
    var rest = area
    tableArea = rest.takeLeft(min(76, area.width * 55 / 100))
    _ = rest.takeLeft(1)
    previewArea = rest
  }

  func leave() { preview?.leave() }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    var rest = tableArea
    PageHead(model.title, summary: summary, chip: chip).draw(on: &canvas, in: rest.takeTop(1))
    pane.draw(on: &canvas, in: rest)
    // The zoom must be read here, so that a change to it draws a new frame.
    guard !isZoomed, let previewArea else { return }
    PaneDivider(area: Rect(x: tableArea.endX, y: area.y, width: 1, height: area.height))
      .draw(on: &canvas)
    TitleLine(isFocused: false).draw(on: &canvas, in: previewArea.row(0))
    if subject != nil { preview?.draw(isFocused: false, on: &canvas) }
  }

  private var summary: String { model.listing == nil ? "" : model.count }
}
