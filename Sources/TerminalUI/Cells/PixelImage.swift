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
