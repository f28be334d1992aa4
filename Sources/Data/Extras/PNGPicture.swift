internal import CPNG
import PokedexDomain

/// A PNG file of at most 1,024 × 1,024 pixels.
package struct PNGPicture {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The reason why a picture cannot be read.
  package enum Fault: Error, Hashable, Sendable {
    case notPNG
    case tooLarge
    case broken

    package var reason: String {
      switch self {
      case .notPNG: "is not a PNG image"
      case .tooLarge: "is larger than \(PNG_PICTURE_LARGEST) × \(PNG_PICTURE_LARGEST) pixels"
      case .broken: "is a broken PNG picture"
      }
    }
  }

  /// Decodes the pixels. Memory is allocated only after the size has been checked.
  package func sprite() throws(Fault) -> Sprite {
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(png_picture_size(bytes, bytes.count, &width, &height))
    let columns = Int(width)
    let rows = Int(height)
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    try check(png_picture_read(bytes, bytes.count, &pixels, pixels.count))
    return Sprite(width: columns, height: rows, bytes: pixels)
  }

  private func check(_ result: Int32) throws(Fault) {
    switch result {
    case Int32(PNG_PICTURE_GOOD.rawValue): return
    case Int32(PNG_PICTURE_NOT_PNG.rawValue): throw .notPNG
    case Int32(PNG_PICTURE_TOO_LARGE.rawValue): throw .tooLarge
    default: throw .broken
    }
  }
}
