import NIOCore

/// Hands the bytes of an answer on in pieces of which none reaches past its end, and so knows
/// whether anything came behind it. On a connection that is kept that would be taken for the answer
/// to the next request (RFC 9112, 9.2).
///
/// NIO's parser cannot be asked: it swallows the beginning of another head and waits for the rest.
final class ResponseFraming: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var isAwaited = false
  /// Bytes of the body that have not come, where the head said how many there are.
  private var bodyLeft = 0
  /// Whether the line that is being read has held nothing so far.
  private var isLineEmpty = true
  /// Bytes that have come and were not handed on.
  private var rest = ByteBuffer()

  /// A request goes out.
  func begin() {
    isAwaited = true
    bodyLeft = 0
    isLineEmpty = true
  }

  /// The head of the answer has come.
  ///
  /// - Parameter length: of the body, packed as it comes; nil where the head does not say it
  func expectBody(of length: Int?) {
    bodyLeft = max(0, length ?? 0)
  }

  /// The answer has come, or is not wanted any more.
  ///
  /// - Returns: whether nothing came behind it
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

  /// A head ends in an empty line, and so does a body in chunks. Where such a line is within a body,
  /// the piece is only smaller.
  private func lengthThroughEmptyLine() -> Int {
    rest.withUnsafeReadableBytes { bytes in
      for (place, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "\n") where isLineEmpty: return place + 1
        case UInt8(ascii: "\n"): isLineEmpty = true
        case UInt8(ascii: "\r"): break
        default: isLineEmpty = false
        }
      }
      return bytes.count
    }
  }
}

/// The other side said something that was no answer.
struct UnsolicitedBytes: Error {}
