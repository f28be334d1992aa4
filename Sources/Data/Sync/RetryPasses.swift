import PokedexDomain

/// Runs many jobs, several at a time, and continues when one of them fails. Failed jobs are retried
/// after all others are done, as long as that makes progress.
struct RetryPasses: Sendable {
  /// The number of concurrent jobs.
  let width: Int

  /// The weight of consecutive failures at which to stop, because the network or the server seems
  /// to be down. A timeout counts as two failures, since it has already taken long.
  private static let maxFailures = 8
  /// The number of consecutive passes without progress at which to stop.
  private static let maxFruitless = 3

  private struct Failed<Job> {
    let job: Job
    let error: PokedexError
  }

  /// - Parameters:
  ///   - work: performs a job; runs concurrently.
  ///   - take: receives the output of each job, one at a time.
  func run<Job: Sendable, Output: Sendable>(
    _ jobs: [Job], work: @escaping @Sendable (Job) async throws(PokedexError) -> Output,
    take: (Output) throws(PokedexError) -> Void
  ) async throws(PokedexError) {
    var rest = jobs
    var permanent: PokedexError?
    var fruitlessPasses = 0
    while !rest.isEmpty {
      let failed = try await pass(rest, work, take)
      permanent = permanent ?? failed.first { $0.error.isPermanent }?.error
      let temporary = failed.filter { !$0.error.isPermanent }
      fruitlessPasses = temporary.count < rest.count ? 0 : fruitlessPasses + 1
      if fruitlessPasses >= Self.maxFruitless, let first = temporary.first { throw first.error }
      rest = temporary.map(\.job)
    }
    if let permanent { throw permanent }
  }

  private func pass<Job: Sendable, Output: Sendable>(
    _ jobs: [Job], _ work: @escaping @Sendable (Job) async throws(PokedexError) -> Output,
    _ take: (Output) throws(PokedexError) -> Void
  ) async throws(PokedexError) -> [Failed<Job>] {
    var failed: [Failed<Job>] = []
    var failures = 0
    let outcome = await withTaskGroup(
      of: (Job, Result<Output, PokedexError>).self
    ) { group -> Result<Void, PokedexError> in
      var rest = jobs[...]
      for job in rest.prefix(width) { group.addTask { await Self.attempt(job, work) } }
      rest = rest.dropFirst(width)
      while let (job, result) = await group.next() {
        do throws(PokedexError) {
          try take(try result.get())
          failures = 0
        } catch {
          failed.append(Failed(job: job, error: error))
          failures += error.weight
          if failures >= Self.maxFailures || error.affectsAllJobs {
            group.cancelAll()
            return .failure(error)
          }
        }
        if let next = rest.popFirst() { group.addTask { await Self.attempt(next, work) } }
      }
      return .success(())
    }
    try outcome.get()
    return failed
  }

  @concurrent
  private static func attempt<Job: Sendable, Output: Sendable>(
    _ job: Job, _ work: @Sendable (Job) async throws(PokedexError) -> Output
  ) async -> (Job, Result<Output, PokedexError>) {
    do throws(PokedexError) {
      return (job, .success(try await work(job)))
    } catch {
      return (job, .failure(error))
    }
  }
}

extension PokedexError {
  /// Whether all other jobs would fail in the same way.
  fileprivate var affectsAllJobs: Bool {
    switch self {
    case .cancelled, .file, .missingFile, .offline, .needsDex: true
    case .notFound, .unclearName, .wrongWords, .lacking, .network, .badData: false
    }
  }

  /// Whether a retry would fail in the same way.
  fileprivate var isPermanent: Bool {
    switch self {
    case .notFound, .network(.tooLarge), .network(.redirected): true
    case .network(.status(let code)): (400..<500).contains(code) && code != 408
    default: false
    }
  }

  fileprivate var weight: Int {
    if case .network(.timedOut) = self { 2 } else { 1 }
  }
}
