import Logging
import PokedexData
import PokedexDomain

/// The options of a sync.
struct SyncSettings {
  /// The default number of requests per second, chosen to be polite to the server.
  static let politeRate = 20.0

  /// The file to make; `nil` for the user's own dex.
  var path: String?
  /// The maximum number of concurrent requests.
  var parallel = 4
  /// The maximum number of requests per second; `nil` for the default.
  var rate: Double?
  /// Whether to fetch everything again.
  var isFresh = false
  /// Whether to leave PokeAPI's facts as they are, without corrections and additions.
  var isAsIs = false
}

/// A sync from the network to the files.
struct SyncRun: Sendable {
  let api: PokeAPI
  let host: SpriteHost
  let dex: String
  let work: String
  let width: Int
  let isFresh: Bool
  let isAsIs: Bool
  let log: Logger

  /// Runs on its own thread, so that it delays neither keys nor pages.
  ///
  /// - Parameter remark: receives warnings that do not stop the sync.
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
    let sink: any DexSink = isAsIs ? file : FactSink(.bundled(), into: file)
    try await SyncPokedex(source: source)(into: sink, progress: progress)
  }
}
