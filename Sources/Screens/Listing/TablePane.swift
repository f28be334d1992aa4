import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A table with a filter above it, on its own screen or within a page.
@MainActor final class TablePane<Rows: QueryRows> {
  private let model: TableViewModel<Rows>
  /// Opens the page of a row.
  private let open: (Listing<Rows>, Int) -> Void
  private var editor: FilterEditor<Rows>?
  /// The last column layout and the content it was made for.
  private var cache: KnownLayout?
  private var filter = Rect(.zero)
  private var titles = Rect(.zero)
  private var list = Rect(.zero)
  private var lines = SectionedLines()

  init(_ model: TableViewModel<Rows>, open: @escaping (Listing<Rows>, Int) -> Void) {
    self.model = model
    self.open = open
  }

  var isFiltering: Bool { model.listing?.isFiltering ?? false }
  var message: Message? { model.listing.flatMap { ListingMessage($0).message } }

  /// Speech for the table; `nil` while it loads.
  func speech(_ title: String) -> Speech? {
    guard let content = model.content.value else { return nil }
    if isFiltering, let card = editor?.speech { return card }
    let listing = content.listing
    let speech = ListSpeech(listing: listing, total: listing.total)
    return Speech(
      title: title, lines: speech.lines,
      selected: speech.selected(listing.selectedRow.map { content.text(of: $0) }))
  }

  // MARK: Input

  /// The keys of the filter while it is typed, otherwise those of the list.
  var bindings: [Binding] {
    if let editor, isFiltering { return editor.bindings }
    return listKeys
  }

  private lazy var listKeys: [Binding] =
    [
      Binding(
        .open,
        unless: { [model] in model.listing?.selectedRow == nil ? worded("nothing is selected") : nil
        },
        run: { [weak self] in self?.openSelected() }),
      Binding(.filter) { [weak self] in self?.editor?.begin() },
      Binding(.reverse) { [model] in model.listing?.reverseSort() },
      Binding(.correct, unless: { [weak self] in self?.correctionRefusal }) { [model] in
        model.listing?.takeCorrection()
      },
    ] + rowBindings { [model] in model.listing }

  private var correctionRefusal: String? {
    model.listing?.canCorrect ?? false ? nil : worded("the filter has nothing to correct")
  }

  private func openSelected() {
    if let listing = model.listing, let row = listing.selectedRow { open(listing, row) }
  }

  /// Clears the filter.
  ///
  /// - Returns: whether there was one.
  func clearFilter() -> Bool {
    guard let listing = model.listing, !listing.query.isEmpty else { return false }
    listing.clearFilter()
    return true
  }

  var sortChooser: ChooserViewModel? { model.listing?.sortChooser() }

  func type(_ key: Key) -> Bool { editor?.type(key) ?? false }
  func paste(_ text: String) { editor?.paste(text) }
  func followTyping() { editor?.followTyping() }

  /// The binding that a click runs on the filter line or on a column title.
  ///
  /// - Parameter sorting: the binding that asks for an order.
  func binding(at point: Point, sorting: Binding?) -> Binding? {
    if filter.contains(point) {
      let isOrder = bar?.layout(in: filter).order.contains(point) ?? false
      return isOrder ? sorting : listKeys.first(of: .filter)
    }
    guard let listing = model.listing, let column = laidOutTitles?.name(at: point) else {
      return nil
    }
    return Binding(.sort) { listing.sort(byColumn: column) }
  }

  func click(_ mouse: MouseEvent) {
    guard let listing = model.listing else { return }
    switch mouse.kind {
    case .wheelUp: listing.move(by: -3)
    case .wheelDown: listing.move(by: 3)
    case .press, .doublePress: press(mouse, listing)
    }
  }

  private func press(_ mouse: MouseEvent, _ listing: Listing<Rows>) {
    guard list.contains(mouse.point) else { return }
    let line = mouse.point.y - list.y
    if mouse.point.x == list.endX - 1, lines.count > list.height {
      return listing.select(lines.index(atBarRow: line, height: list.height))
    }
    guard let row = lines.row(at: line) else { return }
    listing.select(row)
    if mouse.kind == .doublePress { openSelected() }
  }

  // MARK: Drawing

  /// Lays out the parts. A short window shows only rows, unless there is a filter.
  func prepare(for area: Rect) {
    var rest = area
    guard let listing = model.listing else {
      list = rest
      return
    }
    if editor?.isOf(listing) != true { editor = FilterEditor(listing) }
    let hasFilter = area.height >= 6 || listing.isFiltering || !listing.query.isEmpty
    filter = hasFilter ? rest.takeTop(1).inset(horizontal: 1) : Rect(.zero)
    titles = rest.height >= 4 ? rest.takeTop(1) : Rect(.zero)
    list = rest
    listing.fit(height: rest.height)
    lines.fit(listing, height: rest.height)
  }

  func draw(isFocused: Bool = true, on canvas: inout Canvas, in area: Rect) {
    guard let content = model.content.value, let bar else {
      return drawMissing(on: &canvas, in: area)
    }
    if filter.height > 0 { bar.draw(on: &canvas, in: filter) }
    drawRows(of: content, isFocused: isFocused, on: &canvas)
    editor?.drawBox(bar, on: &canvas, below: filter, in: area)
  }

  private var bar: FilterBar<Rows>? {
    guard let listing = model.listing, let editor else { return nil }
    return FilterBar(
      listing: listing, field: editor.field, total: listing.total,
      placeholder: DrawableText(model.placeholder))
  }

  private func drawMissing(on canvas: inout Canvas, in area: Rect) {
    switch model.content.state {
    case .error(let error, _):
      Placeholder.error(error, model.title.lowercased()).draw(on: &canvas, in: area)
    default: Placeholder.loading(model.title.lowercased()).draw(on: &canvas, in: area)
    }
  }

  private func drawRows(
    of content: TableContent<Rows>, isFocused: Bool, on canvas: inout Canvas
  ) {
    let listing = content.listing
    var rows = list
    _ = rows.takeLeft(2)
    let bar = rows.takeRight(1)
    // A gap, because text next to the scroll bar is hard to read.
    _ = rows.takeRight(1)
    let layout = layout(of: content, width: rows.width)
    if titles.height > 0 {
      canvas.horizontalLine(x: titles.x, y: titles.y, width: titles.width)
      columnTitles(of: layout, listing).draw(on: &canvas)
    }
    guard !listing.visibleRows.isEmpty else { return drawNothing(listing, on: &canvas) }
    for (offset, line) in lines.visible.enumerated() {
      switch line {
      case .title(let title):
        canvas.write(DrawableText(title), in: rows.row(offset), style: .heading)
      case .row(let index):
        draw(index, of: content, layout, on: &canvas, in: rows.row(offset))
        if index == listing.selection.index {
          select(list.row(offset), isFocused: isFocused, on: &canvas)
        }
      }
    }
    let scroll = Scroll(
      selected: lines.selected, count: lines.count, height: list.height, previous: lines.top)
    canvas.draw(scroll, x: bar.x, y: bar.y)
  }

  /// Draws the row at a position of the list.
  private func draw(
    _ index: Int, of content: TableContent<Rows>, _ layout: TableLayout,
    on canvas: inout Canvas, in text: Rect
  ) {
    let listing = content.listing
    let row = listing.result.rows[index]
    // The first column of some tables is not the name.
    let isName = content.columns.first?.texts[row] == listing.rows.names[row]
    let found = isName ? listing.foundName(of: row) : FoundName()
    layout.draw(row: row, found: found, on: &canvas, in: text)
  }

  private func select(_ line: Rect, isFocused: Bool, on canvas: inout Canvas) {
    canvas.selectRow(
      Rect(x: line.x, y: line.y, width: line.width - 1, height: 1),
      isFocused ? .focused : .unfocused)
  }

  private func columnTitles(of layout: TableLayout, _ listing: Listing<Rows>) -> ColumnTitles {
    let line = Rect(x: list.x + 2, y: titles.y, width: list.width - 4, height: titles.height)
    return layout.titles(sorted: listing.sortedColumn, in: line)
  }

  private var laidOutTitles: ColumnTitles? {
    guard titles.height > 0, let cache, let listing = model.listing else { return nil }
    return columnTitles(of: cache.layout, listing)
  }

  private func drawNothing(_ listing: Listing<Rows>, on canvas: inout Canvas) {
    let isEmpty = listing.rows.existing.size == 0
    let notice =
      isEmpty
      ? Placeholder(heading: Phrase(model.emptyText))
      : .nothingMatches(in: model.lensName, isFiltering: listing.isFiltering)
    notice.draw(on: &canvas, in: list)
  }

  /// Returns the column layout, recomputed only if the columns or the width change.
  private func layout(of content: TableContent<Rows>, width: Int) -> TableLayout {
    if let cache, cache.isOf(content, width) { return cache.layout }
    let layout = TableLayout(columns(of: content), width: width)
    cache = KnownLayout(
      content: content, query: content.listing.query, width: width, layout: layout)
    return layout
  }

  /// A layout and the values it was made for.
  private struct KnownLayout {
    let content: TableContent<Rows>
    let query: String
    let width: Int
    let layout: TableLayout

    @MainActor func isOf(_ other: TableContent<Rows>, _ width: Int) -> Bool {
      content.listing === other.listing && content.revision == other.revision
        && query == other.listing.query && self.width == width
    }
  }

  /// The rows that match, with tabs between their cells; `nil` while they load.
  var copiedText: String? {
    guard let content = model.content.value else { return nil }
    let columns = columns(of: content)
    let rows = content.listing.result.rows
    return tabSeparated(columns.map(\.title), rows.map { row in columns.map { $0.texts[row] } })
  }

  /// The columns. Those that the query mentions and the table lacks come directly after the name;
  /// all others stay where they are.
  private func columns(of content: TableContent<Rows>) -> [TableColumn] {
    let known = Set(content.columns.map(\.name))
    let numbers = content.listing.numbers(without: [])
    let asked = Set(numbers.map(\.name))
    return content.columns.prefix(1)
      + numbers.filter { !known.contains($0.name) }.map {
        TableColumn($0, of: content.listing.rows)
      } + content.columns.dropFirst().map { asked.contains($0.name) ? $0.needed : $0 }
  }
}
