import NIOCore
import NIOHTTP1

/// Speaks HTTP on a connection for the transfer that was written to it, one after the other.
final class HTTPExchange: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundIn = Transfer
  typealias OutboundOut = HTTPClientRequestPart

  private let line: HTTPLine
  private let connections: HTTPConnections
  private var transfer: Transfer?
  private var staysOpen = false

  init(_ line: HTTPLine, _ connections: HTTPConnections) {
    (self.line, self.connections) = (line, connections)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let transfer = unwrapOutboundIn(data)
    self.transfer = transfer
    context.write(wrapOutboundOut(.head(transfer.head)), promise: nil)
    context.write(wrapOutboundOut(.end(nil)), promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Nobody asked.
    guard let transfer else { return context.close(promise: nil) }
    switch unwrapInboundIn(data) {
    case .head(let head):
      staysOpen = head.isKeepAlive
      transfer.take(head)
    case .body(let bytes): transfer.take(bytes)
    case .end:
      self.transfer = nil
      if staysOpen, !transfer.isOver {
        connections.keep(context.channel, line)
      } else {
        context.close(promise: nil)
      }
      transfer.finish()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end(with: error)
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end(with: connections.isShutDown ? CancellationError() : ConnectionClosed())
    context.fireChannelInactive()
  }

  private func end(with error: any Error) {
    transfer?.fail(error)
    transfer = nil
  }
}

/// The other side closed a connection that was still needed.
struct ConnectionClosed: Error {}
