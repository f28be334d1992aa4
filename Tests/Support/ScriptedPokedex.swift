import PokedexDomain
import Synchronization

/// A repository whose answers a test chooses, holds back and releases.
package final class ScriptedPokedex: PokedexRepository {
  private typealias Waiter = (
    condition: @Sendable ([ID<Form>]) -> Bool, wait: AsyncStream<Never>.Continuation
  )

  private struct State {
    var catalog: Result<Catalog, PokedexError>
    var failures: [ID<Form>: PokedexError] = [:]
    var isHolding = false
    var heedsCancellation = true
    var held: [(form: ID<Form>, continuation: CheckedContinuation<Void, Never>)] = []
    var asked: [ID<Form>] = []
    var waiters: [Waiter] = []
  }

  private let state: Mutex<State>

  package init(_ catalog: Result<Catalog, PokedexError> = .success(SampleDex.catalog)) {
    state = Mutex(State(catalog: catalog))
  }

  /// A catalog of IDs and slugs only, as PokeAPI lists them.
  package static var bareCatalog: Catalog {
    let slugs = SampleDex.forms.map(\.slug)
    return Catalog(
      forms: Table(ids: SampleDex.forms.map(\.id), slugs: slugs), species: Table(),
      names: slugs.map(titled))
  }

  /// The forms whose records were requested, in order.
  package var asked: [ID<Form>] { state.withLock(\.asked) }

  package func set(_ catalog: Result<Catalog, PokedexError>) {
    state.withLock { $0.catalog = catalog }
  }

  /// Sets the error of all later requests for a form; `nil` for the record of the sample.
  package func fail(_ form: ID<Form>, _ error: PokedexError?) {
    state.withLock { $0.failures[form] = error }
  }

  /// Holds back all later records until they are released.
  ///
  /// - Parameter heedingCancellation: whether a cancelled request ends at once; if not, its record
  ///   comes all the same.
  package func hold(heedingCancellation: Bool = true) {
    state.withLock {
      $0.isHolding = true
      $0.heedsCancellation = heedingCancellation
    }
  }

  /// Releases the held requests for a form; without a form, all of them and later ones.
  package func release(_ form: ID<Form>? = nil) {
    let released = state.withLock { state in
      if form == nil { state.isHolding = false }
      let released = state.held.filter { form == nil || $0.form == form }
      state.held.removeAll { form == nil || $0.form == form }
      return released
    }
    for held in released { held.continuation.resume() }
  }

  /// Waits until the requested forms meet a condition, or the task is cancelled.
  package func wait(until condition: @escaping @Sendable ([ID<Form>]) -> Bool) async {
    let (news, wait) = AsyncStream.makeStream(of: Never.self)
    state.withLock { state in
      guard !condition(state.asked) else { return wait.finish() }
      state.waiters.append((condition, wait))
    }
    for await _ in news {}
  }

  package func catalog() async throws(PokedexError) -> Catalog {
    try state.withLock { $0.catalog }.get()
  }

  package func record(
    of form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> FormRecord {
    await withCheckedContinuation { ask(form, $0) }
    let (failure, heedsCancellation) = state.withLock { ($0.failures[form], $0.heedsCancellation) }
    if heedsCancellation, Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
    guard let record = SampleDex.record(of: form) else { throw .notFound("Pokémon \(form)") }
    return lens.map { record.seen(through: $0) } ?? record
  }

  package func slugs(of kind: Kind) async throws(PokedexError) -> [Int: String] { [:] }

  private func ask(_ form: ID<Form>, _ continuation: CheckedContinuation<Void, Never>) {
    let (ready, resumes) = state.withLock { state in
      state.asked.append(form)
      if state.isHolding { state.held.append((form, continuation)) }
      let ready = state.waiters.filter { $0.condition(state.asked) }
      state.waiters.removeAll { $0.condition(state.asked) }
      return (ready, !state.isHolding)
    }
    if resumes { continuation.resume() }
    for waiter in ready { waiter.wait.finish() }
  }
}
