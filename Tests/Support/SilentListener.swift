import NIOCore
import NIOPosix

/// A port that accepts connections and never answers.
package final class SilentListener: Sendable {
  package let port: Int
  private let listener: any Channel

  /// - Parameter greeting: the first bytes of each connection
  package init(saying greeting: [UInt8] = []) async throws {
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Greeter(greeting))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = listener.localAddress?.port ?? 0
  }

  package func stop() async throws {
    try await listener.close()
  }

  /// A port of loopback that refuses connections.
  package static func refusingPort() async throws -> Int {
    let listener = try await SilentListener()
    try await listener.stop()
    return listener.port
  }
}

private final class Greeter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let greeting: [UInt8]

  init(_ greeting: [UInt8]) {
    self.greeting = greeting
  }

  func channelActive(context: ChannelHandlerContext) {
    if !greeting.isEmpty {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: greeting)), promise: nil)
    }
    context.fireChannelActive()
  }
}
