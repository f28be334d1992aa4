/// The outline of a picture as a PNG file (PNG, third edition, 2025): one bit per pixel, transparent
/// or in one colour, not compressed.
struct OutlinePNG {
  /// Has a contrast of 3.9 with black and of 5.3 with white.
  private static let color: [UInt8] = [0x4A, 0x6E, 0xC0]
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  var bytes: [UInt8] {
    let size =
      Self.big(UInt32(clamping: picture.width)) + Self.big(UInt32(clamping: picture.height))
    // One bit per pixel, as an index into the palette; the only compression and filter methods that
    // PNG defines; not interlaced.
    return Self.signature + Self.chunk("IHDR", size + [1, 3, 0, 0, 0])
      + Self.chunk("PLTE", [0, 0, 0] + Self.color) + Self.chunk("tRNS", [0, 255])
      + Self.chunk("IDAT", stored(rows)) + Self.chunk("IEND", [])
  }

  /// The rows, each after its filter type: 0, no filter.
  private var rows: [UInt8] {
    (0..<picture.height).flatMap { y in [0] + row(y) }
  }

  private func row(_ y: Int) -> [UInt8] {
    stride(from: 0, to: picture.width, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { byte, bit in
        let x = start + bit
        let isSet = x < picture.width && picture[x: x, y: y] != nil
        return byte << 1 | (isSet ? 1 : 0)
      }
    }
  }

  /// A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4).
  private func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, data.count)
      let length = UInt16(clamping: end - start)
      stream += [end == data.count ? 1 : 0]
      for word in [length, ~length] { stream += [UInt8(word & 0xFF), UInt8(word >> 8)] }
      stream += data[start..<end]
      start = end
    } while start < data.count
    return stream + Self.big(Self.adler(data))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return big(UInt32(clamping: data.count)) + body + big(crc(body))
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func crc(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  private static func adler(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
