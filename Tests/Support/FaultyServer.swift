import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// A web server on loopback, in the test's own process, that serves what a test gives it in the way
/// of PokeAPI, and fails in the way that a test asks for.
///
///     let server = try await FaultyServer()
///     server.serve(#"{"id": 445, "name": "garchomp"}"#, at: "pokemon/445")
///     server.fail(.truncate, below: "pokemon")
///     // … ask for server.base + "pokemon/445/" …
///     try await server.stop()
package final class FaultyServer: Sendable {
  /// Such as `http://127.0.0.1:40123/api/v2/`.
  package let base: String
  package let port: Int
  private let state: ServerState
  private let listener: any Channel

  /// - Parameters:
  ///   - certificate: to serve https with
  ///   - seed: of all that is random
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

  /// Closes all connections and listens no more.
  package func stop() async throws {
    state.openGate()
    for channel in state.channels { channel.close(promise: nil) }
    try await listener.close()
  }
}

extension FaultyServer {
  /// - Parameter path: such as `pokemon/445`, or from the root with a slash in front
  package func serve(_ json: String, at path: String) {
    state.change { $0.serve(json, at: path) }
  }

  package func serve(_ bytes: [UInt8], type: String, at path: String) {
    state.change { $0.serve(bytes, type: type, at: path) }
  }

  /// Serves a list of a resource, such as `pokemon`, and not its documents.
  package func list(_ resource: String, _ entries: [(id: Int, name: String?)]) {
    state.change { $0.list(resource, entries) }
  }

  /// Lets no part of a list have more entries, whatever is asked for.
  package func limitPages(to length: Int) {
    state.change { $0.longestPage = length }
  }

  /// From now on, fails for all targets below the prefix, such as `pokemon/445`; without
  /// one, for all. The longest prefix counts where there are several.
  package func fail(_ fault: Fault, below prefix: String = "") {
    state.fail(fault, below: prefix)
  }

  /// Answers all that ``Fault/slow`` has held back so far.
  package func openGate() {
    state.openGate()
  }

  /// Sends bytes on all connections, unasked.
  package func say(_ bytes: [UInt8]) {
    for channel in state.channels {
      channel.eventLoop.execute {
        // From below the handlers that would make an answer of it.
        let encoder = try? channel.pipeline.syncOperations.context(
          handlerType: HTTPResponseEncoder.self)
        encoder?.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: nil)
      }
    }
  }

  package var counts: ServerCounts { state.counts }

  /// Waits for the moment at which the condition is true.
  package func wait(until condition: @escaping @Sendable (ServerCounts) -> Bool) async {
    await state.wait(until: condition)
  }
}
