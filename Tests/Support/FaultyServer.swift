import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// A web server on loopback, in the test's own process, that serves a test's documents as PokeAPI
/// does, with the faults that the test sets.
///
///     let server = try await FaultyServer()
///     server.serve(#"{"id": 445, "name": "garchomp"}"#, at: "pokemon/445")
///     server.fail(.truncate, below: "pokemon")
///     // … ask for server.base + "pokemon/445/" …
///     try await server.stop()
package final class FaultyServer: Sendable {
  /// The address of the API, such as `http://127.0.0.1:40123/api/v2/`.
  package let base: String
  package let port: Int
  private let state: ServerState
  private let listener: any Channel

  /// - Parameters:
  ///   - certificate: the certificate for https; `nil` for http
  ///   - seed: the seed of all random faults
  package init(certificate: TestCertificate? = nil, seed: UInt64 = 1) async throws {
    let state = ServerState(seed: seed)
    let encryption = try certificate.map { try $0.context() }
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let encryption { try pipeline.addHandler(NIOSSLServerHandler(context: encryption)) }
          try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false)
          try pipeline.addHandler(FaultyHandler(state))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    self.state = state
    self.listener = listener
    port = listener.localAddress?.port ?? 0
    base = "\(certificate == nil ? "http" : "https")://127.0.0.1:\(port)/api/v2/"
    state.setBase(base)
  }

  /// Closes all connections and stops listening.
  package func stop() async throws {
    state.openGate()
    for channel in state.channels { channel.close(promise: nil) }
    try await listener.close()
  }
}

extension FaultyServer {
  /// - Parameter path: such as `pokemon/445`, or an absolute path with a slash in front
  package func serve(_ json: String, at path: String) {
    serve(json, at: [path])
  }

  /// Serves the same document at several paths.
  package func serve(_ json: String, at paths: [String]) {
    state.change { $0.serve(json, at: paths) }
  }

  package func serve(_ bytes: [UInt8], type: String, at path: String) {
    state.change { $0.serve(bytes, type: type, at: path) }
  }

  /// Serves a list of a resource, such as `pokemon`, without its documents.
  package func list(_ resource: String, _ entries: [(id: Int, name: String?)]) {
    state.change { $0.list(resource, entries) }
  }

  /// Limits the number of entries on a page of a list, whatever the client requests.
  package func limitPages(to length: Int) {
    state.change { $0.maxPageLength = length }
  }

  /// Sets the fault of all targets below a prefix, such as `pokemon/445`; without a prefix, of all
  /// targets. For each target, the longest matching prefix counts.
  package func fail(_ fault: Fault, below prefix: String = "") {
    state.fail(fault, below: prefix)
  }

  /// Answers the requests that ``Fault/slow`` has held back so far.
  package func openGate() {
    state.openGate()
  }

  /// Sends unsolicited bytes on all connections.
  package func say(_ bytes: [UInt8]) {
    for channel in state.channels {
      channel.eventLoop.execute {
        // Below the handlers that would encode an answer.
        let encoder = try? channel.pipeline.syncOperations.context(
          handlerType: HTTPResponseEncoder.self)
        encoder?.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
      }
    }
  }

  package var counts: ServerCounts { state.counts }

  /// Waits until the counts meet a condition.
  package func wait(until condition: @escaping @Sendable (ServerCounts) -> Bool) async {
    await state.wait(until: condition)
  }
}
