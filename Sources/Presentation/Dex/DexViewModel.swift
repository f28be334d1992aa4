import PokedexDomain

/// The list of all forms: what is in it, what the filter leaves, which row is selected.
@MainActor package final class DexViewModel {
  package let catalog = Resource<Catalog>()
  package let lens: LensModel
  package let trainer: TrainerModel
  package let list: Listing<PokemonRows>
  /// Whether the page of the selected form has the keys.
  @Watched package private(set) var isPageOpen = false
  /// Why the lens could not be used.
  @Watched package private(set) var lensFailure: PokedexError?

  private let load: LoadPokedex
  private var columns = DexColumns()
  /// Through which of the lenses, counted as they were chosen, the rows are seen; none before there
  /// are any.
  private var seen: Int?
  private static let ownColumns: Set = ["dex", "total"]

  package init(
    load: LoadPokedex, lens: LensModel, trainer: TrainerModel = TrainerModel(),
    query: String = "", searches: (any SearchStore)? = nil, order: String? = nil,
    columns: [String] = []
  ) {
    (self.load, self.lens, self.trainer) = (load, lens, trainer)
    list = Listing(
      PokemonRows(.empty), query: query, searches: searches, order: order, columns: columns
    ) { trainer.record($0) }
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

  /// How far the list has been loaded, while it is.
  package var progress: LoadingProgress? { catalog.state.progress }

  /// Why the list, or what is missing of it, could not be had.
  package var failure: PokedexError? { catalog.state.error }

  package var hasFailed: Bool { failure != nil }

  /// Stops loading; what has come stays.
  package func stop() { catalog.stop() }

  /// What the head says when nothing more comes.
  package var mark: NetworkStatus? {
    catalog.state.isLoading ? nil : NetworkStatus(catalog.state)
  }

  /// The forms in sight, which are asked for before the others.
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

  /// The rows as the lens shows them.
  private func rows(of catalog: Catalog) -> PokemonRows {
    seen = lens.version
    do throws(PokedexError) {
      let rows = try PokemonRows(catalog, through: lens.lens)
      if lensFailure != nil { lensFailure = nil }
      return rows
    } catch {
      lensFailure = error
      return PokemonRows(catalog)
    }
  }

  /// Follows the lens, if it has changed. A list that stands at its top stays there: what comes
  /// first in a game is not what comes first in another.
  package func look() {
    guard lens.version != seen, let catalog = catalog.value else { return }
    let isAtTop = list.selection.index == 0
    take(catalog)
    if isAtTop { list.selectFirst() }
  }

  // MARK: Rows

  /// How many there are, under the lens.
  package var total: Int { list.rows.existing.size }

  /// Whether it is told how things were in older games: only a dex does.
  package var knowsThePast: Bool { list.rows.reference != nil }

  /// The selected form.
  package var selected: ID<Form>? { form(at: list.selection.index) }

  package func form(at place: Int) -> ID<Form>? {
    list.row(at: place).map { list.rows.catalog.forms.ids[$0] }
  }

  /// The rows in sight.
  package var visibleRows: [DexRow] {
    columns.rows(list.visibleRows, marks: trainer.book, numbers: shownNumbers)
  }

  /// What the list calls the selected form; empty when nothing is selected.
  package var selectedName: String { list.selectedRow.map(columns.name) ?? "" }

  package func row(at place: Int) -> DexRow? {
    list.row(at: place).map {
      columns.row($0, marks: trainer.book, numbers: shownNumbers)
    }
  }

  /// The forms that the filter leaves.
  package var listedForms: [ID<Form>] {
    let ids = list.rows.catalog.forms.ids
    return list.result.rows.map { ids[$0] }
  }

  /// The numbers that the query asked for, beside those that each row shows.
  package var shownNumbers: [ShownNumber<PokemonRows>] {
    list.numbers(without: Self.ownColumns)
  }

  /// The forms that are listed, to compare one with.
  var listed: ShowStats.Listed { ShowStats.Listed(list.result.rows, of: list.rows) }

  package func openPage() {
    if selected != nil { isPageOpen = true }
  }

  package func closePage() { isPageOpen = false }

  /// Selects a form, where it is listed.
  package func go(to form: ID<Form>) { select(form) }

  private func select(_ form: ID<Form>?) {
    list.select(row: form.flatMap { list.rows.catalog.forms.row(of: $0) })
  }
}
