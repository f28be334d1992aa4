/// PNG pictures made by tests, with uncompressed data, so that no library is needed.
package struct SamplePNG {
  package var width: UInt32
  package var height: UInt32
  /// The bits per channel (RFC 2083, 4.1.1).
  package var depth: UInt8 = 8
  /// The colour type (RFC 2083, 4.1.1): 6 is red, green, blue and alpha.
  package var color: UInt8 = 6
  package var isInterlaced = false
  /// The rows, each after its filter byte.
  package var data: [UInt8]
  /// Chunks between the header and the data.
  package var between: [[UInt8]] = []

  package init(width: UInt32, height: UInt32, color: UInt8, data: [UInt8]) {
    (self.width, self.height, self.color, self.data) = (width, height, color, data)
  }

  /// A picture of red, green, blue and alpha from a closure.
  package init(width: Int, height: Int, pixel: (Int, Int) -> [UInt8]) {
    let data = (0..<height).flatMap { y -> [UInt8] in
      (0..<width).reduce(into: [0]) { $0 += pixel($1, y) }
    }
    self.init(width: UInt32(width), height: UInt32(height), color: 6, data: data)
  }

  package var bytes: [UInt8] {
    let header =
      Self.bigEndian(width) + Self.bigEndian(height) + [
        depth, color, 0, 0, isInterlaced ? 1 : 0,
      ]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + between.flatMap { $0 } + Self.chunk("IDAT", Self.stored(data)) + Self.chunk("IEND", [])
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(Checksum.of(body))
  }

  /// A zlib stream of stored blocks (RFC 1951, 3.2.4).
  package static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
    } while !rest.isEmpty
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in data {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return result + bigEndian(two << 16 | one)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
