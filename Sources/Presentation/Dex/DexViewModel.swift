import Observation
import PokedexDomain

/// The list of all forms: what is in it, what the filter leaves, which row is selected.
@MainActor @Observable package final class DexViewModel {
  package let catalog = Resource<Catalog>()
  /// What the filter leaves, in its order, and what is wrong with it.
  package private(set) var result = SearchResult(rows: [])
  package private(set) var selection = Selection()
  /// The text of the filter; empty when everything is listed.
  package private(set) var query: String
  /// The filter that comes back when the one being typed is dropped; none while none is typed.
  package private(set) var queryBefore: String?
  /// Whether the page of the selected form has the keys.
  package private(set) var isPageOpen = false

  @ObservationIgnored private let load: LoadPokedex
  @ObservationIgnored private let search: SearchPokedex
  @ObservationIgnored private var engine = QueryEngine(Catalog.empty)
  @ObservationIgnored private var columns = DexColumns()

  package init(load: LoadPokedex, search: SearchPokedex, query: String = "") {
    self.load = load
    self.search = search
    self.query = query
  }

  // MARK: Loading

  /// Loads the list, or what is still missing of it.
  package func start() {
    let known = catalog.value
    catalog.load { [weak self, load] report throws(PokedexError) in
      let whole = try await load(
        known: known, wanted: { self?.wantedForms ?? [] },
        report: { catalog, progress in
          report(catalog, progress)
          self?.take(catalog)
        })
      self?.take(whole)
      return whole
    }
  }

  package var hasFailed: Bool { catalog.state.error != nil }

  /// The forms in sight, which are asked for before the others.
  private var wantedForms: [ID<Form>] {
    selection.visible.map { engine.catalog.forms.ids[result.rows[$0]] }
  }

  private func take(_ catalog: Catalog) {
    let before = selected
    engine = QueryEngine(catalog)
    columns = DexColumns(catalog)
    find()
    select(before)
  }

  // MARK: Rows

  package var total: Int { catalog.value?.count ?? 0 }

  /// The selected form.
  package var selected: ID<Form>? { form(at: selection.index) }

  package func form(at place: Int) -> ID<Form>? {
    guard result.rows.indices.contains(place) else { return nil }
    return engine.catalog.forms.ids[result.rows[place]]
  }

  /// The rows in sight.
  package var visibleRows: [DexRow] {
    let rows = result.rows
    return selection.visible.map { columns.row(rows[$0]) }
  }

  package func row(at place: Int) -> DexRow? {
    guard result.rows.indices.contains(place) else { return nil }
    return columns.row(result.rows[place])
  }

  // MARK: Moving

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ place: Int) { selection.select(place) }
  package func selectFirst() { selection.selectFirst() }
  package func selectLast() { selection.selectLast() }

  /// The screen has room for so many rows.
  package func fit(height: Int) {
    var fitted = selection
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }

  package func openPage() {
    if selected != nil { isPageOpen = true }
  }

  package func closePage() { isPageOpen = false }

  private func select(_ form: ID<Form>?) {
    guard let form, form != selected else { return }
    let ids = engine.catalog.forms.ids
    if let place = result.rows.firstIndex(where: { ids[$0] == form }) { selection.select(place) }
  }

  // MARK: Filtering

  package var isFiltering: Bool { queryBefore != nil }

  /// Begins to type a filter, with the one in force.
  package func beginFilter() {
    guard queryBefore == nil else { return }
    queryBefore = query
    // After the frame that shows the field, and before the first letter is typed into it.
    Task { [engine] in engine.prepare() }
  }

  /// A new question begins at its best answer.
  package func filter(_ text: String) {
    guard text != query else { return }
    query = text
    find()
    selection.selectFirst()
  }

  /// Keeps what was typed.
  package func keepFilter() { queryBefore = nil }

  /// Drops what was typed, and stays on the form that was found.
  package func dropFilter() {
    guard let before = queryBefore else { return }
    queryBefore = nil
    replaceFilter(before)
  }

  /// Lists everything again, and stays on the form that was found.
  package func clearFilter() { replaceFilter("") }

  private func replaceFilter(_ text: String) {
    let found = selected
    query = text
    find()
    select(found)
  }

  private func find() {
    result = search(query, in: engine)
    selection.fit(count: result.rows.count)
  }
}
