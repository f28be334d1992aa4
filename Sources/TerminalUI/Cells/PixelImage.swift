/// A picture that the terminal draws in a box of cells, keeping its aspect ratio.
package struct PixelImage: Hashable, Sendable {
  /// The most columns or rows of a box.
  package static let longest = 64

  /// In pixels.
  package let width: Int
  package let height: Int
  /// Row by row; red, green, blue and alpha, one byte each.
  package let rgba: [UInt8]
  /// The box, in cells.
  package let size: Size
  /// Identifies the picture in a box of this size: a checksum of both.
  package let number: UInt32

  /// - Parameter rgba: `width` × `height` pixels.
  package init(width: Int, height: Int, rgba: [UInt8], size: Size) {
    (self.width, self.height, self.rgba) = (width, height, rgba)
    self.size = Size(
      width: min(max(0, size.width), Self.longest), height: min(max(0, size.height), Self.longest))
    number = Self.checksum(rgba, [width, self.size.width, self.size.height])
  }

  /// FNV-1a.
  private static func checksum(_ rgba: [UInt8], _ sides: [Int]) -> UInt32 {
    var sum: UInt32 = 2_166_136_261
    for byte in rgba { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    for side in sides { sum = (sum ^ UInt32(clamping: side)) &* 16_777_619 }
    return sum
  }

  /// The largest box that fits into `room`, for a picture of `width` × `height` pixels. A cell is
  /// twice as high as it is wide.
  package static func box(width: Int, height: Int, in room: Size) -> Size {
    guard width > 0, height > 0, room.width > 0, room.height > 0 else { return .zero }
    let columns = min(room.width, room.height * 2 * width / height)
    let rows = (columns * height + 2 * width - 1) / (2 * width)
    return Size(width: max(1, columns), height: min(room.height, max(1, rows)))
  }
}

extension PixelImage {
  /// Pixels, four bytes each, in greys of middle brightness: faint on a dark and on a light background.
  package static func faint(_ rgba: [UInt8]) -> [UInt8] {
    var faint = rgba
    for at in stride(from: 0, to: rgba.count - 3, by: 4) {
      let (red, green, blue) = (Int(rgba[at]), Int(rgba[at + 1]), Int(rgba[at + 2]))
      // The weights of ITU-R BT.601, in 1/256.
      let brightness = (77 * red + 150 * green + 29 * blue) / 256
      let grey = UInt8(clamping: 64 + brightness * 2 / 5)
      for channel in at..<at + 3 { faint[channel] = grey }
    }
    return faint
  }
}
