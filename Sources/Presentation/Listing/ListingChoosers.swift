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
          + fields.enumerated().map { place, field in
            Choosable(
              place + 1, field.name, detail: field.summary,
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
      emptyText: worded("No saved searches: ^S saves the filter"),
      among: { [weak self] in
        (self?.savedSearches ?? []).enumerated().map {
          Choosable($0, "@\($1.name)", detail: $1.query)
        }
      },
      choose: { [weak self] place in
        guard let self else { return }
        replaceFilter("@\(savedSearches[place].name)")
      },
      remove: { [weak self] place in
        guard let self else { return }
        removeSearch(named: savedSearches[place].name)
      })
  }
}

// MARK: Order

extension Listing {
  /// The sort terms of the query.
  var sorts: [Query.Sort] { QueryParser.parse(query).sorts }

  /// Replaces the sort order of the query by a field, highest first; `nil` restores the default
  /// order.
  func sort(by field: String?) {
    var query = QueryParser.parse(self.query)
    query.sorts = field.map { [Query.Sort($0, isDescending: true)] } ?? []
    reorder(query)
  }

  /// Reverses the sort order.
  package func reverseSort() {
    var query = QueryParser.parse(self.query)
    guard let first = query.sorts.first else { return reorder(Rows.reversed(query)) }
    query.sorts[0] = Query.Sort(first.field.text, isDescending: !first.isDescending)
    reorder(query)
  }

  /// Keeps a list at its top, because the user sorts for the first rows.
  private func reorder(_ query: Query) {
    let isAtTop = selection.index == 0
    replaceFilter(query.description)
    if isAtTop { selectFirst() }
  }
}

extension QueryRows {
  /// The query with its default order reversed.
  fileprivate static func reversed(_ query: Query) -> Query {
    var query = query
    query.sorts = [Query.Sort(bareNumberField ?? "name", isDescending: true)]
    return query
  }
}
