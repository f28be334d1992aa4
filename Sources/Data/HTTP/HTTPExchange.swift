import NIOCore
import NIOHTTP1

/// Sends transfers over a connection and receives their responses, one after another.
final class HTTPExchange: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundIn = Transfer
  typealias OutboundOut = HTTPClientRequestPart

  /// The handler ahead of the HTTP parser.
  let pieces = ResponseFraming()
  private let line: ConnectionKey
  private let connections: HTTPConnections
  private var transfer: Transfer?
  private var staysOpen = false

  init(_ line: ConnectionKey, _ connections: HTTPConnections) {
    self.line = line
    self.connections = connections
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let transfer = unwrapOutboundIn(data)
    self.transfer = transfer
    pieces.begin()
    context.write(wrapOutboundOut(.head(transfer.head)), promise: nil)
    context.write(wrapOutboundOut(.end(nil)), promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard let transfer else { return close(context) }
    switch unwrapInboundIn(data) {
    case .head(let head):
      staysOpen = head.isKeepAlive && head.status != .switchingProtocols
      pieces.expectBody(of: head.length)
      transfer.take(head)
    case .body(let bytes): transfer.take(bytes)
    case .end:
      self.transfer = nil
      let isClean = pieces.end()
      if staysOpen, isClean, !transfer.isOver {
        connections.keep(context.channel, line)
      } else {
        close(context)
      }
      transfer.finish()
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end(with: error)
    close(context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end(with: connections.isShutDown ? CancellationError() : ConnectionClosed())
    context.fireChannelInactive()
  }

  private func end(with error: any Error) {
    pieces.end()
    transfer?.fail(error)
    transfer = nil
  }

  /// Closes the connection and removes it from the pool at once: a TLS connection stays open until
  /// its closing handshake ends, and must not be reused.
  private func close(_ context: ChannelHandlerContext) {
    connections.drop(context.channel, line)
    context.close(promise: nil)
  }
}

extension HTTPResponseHead {
  /// The length of the body before decompression, or `nil` if its end is marked in another way.
  fileprivate var length: Int? {
    guard !headers.contains(name: "transfer-encoding") else { return nil }
    return headers.first(name: "content-length").flatMap { Int($0) }
  }
}

/// The peer closed a connection that was still in use.
struct ConnectionClosed: Error {}
