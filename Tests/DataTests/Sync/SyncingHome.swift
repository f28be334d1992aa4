import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting
import Synchronization

/// A directory for synced files, and the server that they come from.
struct SyncingHome: Sendable {
  let server: FaultyServer
  let transport: NetworkTransport
  let directory: String

  var dex: String { directory + "/dex.sqlite" }
  var extras: String { directory + "/dex-extras.sqlite" }
  var work: String { directory + "/sync.sqlite" }

  /// Runs a sync.
  ///
  /// - Parameters:
  ///   - now: The time, in seconds since 1970.
  ///   - report: Called after each document.
  @discardableResult
  func sync(
    _ scope: SyncScope = SyncScope(withPictures: true), isFresh: Bool = false, at now: Int = 1_000,
    report: (SyncProgress) -> Void = { _ in }
  ) async throws(PokedexError) -> (tally: SyncTally, remark: String?) {
    guard let base = WebAddress(server.base), let pictures = WebAddress(server.sprites) else {
      throw .notFound("address")
    }
    let work = try WorkFile(path: work, source: server.base, isFresh: isFresh, now: { now })
    let file = try DexReplacement(path: dex, extrasOf: work, scope: scope)
    let source = PokeAPISource(
      api: PokeAPI(base: base, transport: transport), work: work, scope: scope, width: 4,
      host: SpriteHost(base: pictures, transport: transport))
    var last = SyncTally()
    try await SyncPokedex(source: source)(into: file) {
      last = $0.tally
      report($0)
    }
    return (last, work.remark)
  }

  /// The contents of the files that a sync makes.
  func bytes() throws -> [[UInt8]] { [try contents(of: dex), try contents(of: extras)] }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
  }
}

/// - Parameter count: The number of entries of each kind.
func withSyncingHome(
  count: Int = 8, _ change: (inout NetworkTransport.Settings) -> Void = { _ in },
  _ body: (SyncingHome) async throws -> Void
) async throws {
  try await withServer(change) { server, transport in
    server.serveWholeAPI(count: count)
    try await withDirectory { directory in
      try await body(SyncingHome(server: server, transport: transport, directory: directory))
    }
  }
}
