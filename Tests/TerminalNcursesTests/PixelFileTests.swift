import PokedexData
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexTerminalNcurses

/// Pictures as a terminal gets them.
@Suite struct PixelFileTests {
  private func image(_ width: Int, _ height: Int, _ rgba: [UInt8]) -> PixelImage {
    PixelImage(width: width, height: height, rgba: rgba, size: Size(width: 4, height: 2))
  }

  private func image(_ png: [UInt8]) throws -> PixelImage {
    let sprite = try PNGPicture(png).sprite()
    return image(sprite.width, sprite.height, sprite.bytes)
  }

  /// The names of the chunks, up to the end of the file.
  private func chunks(_ file: [UInt8]) -> [String] {
    var names: [String] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self))
      rest = rest.dropFirst(12 + length)
    }
    return rest.isEmpty ? names : names + ["rest"]
  }

  private static let text = Array("a secret of the server".utf8)
  private static let others = ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf", "gAMA", "prVt"]

  @Test func `nothing of a server's file reaches the terminal but its pixels`() throws {
    var png = SamplePNG(width: 8, height: 8) { x, y in [UInt8(x * 9), UInt8(y * 9), 9, 255] }
    png.between = Self.others.map { SamplePNG.chunk($0, Self.text) }
    let file = PixelFile(try image(png.bytes + Self.text)).bytes
    #expect(chunks(file) == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(!file.contains(Self.text))
    png.between = []
    #expect(file == PixelFile(try image(png.bytes)).bytes)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 4_000])
  func `pixels and their transparency are the same afterwards`(_ colors: Int) throws {
    let rgba = (0..<4_096).flatMap { pixel -> [UInt8] in
      let color = pixel % colors
      return [UInt8(color % 256), UInt8(color / 256), 7, color % 3 == 0 ? 90 : 255]
    }
    let file = PixelFile(image(64, 64, rgba)).bytes
    #expect(Set(chunks(file)).isSubset(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]))
    #expect(try PNGPicture(file).sprite().bytes == rgba)
  }

  @Test func `invisible pixels have no colour`() throws {
    let file = PixelFile(image(2, 1, [1, 2, 3, 0, 9, 9, 9, 255])).bytes
    #expect(try PNGPicture(file).sprite().bytes == [0, 0, 0, 0, 9, 9, 9, 255])
  }

  @Test(arguments: [(0, 0), (0, 5), (3, 3)])
  func `a picture without pixels is no file`(_ width: Int, _ height: Int) {
    #expect(PixelFile(image(width, height, [])).bytes == [])
  }

  /// A picture like those of PokéAPI: 96 × 96 pixels in 15 colours, most of them transparent.
  @Test func `a sprite is not larger than PokéAPI's files`() {
    let rgba = (0..<96 * 96).flatMap { pixel -> [UInt8] in
      let (x, y) = (pixel % 96 - 48, pixel / 96 - 48)
      guard x * x + y * y < 900 else { return [0, 0, 0, 0] }
      let shade = UInt8((x * x / 90 + y * y / 70) % 15)
      return [shade * 16, shade * 9, 255 - shade * 7, 255]
    }
    #expect(PixelFile(image(96, 96, rgba)).bytes.count < 1_500)
  }
}
