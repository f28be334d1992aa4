import NIOCore
import NIOPosix

/// An HTTP proxy on loopback whose tunnels all lead to one port of this machine, for any host.
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
  private var isAsked = false
  private var end: (any Channel)?

  init(_ target: Int) {
    self.target = target
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var more = unwrapInboundIn(data)
    if let end { return end.writeAndFlush(more, promise: nil) }
    bytes.writeBuffer(&more)
    let isWhole = bytes.readableBytesView.suffix(4).elementsEqual("\r\n\r\n".utf8)
    if isWhole, !isAsked { open(context) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    end?.close(promise: nil)
    context.fireChannelInactive()
  }

  private func open(_ context: ChannelHandlerContext) {
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
        let answer =
          self.end == nil
          ? "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n" : "HTTP/1.1 200 OK\r\n\r\n"
        mouth.writeAndFlush(ByteBuffer(string: answer), promise: nil)
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
