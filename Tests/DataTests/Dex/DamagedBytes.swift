/// Each with every byte changed in three ways, and cut off at every byte.
func damaged(_ bytes: [UInt8]) -> [[UInt8]] {
  let flipped = bytes.indices.flatMap { place in
    [0xFF, 0x80, 0x01].map { (mask: UInt8) in
      var bytes = bytes
      bytes[place] ^= mask
      return bytes
    }
  }
  return flipped + bytes.indices.map { Array(bytes[..<$0]) }
}

/// The largest number there is, again and again.
let hugeNumbers = [UInt8](
  [[UInt8]](repeating: [UInt8](repeating: 0xFF, count: 8) + [0x7F], count: 6).joined())
