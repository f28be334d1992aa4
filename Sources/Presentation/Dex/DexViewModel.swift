import PokedexDomain

/// The list of all forms, with its filter, selection and lens.
@MainActor package final class DexViewModel {
  package let catalog = Resource<Catalog>()
  package let lens: LensModel
  package let trainer: TrainerModel
  package let list: Listing<PokemonRows>
  /// Whether the page of the selected form has the keyboard focus.
  @Watched package private(set) var isPageOpen = false
  /// The forms that the user has ticked.
  @Watched package private(set) var ticked = TickedRows<ID<Form>>()
  /// The only forms to list; `nil` for all.
  private var candidates: Set<ID<Form>>?
  /// The reason why the lens could not be applied.
  @Watched package private(set) var lensFailure: PokedexError?

  private let load: LoadPokedex
  private var columns = DexColumns()
  /// The version of the lens that the rows were made with; `nil` before the first rows.
  private var lastLensVersion: Int?
  private static let ownColumns: Set = ["dex", "total"]

  package init(
    load: LoadPokedex, lens: LensModel, trainer: TrainerModel = TrainerModel(),
    query: String = "", searches: (any SearchStore)? = nil, order: String? = nil,
    columns: [String] = []
  ) {
    self.load = load
    self.lens = lens
    self.trainer = trainer
    list = Listing(
      PokemonRows(.empty), query: query, searches: searches, order: order, columns: columns
    ) { trainer.record($0) }
  }

  // MARK: Loading

  /// Loads the list, or the parts that are still missing.
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

  /// The progress of loading; `nil` when nothing is loading.
  package var progress: LoadingProgress? { catalog.state.progress }

  /// The reason why the list or a part of it failed to load.
  package var failure: PokedexError? { catalog.state.error }

  package var hasFailed: Bool { failure != nil }

  /// Stops loading and keeps the rows that have arrived.
  package func stop() { catalog.stop() }

  /// The header's network status when nothing is loading.
  package var mark: NetworkStatus? {
    catalog.state.isLoading ? nil : NetworkStatus(catalog.state)
  }

  /// The visible forms, which are fetched first.
  private var wantedForms: [ID<Form>] {
    list.visibleRows.map { list.rows.catalog.forms.ids[$0] }
  }

  private func take(_ catalog: Catalog) {
    let before = selected
    let rows = rows(of: catalog)
    columns = DexColumns(rows)
    list.replace(rows)
    select(before)
  }

  /// The rows under the current lens.
  private func rows(of catalog: Catalog) -> PokemonRows {
    lastLensVersion = lens.version
    // A lens of an earlier start cannot be used with PokeAPI.
    let failure = lens.lens == nil || catalog.reference != nil ? nil : PokedexError.needsDex
    if lensFailure != failure { lensFailure = failure }
    return PokemonRows(catalog, through: failure == nil ? lens.lens : nil, among: candidates)
  }

  /// Lists only some forms from now on, whatever the filter.
  package func narrow(to forms: Set<ID<Form>>) {
    candidates = forms
    if let catalog = catalog.value { take(catalog) }
  }

  /// Applies a lens that has changed. A list at its top stays there, because the first row of one
  /// game is not the first of another.
  package func look() {
    guard lens.version != lastLensVersion, let catalog = catalog.value else { return }
    let isAtTop = list.selection.index == 0
    take(catalog)
    if isAtTop { list.selectFirst() }
  }

  // MARK: Rows

  /// The number of forms that exist under the lens.
  package var total: Int { list.rows.existing.size }

  /// The loaded catalog, as a changed game has it if the lens is one.
  package var seen: Catalog? { catalog.value?.through(lens.lens) }

  /// The loaded catalog if it has a dex.
  var localCatalog: Catalog? { seen?.local }

  /// The selected form.
  package var selected: ID<Form>? { form(at: list.selection.index) }

  package func form(at index: Int) -> ID<Form>? {
    list.row(at: index).map { list.rows.catalog.forms.ids[$0] }
  }

  /// The visible rows.
  package var visibleRows: [DexRow] {
    columns.rows(
      list.visibleRows, marks: trainer.book, ticked: ticked, numbers: shownNumbers,
      query: list.condition
    ) { list.foundName(of: $0) }
  }

  /// The name of the selected form in the list; empty without a selection.
  package var selectedName: String { list.selectedRow.map(columns.name) ?? "" }

  package func row(at index: Int) -> DexRow? {
    list.row(at: index).map {
      columns.row($0, marks: trainer.book, ticked: ticked, numbers: shownNumbers)
    }
  }

  /// Ticks the selected form or unticks it, and selects the next row.
  package func toggleTick() {
    guard let selected else { return }
    ticked.toggle(selected)
    list.move(by: 1)
  }

  /// Ticks all listed forms, or unticks all if that would change nothing.
  package func toggleAllTicks() {
    var all = ticked
    all.insert(listedForms)
    ticked = all == ticked ? TickedRows() : all
  }

  package func untick() { ticked = TickedRows() }

  /// The ticked forms or, without any, the selected one.
  package var chosen: [ID<Form>] {
    ticked.isEmpty ? [selected].compactMap { $0 } : ticked.ids
  }

  /// The forms that match the filter.
  package var listedForms: [ID<Form>] {
    let ids = list.rows.catalog.forms.ids
    return list.result.rows.map { ids[$0] }
  }

  /// The columns that the query asks for, without those that each row has anyway.
  package var shownNumbers: [ShownNumber<PokemonRows>] {
    list.numbers(without: Self.ownColumns)
  }

  /// The listed forms, to rank stats against.
  var listed: ShowStats.Listed { ShowStats.Listed(list.result.rows, of: list.rows) }

  package func openPage() {
    if selected != nil { isPageOpen = true }
  }

  package func closePage() { isPageOpen = false }

  /// Selects a form if it is listed.
  /// - Parameter top: The first visible row, unless the form would then be out of view.
  package func go(to form: ID<Form>, top: Int) {
    look()
    select(form)
    list.scroll(to: top)
  }

  private func select(_ form: ID<Form>?) {
    list.select(row: form.flatMap { list.rows.catalog.forms.row(of: $0) })
  }
}
