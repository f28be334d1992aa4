import NIOCore
import NIOPosix

/// A proxy on loopback, for HTTP and SOCKS 5, whose tunnels all lead to one port of this machine,
/// for any host.
package final class TunnelProxy: Sendable {
  package let port: Int
  private let listener: any Channel

  package init(to target: Int) async throws {
    listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(TunnelMouth(target))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = listener.localAddress?.port ?? 0
  }

  package func stop() async throws {
    try await listener.close()
  }
}

/// Reads the request for a tunnel, then forwards all bytes.
private final class TunnelMouth: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let target: Int
  private var bytes = ByteBuffer()
  private var isGreeted = false
  private var isAsked = false
  private var end: (any Channel)?

  init(_ target: Int) {
    self.target = target
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var more = unwrapInboundIn(data)
    if let end { return end.writeAndFlush(more, promise: nil) }
    bytes.writeBuffer(&more)
    guard !isAsked else { return }
    if bytes.readableBytesView.first == 5 {
      readSOCKS(context)
    } else if bytes.readableBytesView.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      open(
        context, saying: Array("HTTP/1.1 200 OK\r\n\r\n".utf8),
        else: Array("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n".utf8))
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    end?.close(promise: nil)
    context.fireChannelInactive()
  }

  /// The test's client sends each of its two messages in one piece.
  private func readSOCKS(_ context: ChannelHandlerContext) {
    guard !isGreeted else {
      let address: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0]
      return open(context, saying: [5, 0] + address, else: [5, 5] + address)
    }
    isGreeted = true
    bytes.clear()
    context.channel.writeAndFlush(ByteBuffer(bytes: [5, 0]), promise: nil)
  }

  private func open(
    _ context: ChannelHandlerContext, saying answer: [UInt8], else refusal: [UInt8]
  ) {
    isAsked = true
    bytes.clear()
    let mouth = context.channel
    ClientBootstrap(group: context.eventLoop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(TunnelEnd(mouth))
        }
      }
      .connect(host: "127.0.0.1", port: target).assumeIsolated()
      .whenComplete { result in
        self.end = try? result.get()
        let bytes = self.end == nil ? refusal : answer
        mouth.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
      }
  }
}

/// Forwards the bytes of the server.
private final class TunnelEnd: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let mouth: any Channel

  init(_ mouth: any Channel) {
    self.mouth = mouth
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    mouth.writeAndFlush(unwrapInboundIn(data), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    mouth.close(promise: nil)
    context.fireChannelInactive()
  }
}
