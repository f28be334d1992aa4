import PokedexDomain

extension Listing {
  /// A chooser for the sort order. The first choice restores the default order.
  package func sortChooser() -> ChooserViewModel {
    let fields = Rows.fields.filter { $0.measure != nil }
    return ChooserViewModel(
      title: worded("Sort by"),
      among: { [weak self] in
        let current = self?.sorts.first?.field.text
        return [Choosable(0, worded("the default order"), isCurrent: current == nil)]
          + fields.enumerated().map { index, field in
            Choosable(
              index + 1, field.name, detail: field.numberSummary,
              isCurrent: current.map { field.names.contains($0) } ?? false)
          }
      },
      choose: { [weak self] in self?.sort(by: $0 == 0 ? nil : fields[$0 - 1].name) })
  }

  /// A chooser for the saved searches.
  package func searchChooser() -> ChooserViewModel {
    refreshSavedSearches()
    return ChooserViewModel(
      title: worded("Saved searches"),
      emptyText: worded("No saved searches: ^S or F4 saves the filter"),
      among: { [weak self] in
        (self?.savedSearches ?? []).enumerated().map {
          Choosable($0, "@\($1.name)", detail: $1.query)
        }
      },
      choose: { [weak self] index in
        guard let self else { return }
        replaceFilter("@\(savedSearches[index].name)")
      },
      remove: { [weak self] index in
        guard let self else { return }
        removeSearch(named: savedSearches[index].name)
      })
  }
}

// MARK: Order

extension Listing {
  /// The sort terms of the query.
  var sorts: [Query.Sort] { filter.sorts }

  /// The first field of the order, in full, and its direction; `nil` for the default order.
  package var order: (title: String, isDescending: Bool)? {
    filter.sorts.first.flatMap { sort in
      QueryField<Rows>.named(sort.field.text).map { ($0.fullTitle, sort.isDescending) }
    }
  }

  /// Sorts by a field, highest first, in place of the current order; `nil` restores the default
  /// order.
  func sort(by field: String?) {
    reorder(field.map { [Query.Sort($0, isDescending: true)] } ?? [])
  }

  /// Reverses the sort order.
  package func reverseSort() {
    guard let first = sorts.first else {
      return reorder([Query.Sort(Rows.bareNumberField ?? "name", isDescending: true)])
    }
    reorder(
      [Query.Sort(first.field.text, isDescending: !first.isDescending)] + sorts.dropFirst())
  }

  /// Sorts by a column, numbers highest first, or reverses the order if the list is sorted by that
  /// column already. Does nothing for a column without an order, such as the types.
  package func sort(byColumn name: String) {
    if isSorted(by: name) { return reverseSort() }
    let isNumber = QueryField<Rows>.named(name)?.measure != nil
    guard isNumber || name == "name" else { return }
    reorder([Query.Sort(name, isDescending: isNumber)])
  }

  /// Selects the first row, because users sort to see the first rows.
  private func reorder(_ sorts: [Query.Sort]) {
    replace(FilterText(condition: condition, sorts: sorts))
    selectFirst()
  }

  /// The column of the order and its direction; `nil` for the default order.
  package var sortedColumn: SortedColumn? {
    filter.sorts.first.flatMap { sort in
      QueryField<Rows>.named(sort.field.text).map {
        SortedColumn(name: $0.name, isDescending: sort.isDescending)
      }
    }
  }

  func isSorted(by name: String) -> Bool { sortedColumn?.name == name }
}

extension QueryField {
  /// The title without an abbreviation: `Speed`, `Weight`.
  fileprivate var fullTitle: String {
    if let stat = Stat.allCases.first(where: { $0.word == name }) { return Phrase(stat.name).text }
    return Phrase(title.count > 2 ? title : titled(name)).text
  }
}
