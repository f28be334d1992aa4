internal import CPNG
import PokedexTerminalUI

/// A picture as a PNG file, made of nothing but its pixels: no byte of a file from elsewhere reaches
/// the terminal.
struct PixelFile {
  /// Empty if the picture cannot be encoded.
  let bytes: [UInt8]

  /// The most colours of a palette (PNG, third edition, 11.2.2).
  private static let mostColors = 256

  init(_ image: PixelImage) {
    guard image.rgba.count == image.width * image.height * 4 else {
      bytes = []
      return
    }
    let pixels = Self.colors(of: image)
    let palette = Set(pixels).sorted()
    guard palette.count <= Self.mostColors else {
      bytes = Self.encoded(image, image.rgba, palette: [])
      return
    }
    let indices = Dictionary(uniqueKeysWithValues: zip(palette, 0...UInt8.max))
    bytes = Self.encoded(image, pixels.map { indices[$0] ?? 0 }, palette: palette)
  }

  /// The pixels as numbers: alpha, red, green, blue. Sorted, transparent colours come first, so that
  /// the file has the alpha of few. Invisible colours are all the same.
  private static func colors(of image: PixelImage) -> [UInt32] {
    let channel = { UInt32(image.rgba[$0]) }
    return stride(from: 0, to: image.rgba.count, by: 4).map { at in
      let alpha = channel(at + 3)
      guard alpha > 0 else { return 0 }
      return alpha << 24 | channel(at) << 16 | channel(at + 1) << 8 | channel(at + 2)
    }
  }

  private static func encoded(
    _ image: PixelImage, _ pixels: [UInt8], palette: [UInt32]
  ) -> [UInt8] {
    let colors = palette.flatMap { color in
      [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    // Room for data that cannot be compressed, and for the other chunks.
    var file = [UInt8](repeating: 0, count: pixels.count + pixels.count / 64 + image.height + 4_096)
    let count = png_picture_write(
      pixels, UInt32(clamping: image.width), UInt32(clamping: image.height), colors,
      palette.count, &file, file.count)
    return Array(file.prefix(count))
  }
}
