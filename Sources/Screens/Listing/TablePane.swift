import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A table with a filter above it, on its own screen or within a page.
@MainActor final class TablePane<Rows: QueryRows> {
  private let model: TableViewModel<Rows>
  /// Opens the page of a row.
  private let open: (Listing<Rows>, Int) -> Void
  private var editor: FilterEditor<Rows>?
  private let rows: RowPane
  /// The columns of the last frame, and the content and the query that they were made for.
  private var known: KnownColumns?
  private var filter = Rect(.zero)
  private var list = Rect(.zero)

  init(_ model: TableViewModel<Rows>, open: @escaping (Listing<Rows>, Int) -> Void) {
    self.model = model
    self.open = open
    rows = RowPane { model.listing }
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
    ] + rows.bindings

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
    guard let listing = model.listing, let column = rows.columnName(at: point) else { return nil }
    return Binding(.sort) { listing.sort(byColumn: column) }
  }

  func click(_ mouse: MouseEvent) { rows.click(mouse) { openSelected() } }

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
    list = rest
    guard let content = model.content.value else { return }
    rows.prepare(
      columns(of: content).layout, count: listing.result.rows.count,
      sections: sections(of: listing), sorted: listing.sortedColumn,
      at: RowPlace(rest, hasTitles: rest.height >= 4))
  }

  /// The titles above the rows that begin a section.
  private func sections(of listing: Listing<Rows>) -> [Int: String]? {
    guard let sections = listing.rows.sections else { return nil }
    let rows = listing.result.rows
    var titles: [Int: String] = [:]
    for (index, row) in rows.enumerated() {
      let section = sections.sectionOfRow[row]
      let isFirst = index == 0 || section != sections.sectionOfRow[rows[index - 1]]
      if isFirst, !sections.titles[section].isEmpty { titles[index] = sections.titles[section] }
    }
    return titles
  }

  func draw(isFocused: Bool = true, on canvas: inout Canvas, in area: Rect) {
    guard let content = model.content.value, let bar else {
      return Placeholder.missing(model.content.state, model.title.lowercased())
        .draw(on: &canvas, in: area)
    }
    if filter.height > 0 { bar.draw(on: &canvas, in: filter) }
    if content.listing.visibleRows.isEmpty {
      rows.drawTitles(on: &canvas)
      drawNothing(content.listing, on: &canvas)
    } else {
      let columns = columns(of: content).columns
      rows.draw(isFocused: isFocused, on: &canvas) { cells(at: $0, of: content, columns) }
    }
    editor?.drawBox(bar, on: &canvas, below: filter, in: area)
  }

  private var bar: FilterBar<Rows>? {
    guard let content = model.content.value, let editor else { return nil }
    return FilterBar(
      listing: content.listing, field: editor.field, total: content.listing.total,
      placeholder: DrawableText(content.placeholder))
  }

  /// The cells of the row at a position of the list.
  private func cells(
    at index: Int, of content: TableContent<Rows>, _ columns: [TableColumn]
  ) -> [RowCell] {
    let listing = content.listing
    let row = listing.result.rows[index]
    var cells = columns.map { RowCell.value($0.cells[row]) }
    let found = listing.foundName(of: row)
    // The first column of some tables is not the name.
    if found != FoundName(), columns.first?.cells[row].text == listing.rows.names[row] {
      cells[0] = .name(listing.rows.names[row], found)
    }
    return cells
  }

  private func drawNothing(_ listing: Listing<Rows>, on canvas: inout Canvas) {
    let isEmpty = listing.rows.existing.size == 0
    let notice =
      isEmpty
      ? Placeholder(heading: Phrase(model.emptyText))
      : .nothingMatches(in: model.lensName, isFiltering: listing.isFiltering)
    notice.draw(on: &canvas, in: list)
  }

  /// Columns and what they were made for.
  private struct KnownColumns {
    let content: TableContent<Rows>
    let query: String
    let columns: [TableColumn]
    /// One array for all frames, so that the list need not compare its columns.
    let layout: [RowColumn]

    @MainActor func isOf(_ other: TableContent<Rows>) -> Bool {
      content.listing === other.listing && content.revision == other.revision
        && query == other.listing.query
    }
  }

  /// The rows that match, with tabs between their cells; `nil` while they load.
  var copiedText: String? {
    guard let content = model.content.value else { return nil }
    let known = columns(of: content)
    return RowPane.copiedText(
      known.layout.map(\.title), count: content.listing.result.rows.count
    ) { cells(at: $0, of: content, known.columns).map(\.text) }
  }

  private func columns(of content: TableContent<Rows>) -> KnownColumns {
    if let known, known.isOf(content) { return known }
    let columns = makeColumns(of: content)
    let new = KnownColumns(
      content: content, query: content.listing.query, columns: columns,
      layout: columns.map(\.column))
    known = new
    return new
  }

  /// The columns. Those that the query mentions and the table lacks come directly after the name;
  /// all others stay where they are.
  private func makeColumns(of content: TableContent<Rows>) -> [TableColumn] {
    let known = Set(content.columns.compactMap(\.name))
    let numbers = content.listing.numbers(without: [])
    let asked = Set(numbers.map(\.name))
    return content.columns.prefix(1)
      + numbers.filter { !known.contains($0.name) }.map {
        TableColumn($0, of: content.listing.rows)
      }
      + content.columns.dropFirst().map { column in
        column.name.map(asked.contains) ?? false ? column.needed : column
      }
  }
}
