import Glibc
import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, with faults.
final class FaultyHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let state: ServerState
  private var request: HTTPRequestHead?
  private var isPending = false
  private var isFlooding = false

  init(_ state: ServerState) {
    self.state = state
  }

  func channelActive(context: ChannelHandlerContext) {
    state.opened(context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    settle()
    state.closed(context.channel)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end:
      guard let head = request else { return }
      isPending = true
      state.asked(head)
      answer(head, state.fault(for: head.uri), context)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if isFlooding { flood(context) }
    context.fireChannelWritabilityChanged()
  }

  private func settle() {
    guard isPending else { return }
    isPending = false
    state.answered()
  }
}

extension FaultyHandler {
  private func answer(_ head: HTTPRequestHead, _ fault: Fault, _ context: ChannelHandlerContext) {
    switch fault {
    case .silent: break
    case .close: context.close(promise: nil)
    case .reset: reset(context)
    case .status(let code, let headers): send(code, headers: headers, context)
    case .empty: send(200, context)
    case .garbage: send(200, body: state.randomBytes(2_048), context)
    case .body(let bytes): send(200, body: bytes, context)
    case .html: send(200, type: "text/html", body: Array(Self.logInPage.utf8), context)
    case .loop: redirect(head.uri, context)
    case .foreignRedirect: redirect("http://elsewhere.invalid/api/v2/", context)
    case .redirect(let address): redirect(state.resolve(address), context)
    case .huge: startFlood(context)
    case .bomb:
      send(200, headers: "Content-Encoding: gzip", body: Gzip.bomb(size: 67_108_864), context)
    case .slow:
      state.gate(on: context.eventLoop).assumeIsolated().whenComplete { _ in
        self.serve(head, .none, context)
      }
    default: serve(head, fault, context)
    }
  }

  private static let logInPage = "<html><body>Welcome to the hotel. Please log in.</body></html>"

  /// Serves a document with a fault.
  private func serve(_ head: HTTPRequestHead, _ fault: Fault, _ context: ChannelHandlerContext) {
    guard let document = state.document(head.uri) else { return send(404, context) }
    var bytes = document.bytes
    switch fault {
    case .wrongTypes, .nulls, .missing, .escapes: bytes = spoiled(bytes, by: fault)
    case .hang: return sendPart(of: bytes, 0, document.type, context)
    case .stall: return sendPart(of: bytes, bytes.count / 2, document.type, context)
    case .followed(let others):
      sendHead(200, "", document.type, bytes.count, context)
      send((bytes + others)[...], context)
      settle()
      return context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    case .truncate:
      sendPart(of: bytes, bytes.count / 2, document.type, context)
      return context.close(promise: nil)
    default: break
    }
    guard head.headers.first(name: "if-none-match") != document.etag else {
      state.countNotModified()
      return send(304, headers: "ETag: \(document.etag)", context)
    }
    var headers = "ETag: \(document.etag)\nCache-Control: public, max-age=86400, s-maxage=86400"
    if fault == .packed {
      headers += "\nContent-Encoding: gzip"
      bytes = Gzip.store(bytes)
    }
    send(200, headers: headers, type: document.type, body: bytes, context)
  }

  private func redirect(_ address: String, _ context: ChannelHandlerContext) {
    send(302, headers: "Location: \(address)", context)
  }

  /// Closes with a reset (RST).
  private func reset(_ context: ChannelHandlerContext) {
    guard let socket = context.channel as? any SocketOptionProvider else { return }
    socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).assumeIsolated().whenComplete { _ in
      context.close(promise: nil)
    }
  }
}

extension FaultyHandler {
  private func send(
    _ code: Int, headers: String = "", type: String = "application/json", body: [UInt8] = [],
    _ context: ChannelHandlerContext
  ) {
    sendHead(code, headers, type, body.count, context)
    if code != 304 { send(body[...], context) }
    settle()
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }

  /// Announces the length of the whole body, but sends only its beginning.
  private func sendPart(
    of body: [UInt8], _ count: Int, _ type: String, _ context: ChannelHandlerContext
  ) {
    sendHead(200, "", type, body.count, context)
    if count > 0 { send(body.prefix(count), context) }
    context.flush()
  }

  private func sendHead(
    _ code: Int, _ headers: String, _ type: String, _ length: Int,
    _ context: ChannelHandlerContext
  ) {
    var fields: HTTPHeaders = ["Content-Type": type, "Content-Length": "\(length)"]
    for line in headers.split(separator: "\n") {
      let name = line.prefix { $0 != ":" }
      fields.add(name: String(name), value: String(line.dropFirst(name.count + 2)))
    }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: code), headers: fields)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
  }

  private func send(_ bytes: ArraySlice<UInt8>, _ context: ChannelHandlerContext) {
    context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
  }

  private func startFlood(_ context: ChannelHandlerContext) {
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["Content-Type": "application/json", "Transfer-Encoding": "chunked"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    send([UInt8(ascii: "\"")], context)
    isFlooding = true
    flood(context)
  }

  /// Fills the socket whenever it has room.
  private func flood(_ context: ChannelHandlerContext) {
    let piece = [UInt8](repeating: UInt8(ascii: "A"), count: 65_536)
    while context.channel.isWritable, context.channel.isActive {
      send(piece[...], context)
      context.flush()
    }
  }
}
