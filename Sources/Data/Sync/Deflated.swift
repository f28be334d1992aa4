import CZlib

/// Bytes packed with zlib.
struct Deflated: Hashable, Sendable {
  let bytes: [UInt8]
  /// Bytes when unpacked.
  let size: Int

  /// Bytes that were packed before.
  init(bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }

  /// Packs quickly: the best that zlib can do takes twice the time and saves a sixth.
  init(_ plain: [UInt8]) {
    size = plain.count
    let bound = compressBound(uLong(plain.count))
    bytes = Array(unsafeUninitializedCapacity: Int(bound)) { buffer, count in
      var length = bound
      let code = compress2(
        buffer.baseAddress, &length, plain, uLong(plain.count), Z_BEST_SPEED)
      precondition(code == Z_OK, "zlib fails only for want of memory")
      count = Int(length)
    }
  }

  /// The bytes as they were before.
  ///
  /// - Parameter limit: more are damage.
  /// - Returns: nil where the bytes are damaged.
  func plain(limit: Int) -> [UInt8]? {
    guard (0...limit).contains(size) else { return nil }
    var isWhole = false
    let plain = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var length = uLong(size)
      let code = uncompress(buffer.baseAddress, &length, bytes, uLong(bytes.count))
      isWhole = code == Z_OK && Int(length) == size
      count = isWhole ? size : 0
    }
    return isWhole ? plain : nil
  }
}
