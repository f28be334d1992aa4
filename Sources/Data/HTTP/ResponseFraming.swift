import NIOCore

/// Passes on the bytes of a response, in pieces that never extend past its end, to detect any bytes
/// that follow. On a kept connection, these would be mistaken for the response to the next request
/// (RFC 9112, 9.2).
///
/// NIO's parser cannot detect them: it consumes the start of another head and waits for the rest.
final class ResponseFraming: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var isAwaited = false
  /// The bytes of the body still to come, if the head states its length.
  private var bodyLeft = 0
  /// Whether the current line has been empty so far.
  private var isLineEmpty = true
  /// Bytes received but not yet passed on.
  private var rest = ByteBuffer()

  /// Prepares for the response to a new request.
  func begin() {
    isAwaited = true
    bodyLeft = 0
    isLineEmpty = true
  }

  /// Prepares for the body, after the head of the response.
  ///
  /// - Parameter length: the length of the body before decompression, or `nil` if the head does not
  ///   state it.
  func expectBody(of length: Int?) {
    bodyLeft = max(0, length ?? 0)
  }

  /// Ends the response, either complete or no longer needed.
  ///
  /// - Returns: whether no bytes followed it.
  @discardableResult
  func end() -> Bool {
    isAwaited = false
    return rest.readableBytes == 0
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    rest = unwrapInboundIn(data)
    while isAwaited, rest.readableBytes > 0, let piece = rest.readSlice(length: nextLength()) {
      context.fireChannelRead(wrapInboundOut(piece))
    }
    guard rest.readableBytes > 0 else { return }
    rest.clear()
    context.fireErrorCaught(UnsolicitedBytes())
  }

  private func nextLength() -> Int {
    guard bodyLeft > 0 else { return lengthThroughEmptyLine() }
    let length = min(bodyLeft, rest.readableBytes)
    bodyLeft -= length
    return length
  }

  /// The length of the next piece. A head ends with an empty line, and so does a chunked body. An
  /// empty line within a body only makes the piece smaller.
  private func lengthThroughEmptyLine() -> Int {
    var bytes = rest.readableBytesView
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let isEmpty = isLineEmpty && Self.isEmpty(bytes[..<end])
      bytes = bytes[(end + 1)...]
      isLineEmpty = true
      if isEmpty { return bytes.startIndex - rest.readerIndex }
    }
    isLineEmpty = isLineEmpty && Self.isEmpty(bytes)
    return rest.readableBytes
  }

  private static func isEmpty(_ line: ByteBufferView) -> Bool {
    line.allSatisfy { $0 == UInt8(ascii: "\r") }
  }
}

/// The peer sent bytes outside of a response.
struct UnsolicitedBytes: Error {}
