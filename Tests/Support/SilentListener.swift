import NIOCore
import NIOPosix

/// A port at which connections are accepted and nothing is ever said.
package final class SilentListener: Sendable {
  package let port: Int
  private let listener: any Channel

  package init() async throws {
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    port = listener.localAddress?.port ?? 0
  }

  package func stop() async throws {
    try await listener.close()
  }

  /// A port of loopback at which nobody listens.
  package static func refusingPort() async throws -> Int {
    let listener = try await SilentListener()
    try await listener.stop()
    return listener.port
  }
}
