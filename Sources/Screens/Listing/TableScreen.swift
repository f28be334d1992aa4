import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A list of things of one kind in columns, with a filter.
@MainActor final class TableScreen<Rows: QueryRows>: Screen {
  private let model: TableViewModel<Rows>
  private let lens: LensModel
  private let router: Router
  private let sort: Route
  /// Opens the page of a row.
  private let open: (Listing<Rows>, Int) -> Void
  private var editor: FilterEditor<Rows>?
  private var area = Rect(.zero)

  init(
    model: TableViewModel<Rows>, lens: LensModel, router: Router, sort: Route,
    open: @escaping (Listing<Rows>, Int) -> Void
  ) {
    (self.model, self.lens, self.router, self.sort) = (model, lens, router, sort)
    self.open = open
  }

  var title: String { model.title }

  var takesText: Bool { model.listing?.isFiltering ?? false }

  var bindings: [Binding] {
    if let editor, model.listing?.isFiltering == true { return editor.bindings }
    return ownBindings
  }

  private lazy var ownBindings: [Binding] = {
    let model = model
    let open = open
    let router = router
    return [
      Binding(
        "<enter><right>l", "open the page", hint: "open",
        unless: { model.listing?.selectedRow == nil ? "nothing is selected" : nil },
        run: {
          if let listing = model.listing, let row = listing.selectedRow { open(listing, row) }
        }),
      Binding("<esc><left>h<bs>", "clear the filter, or go back", hint: "back") {
        guard let listing = model.listing, !listing.query.isEmpty else { return router.pop() }
        listing.replaceFilter("")
      },
      Binding("/", "filter the list", hint: "filter") { [weak self] in self?.editor?.begin() },
      Binding("s", "sort by …", hint: "sort") { [sort] in router.push(sort) },
      Binding("S", "the other way round") { model.listing?.reverseSort() },
      Binding(
        "r", "try again what failed",
        unless: { model.content.state.error == nil ? "nothing has failed" : nil },
        run: { model.retry() }),
    ] + listBindings { model.listing }
  }()

  var message: Message? { model.listing.flatMap { ListingMessage($0).message } }

  // MARK: Input

  func type(_ key: Key) -> Bool { editor?.type(key) ?? false }
  func paste(_ text: String) { editor?.paste(text) }

  func click(_ mouse: MouseEvent) {
    guard let listing = model.listing else { return }
    switch mouse.kind {
    case .wheelUp: listing.move(by: -3)
    case .wheelDown: listing.move(by: 3)
    case .press, .doublePress:
      guard area.contains(mouse.point) else { return }
      listing.select(listing.selection.top + mouse.point.y - area.y)
      if mouse.kind == .doublePress, let row = listing.selectedRow { open(listing, row) }
    }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start(through: lens.lens)
    guard let listing = model.listing else { return }
    if editor?.isOf(listing) != true { editor = FilterEditor(listing) }
    var rest = area
    _ = rest.takeTop(min(3, max(0, area.height - 3)))
    self.area = rest
    listing.fit(height: rest.height)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    var rest = area
    let header = rest.takeTop(1).inset(horizontal: 1)
    canvas.write(DrawableText(model.title), in: header, style: .title)
    guard let content = model.content.value, let editor else {
      return drawMissing(on: &canvas, in: rest)
    }
    let lens = lens.lens.map { " · \($0.name)" } ?? ""
    let total = Formatting.count(content.listing.rows.existing.size)
    canvas.write(DrawableText("\(total)\(lens)"), in: header, style: .status, alignment: .right)
    if self.area.y > area.y + 1 {
      FilterBar(
        listing: content.listing, field: editor.field, total: content.listing.rows.existing.size,
        placeholder: DrawableText(
          "to filter: "
            + Rows.fields.compactMap(\.examples.first)
            .prefix(3).joined(separator: ", ") + " …")
      )
      .draw(on: &canvas, in: rest.takeTop(1).inset(horizontal: 1))
    }
    drawRows(of: content, on: &canvas)
    drawCompletion(content.listing, on: &canvas, in: area)
  }

  private func drawMissing(on canvas: inout Canvas, in area: Rect) {
    switch model.content.state {
    case .error(let error, _):
      Notice.error(error, model.title.lowercased()).draw(on: &canvas, in: area)
    default: Notice.loading(model.title.lowercased()).draw(on: &canvas, in: area)
    }
  }

  private func drawRows(of content: TableContent<Rows>, on canvas: inout Canvas) {
    let listing = content.listing
    let asked = listing.numbers(without: Set(content.columns.map(\.name)))
      .map { TableColumn($0, of: listing.rows) }
    let rows = Rect(
      x: area.x + 2, y: area.y, width: max(0, area.width - 3), height: area.height)
    // What the query asks for goes before all but the name.
    let columns = content.columns.prefix(1) + asked + content.columns.dropFirst()
    let layout = TableLayout(Array(columns), width: rows.width)
    if area.y > 1 {
      let line = Rect(x: area.x, y: area.y - 1, width: area.width, height: 1)
      canvas.horizontalLine(x: line.x, y: line.y, width: line.width)
      layout.drawTitles(on: &canvas, in: Rect(x: rows.x, y: line.y, width: rows.width, height: 1))
    }
    guard !listing.visibleRows.isEmpty else {
      return Notice.nothingMatches.draw(on: &canvas, in: area)
    }
    for (place, row) in listing.visibleRows.enumerated() {
      let line = area.row(place)
      layout.draw(row: row, on: &canvas, in: rows.row(place))
      if listing.selection.top + place == listing.selection.index {
        canvas.put(canvas.symbols.marker, x: line.x, y: line.y, style: .accent)
        canvas.select(Rect(x: line.x, y: line.y, width: line.width - 1, height: 1))
        if canvas.cursor == nil { canvas.focus = line.origin }
      }
    }
    let scroll = Scroll(
      selected: listing.selection.index, count: listing.result.rows.count, height: area.height,
      previous: listing.selection.top)
    canvas.draw(scroll, x: area.endX - 1, y: area.y)
  }

  private func drawCompletion(_ listing: Listing<Rows>, on canvas: inout Canvas, in area: Rect) {
    guard listing.isFiltering, let completion = listing.completion else { return }
    let filter = Rect(x: area.x + 1, y: area.y + 1, width: area.width - 2, height: 1)
    CompletionMenu(completion: completion).draw(on: &canvas, below: filter, in: area)
  }
}
