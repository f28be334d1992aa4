import PokedexDomain

/// Saved searches.
extension Listing {
  /// The user's saved searches.
  package var savedSearches: [SavedSearch] { search.saved.all }

  /// Reads the searches again, because another program may have changed them.
  package func refreshSavedSearches() { readSavedSearches() }

  /// The reason why the query cannot be saved; `nil` if it can.
  package var saveRefusal: String? {
    guard !query.isEmpty else { return worded("no filter to save") }
    return result.problems.first.map { worded("not saved: \($0.message)") }
  }

  /// The reason why the query cannot be saved under a name; `nil` if it can.
  package func refusal(toSaveAs name: String) -> String? {
    if let refusal = SavedSearch.refusal(ofName: name) { return refusal }
    return search.saved.leads(from: query, to: name)
      ? worded("the filter contains @\(name) itself: choose another name") : nil
  }

  /// Saves the query under a name, if that is allowed.
  package func save(as name: String) {
    guard refusal(toSaveAs: name) == nil, saveRefusal == nil else { return }
    edit { try $0.put(self.query, under: name) }
  }

  package func removeSearch(named name: String) {
    edit { try $0.put(nil, under: name) }
  }

  private func edit(_ body: (NamedValues<String>) throws -> UndoStep?) {
    let step = store { try body(NamedValues(searches: $0)) }
    if let step = step ?? nil { record(step) }
    readSavedSearches()
  }

  func readSavedSearches() {
    guard let saved: SavedSearches = store({ try $0.searches() }) else { return }
    guard saved != search.saved else { return }
    search = search.with(saved)
    find()
  }

  @discardableResult func store<Value>(
    _ body: (any SearchStore) throws -> Value
  ) -> Value? {
    guard let searches else { return nil }
    do {
      let value = try body(searches)
      if storeFailure != nil { storeFailure = nil }
      return value
    } catch {
      storeFailure = error as? PokedexError
      return nil
    }
  }
}
