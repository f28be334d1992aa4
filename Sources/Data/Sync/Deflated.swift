import CZlib

/// Bytes compressed with zlib.
struct Deflated: Hashable, Sendable {
  /// Compressed already.
  let bytes: [UInt8]
  /// The number of bytes after decompression.
  let size: Int
}

extension Deflated {
  /// Compresses for speed: zlib's best compression takes twice the time and saves a sixth.
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

  /// Decompresses the bytes.
  ///
  /// - Parameter limit: the maximum size; a larger one is treated as damage.
  /// - Returns: the bytes, or `nil` if they are damaged.
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
