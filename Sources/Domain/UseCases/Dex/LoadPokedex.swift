/// Loads the list of all forms: at once from a dex, or form by form from PokeAPI, visible rows
/// first.
package struct LoadPokedex: Sendable {
  private let pokedex: any PokedexRepository
  /// The number of concurrent requests.
  private let width: Int

  package init(pokedex: any PokedexRepository, width: Int = 8) {
    self.pokedex = pokedex
    self.width = width
  }

  /// Loads the missing forms. A form with a malformed record keeps only its name. A network error
  /// ends the load; the next load continues with the forms still missing.
  ///
  /// - Parameters:
  ///   - known: the result of an earlier load.
  ///   - wanted: returns the visible rows; called before each request.
  ///   - report: receives the catalog after each arrival.
  package func callAsFunction(
    known: Catalog?, wanted: @MainActor () -> [ID<Form>],
    report: @MainActor (Catalog, LoadingProgress) -> Void
  ) async throws(PokedexError) -> Catalog {
    var catalog: Catalog
    if let known { catalog = known } else { catalog = try await pokedex.catalog() }
    var missing = Missing(in: catalog)
    guard !missing.isEmpty else { return catalog }
    await report(catalog, missing.progress)
    let failure = await fill(&catalog, &missing, wanted: wanted, report: report)
    if let failure { throw failure }
    return catalog
  }

  private func fill(
    _ catalog: inout Catalog, _ missing: inout Missing, wanted: @MainActor () -> [ID<Form>],
    report: @MainActor (Catalog, LoadingProgress) -> Void
  ) async -> PokedexError? {
    let pokedex = pokedex
    var arrived = catalog
    var rest = missing
    let failure = await withTaskGroup(
      of: Result<FormRecord, PokedexError>.self
    ) { group -> PokedexError? in
      // The tasks run on the main actor, where they only wait: tasks elsewhere would start threads
      // that keep waking the process.
      for _ in 0..<width {
        if let next = rest.next(wanted: await wanted()) {
          group.addTask(operation: Self.fetching(next, from: pokedex))
        }
      }
      while let result = await group.next() {
        switch result {
        case .success(let record): arrived.put(record)
        case .failure(.badData), .failure(.notFound), .failure(.network(.notFound)): break
        case .failure(let error):
          group.cancelAll()
          return error
        }
        rest.done += 1
        await report(arrived, rest.progress)
        if let next = rest.next(wanted: await wanted()) {
          group.addTask(operation: Self.fetching(next, from: pokedex))
        }
      }
      return nil
    }
    catalog = arrived
    missing = rest
    return failure
  }

  private static func fetching(
    _ form: ID<Form>, from pokedex: any PokedexRepository
  ) -> @MainActor @Sendable () async -> Result<FormRecord, PokedexError> {
    { await fetch(form, from: pokedex) }
  }

  private static func fetch(
    _ form: ID<Form>, from pokedex: any PokedexRepository
  ) async -> Result<FormRecord, PokedexError> {
    do throws(PokedexError) {
      return .success(try await pokedex.record(of: form, through: nil))
    } catch {
      return .failure(error)
    }
  }
}

/// The forms still to load, in order of request.
private struct Missing {
  private var ids: Set<ID<Form>>
  private var order: ArraySlice<ID<Form>>
  private let total: Int
  var done: Int

  init(in catalog: Catalog) {
    let rows = (0..<catalog.count).filter { !catalog.isComplete($0) }
    ids = Set(rows.map { catalog.forms.ids[$0] })
    order = rows.map { catalog.forms.ids[$0] }[...]
    total = catalog.count
    done = catalog.count - rows.count
  }

  var isEmpty: Bool { ids.isEmpty }

  var progress: LoadingProgress { LoadingProgress(done: done, total: total) }

  mutating func next(wanted: [ID<Form>]) -> ID<Form>? {
    if let first = wanted.first(where: { ids.contains($0) }) {
      ids.remove(first)
      return first
    }
    while let first = order.popFirst() {
      if ids.remove(first) != nil { return first }
    }
    return nil
  }
}
