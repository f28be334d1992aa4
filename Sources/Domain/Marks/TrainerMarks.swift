import Synchronization

/// The current marks of the user, shared by all rows, columns and queries that depend on them.
/// Reads the marks from the store on first use.
package final class TrainerMarks: MarkSource {
  private let store: (any MarkStore)?
  private let teams: (any TeamStore)?
  private let sets: (any UserFileSource)?
  private let collectionStore: (any CollectionStore)?
  private let state = Mutex(State())

  private struct State {
    var book: MarkBook?
    var revision = 0
    var marksFailure: PokedexError?
    var teamsFailure: PokedexError?
    var collectionsFailure: PokedexError?
    var collections: [SavedCollection]?
    var library: (files: [UserFile], sets: SetLibrary)?
    var run: Run?
    /// The facts of the run, once they are asked for.
    var runFacts: RunFacts?
    var runFailure: PokedexError?

    mutating func take(_ new: MarkBook) {
      marksFailure = nil
      guard new != book else { return }
      revision += book == nil ? 0 : 1
      book = new
    }

    mutating func forgetCollections() {
      revision += collections == nil ? 0 : 1
      collections = nil
    }
  }

  /// - Parameters:
  ///   - store: `nil` without a store: no marks are set, and none can be.
  ///   - teams: `nil` without a store: no form is in a team.
  ///   - sets: the library of sets; `nil` for none.
  ///   - collections: `nil` without a store: only the collections that every player has.
  ///   - run: the run that is being played; `nil` for none.
  package init(
    _ store: (any MarkStore)? = nil, teams: (any TeamStore)? = nil,
    sets: (any UserFileSource)? = nil, collections: (any CollectionStore)? = nil,
    playing run: Run? = nil
  ) {
    self.store = store
    self.teams = teams
    self.sets = sets
    collectionStore = collections
    state.withLock { $0.run = run }
  }

  /// The run that is being played; `nil` without one.
  package var playedRun: Run? { state.withLock(\.run) }

  /// Plays another run, the same after a change, or none.
  package func play(_ run: Run?) {
    state.withLock { state in
      guard state.run != run else { return }
      (state.run, state.runFacts, state.runFailure) = (run, nil, nil)
      state.revision += 1
    }
  }

  package func run(in catalog: Catalog) -> RunFacts? {
    let known = state.withLock { ($0.run, $0.runFacts, $0.runFailure) }
    guard let run = known.0, known.1 == nil, known.2 == nil else { return known.1 }
    do throws(RunProblem) {
      let facts = try RunFacts(run, in: catalog)
      state.withLock { $0.runFacts = facts }
      return facts
    } catch {
      state.withLock { $0.runFailure = .lacking(error.message) }
      return nil
    }
  }

  package func teamForms() -> [ID<Form>] { readTeams().flatMap(\.members).map(\.form) }

  package func teamNames(beginningWith text: String, in catalog: Catalog) -> [String] {
    let library = library(in: catalog)
    let teams = readTeams() + library.teams
    let faulty = library.entries.filter { $0.teams.isEmpty }.map(\.name)
    let isOfTeam = text.dropFirst(SetLibrary.has(text) ? SetLibrary.prefix.count : 0).contains("/")
    let ofRun = playedRun.map { run in
      [RunFacts.word] + (text.isEmpty ? [] : run.memberWords(in: catalog))
    }
    let members = isOfTeam ? teams.flatMap { $0.memberNames(in: catalog) } : []
    let wanted = text.lowercased().unicodeScalars
    return ((ofRun ?? []) + teams.map(\.name) + faulty + members)
      .filter { $0.lowercased().unicodeScalars.starts(with: wanted) }
  }

  /// The library of sets as it is now.
  package func library(in catalog: Catalog) -> SetLibrary {
    guard let files = sets?.files(), !files.isEmpty else { return SetLibrary() }
    if let known = state.withLock(\.library), known.files == files { return known.sets }
    let sets = SetLibrary(files, in: catalog)
    state.withLock { $0.library = (files, sets) }
    return sets
  }

  package func collections() -> [SavedCollection] {
    if let known = state.withLock(\.collections) { return known }
    do throws(PokedexError) {
      let read = try collectionStore?.collections() ?? []
      state.withLock { ($0.collections, $0.collectionsFailure) = (read, nil) }
      return read
    } catch {
      state.withLock { $0.collectionsFailure = error }
      return []
    }
  }

  /// Invalidates everything computed from the collections. Call it after one has changed.
  package func collectionsHaveChanged() { state.withLock { $0.forgetCollections() } }

  private func readTeams() -> [Team] {
    do throws(PokedexError) {
      let read = try teams?.storedTeams().teams ?? []
      state.withLock { $0.teamsFailure = nil }
      return read
    } catch {
      state.withLock { $0.teamsFailure = error }
      return []
    }
  }

  /// Invalidates everything computed from the teams. Call it after a team has changed.
  package func teamsHaveChanged() { state.withLock { $0.revision += 1 } }

  /// The marks as last read; none before the first read.
  package var known: MarkBook { state.withLock(\.book) ?? MarkBook() }

  package var failure: PokedexError? {
    state.withLock {
      $0.marksFailure ?? $0.teamsFailure ?? $0.collectionsFailure ?? $0.runFailure
    }
  }

  /// Reads the marks on the first call, and again after a failure.
  package func read() throws(PokedexError) -> MarkBook {
    if let known = state.withLock({ $0.book }) { return known }
    let book = try store?.marks() ?? MarkBook()
    state.withLock { $0.take(book) }
    return book
  }

  package func book() -> MarkBook {
    do throws(PokedexError) {
      return try read()
    } catch {
      state.withLock { $0.marksFailure = error }
      return MarkBook()
    }
  }

  /// A counter that increases whenever the marks, the teams or the run change.
  package var revision: Int { state.withLock(\.revision) }

  /// Reloads the marks if another program has changed them.
  package func refresh() throws(PokedexError) {
    guard let store, try store.marksMayHaveChanged() else { return }
    let book = try store.marks()
    state.withLock { state in
      state.take(book)
      state.forgetCollections()
    }
  }

  /// Changes marks in one transaction, starting from the current state of the store.
  ///
  /// - Returns: The changes made.
  package func update(_ edit: (inout MarkBook) -> Void) throws(PokedexError) -> [MarkChange] {
    guard let store else { throw .lacking(KeptData.marks.refusal) }
    let update = try store.updateMarks(edit)
    state.withLock { $0.take(update.after) }
    return update.changes
  }
}
