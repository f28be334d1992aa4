import PokedexData
import PokedexTesting

extension FuzzSubject {
  /// PNG pictures.
  static let picture = FuzzSubject(name: "picture", seeds: pictures) { bytes in
    do throws(PNGPicture.Fault) {
      let sprite = try PNGPicture(bytes).sprite()
      return (1...1024).contains(sprite.width) && (1...1024).contains(sprite.height)
        ? nil : "a picture of \(sprite.width) × \(sprite.height)"
    } catch {
      return nil
    }
  }

  private static let pictures: [[UInt8]] = {
    let colours = SamplePNG(width: 9, height: 5) { x, y in
      [UInt8(x * 28), UInt8(y * 50), 128, x == y ? 0 : 255]
    }
    var grey = SamplePNG(width: 4, height: 2, color: 0, data: [0, 0x1B, 0, 0xE4])
    grey.depth = 2
    var palette = SamplePNG(width: 4, height: 1, color: 3, data: [0, 0x1B])
    palette.depth = 2
    palette.between = [
      SamplePNG.chunk("PLTE", [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]),
      SamplePNG.chunk("tRNS", [0]),
    ]
    return [colours.bytes, grey.bytes, palette.bytes]
  }()
}
