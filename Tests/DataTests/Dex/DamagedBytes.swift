/// Returns copies of the bytes: each byte changed in three ways, and the bytes cut off at each
/// position.
func damaged(_ bytes: [UInt8]) -> [[UInt8]] {
  let flipped = bytes.indices.flatMap { index in
    [0xFF, 0x80, 0x01].map { (mask: UInt8) in
      var bytes = bytes
      bytes[index] ^= mask
      return bytes
    }
  }
  return flipped + bytes.indices.map { Array(bytes[..<$0]) }
}

/// The largest number that the packing can hold, six times.
let hugeNumbers = [UInt8](
  [[UInt8]](repeating: [UInt8](repeating: 0xFF, count: 8) + [0x7F], count: 6).joined())
