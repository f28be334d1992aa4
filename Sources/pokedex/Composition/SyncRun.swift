import Logging
import PokedexData
import PokedexDomain

/// How a sync goes about it.
struct SyncSettings {
  /// Requests a second that nobody minds.
  static let politeRate = 20.0

  /// The file to make; none for the user's own.
  var path: String?
  /// So many requests at a time.
  var parallel = 4
  /// Requests a second; none for what is usual.
  var rate: Double?
  /// Whether all is to be fetched anew.
  var isFresh = false
}

/// A sync, from the network to the files.
struct SyncRun: Sendable {
  let api: PokeAPI
  let host: SpriteHost
  let dex: String
  let work: String
  let width: Int
  let isFresh: Bool
  let log: Logger

  /// Runs on a thread of its own, so that neither keys nor pages are held up.
  ///
  /// - Parameter remark: takes what is odd, and no reason to stop.
  func callAsFunction(
    _ scope: SyncScope, remark: @Sendable (String) -> Void = { _ in },
    progress: @Sendable (SyncProgress) -> Void
  ) async throws(PokedexError) {
    log.debug("sync of \(api.address) into \(dex) begins: \(scope)")
    do throws(PokedexError) {
      try await withTaskExecutorPreference(NetworkThread.sync.executor) {
        () throws(PokedexError) in
        try await run(scope, remark, progress)
      }
      log.notice("sync of \(api.address) into \(dex) is done")
    } catch {
      log.error("sync of \(api.address) into \(dex): \(error)")
      throw error
    }
  }

  @concurrent
  private func run(
    _ scope: SyncScope, _ remark: @Sendable (String) -> Void,
    _ progress: @Sendable (SyncProgress) -> Void
  ) async throws(PokedexError) {
    let work = try WorkFile(path: work, source: api.address.description, isFresh: isFresh)
    if let text = work.remark { remark(text) }
    let file = try DexReplacement(path: dex, extrasOf: work, scope: scope)
    let source = PokeAPISource(api: api, work: work, scope: scope, width: width, host: host)
    try await SyncPokedex(source: source)(into: file, progress: progress)
  }
}
