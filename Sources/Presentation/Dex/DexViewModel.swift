import Observation
import PokedexDomain

/// The list of all forms: what is in it, what the filter leaves, which row is selected, and the
/// lens through which all of it is seen.
@MainActor @Observable package final class DexViewModel {
  package let catalog = Resource<Catalog>()
  @ObservationIgnored package let list: Listing<PokemonRows>
  /// Whether the page of the selected form has the keys.
  package private(set) var isPageOpen = false
  /// The game or generation that is looked at; none shows everything as it is today.
  package private(set) var lens: Lens?
  /// Why the lens that was asked for could not be used.
  package private(set) var lensFailure: PokedexError?

  @ObservationIgnored private let load: LoadPokedex
  @ObservationIgnored private var columns = DexColumns()

  package init(
    load: LoadPokedex, query: String = "", lens: Lens? = nil, searches: (any SearchStore)? = nil
  ) {
    self.load = load
    self.lens = lens
    list = Listing(PokemonRows(.empty), query: query, searches: searches)
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
    guard let lens else { return PokemonRows(catalog) }
    do throws(PokedexError) {
      lensFailure = nil
      return try PokemonRows(catalog, through: lens)
    } catch {
      lensFailure = error
      self.lens = nil
      return PokemonRows(catalog)
    }
  }

  // MARK: Lens

  /// The lenses there are; none where the list comes from PokeAPI.
  package var lenses: [Lens] {
    guard let dex = catalog.value?.reference else { return [] }
    return (try? Lenses(dex).all) ?? []
  }

  /// Looks at everything through a lens, or through none. A list that stands at its top stays
  /// there: what comes first in a game is not what comes first in another.
  package func look(through lens: Lens?) {
    guard lens != self.lens else { return }
    let isAtTop = list.selection.index == 0
    self.lens = lens
    if let catalog = catalog.value { take(catalog) }
    if isAtTop { list.selectFirst() }
  }

  // MARK: Rows

  /// How many there are, under the lens.
  package var total: Int {
    guard let catalog = catalog.value else { return 0 }
    return lens == nil ? catalog.count : list.rows.existing.size
  }

  /// The selected form.
  package var selected: ID<Form>? { form(at: list.selection.index) }

  package func form(at place: Int) -> ID<Form>? {
    list.row(at: place).map { list.rows.catalog.forms.ids[$0] }
  }

  /// The rows in sight.
  package var visibleRows: [DexRow] {
    let numbers = shownNumbers
    return list.visibleRows.map { columns.row($0, numbers: numbers) }
  }

  package func row(at place: Int) -> DexRow? {
    list.row(at: place).map { columns.row($0, numbers: shownNumbers) }
  }

  /// The numbers that the query asked for, beside those that each row shows.
  package var shownNumbers: [ShownNumber<PokemonRows>] {
    list.numbers(without: ["dex", "total"])
  }

  package func openPage() {
    if selected != nil { isPageOpen = true }
  }

  package func closePage() { isPageOpen = false }

  private func select(_ form: ID<Form>?) {
    list.select(row: form.flatMap { list.rows.catalog.forms.row(of: $0) })
  }
}
