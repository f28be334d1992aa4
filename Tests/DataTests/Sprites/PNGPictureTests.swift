import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

@Suite struct PNGPictureTests {
  private let sample = SamplePNG(width: 3, height: 2) { x, y in
    [UInt8(x * 100), UInt8(y * 200), 50, x == 2 ? 0 : 255]
  }

  @Test func pixelsAreRead() throws {
    let sprite = try PNGPicture(sample.bytes).sprite()
    #expect(sprite.width == 3)
    #expect(sprite.height == 2)
    #expect(
      sprite.bytes == [
        0, 0, 50, 255, 100, 0, 50, 255, 200, 0, 50, 0, 0, 200, 50, 255, 100, 200, 50, 255, 200,
        200, 50, 0,
      ])
  }

  @Test func greyPalettesAndSixteenBitsBecomeTheSameFourBytes() throws {
    let grey = SamplePNG(width: 1, height: 1, color: 0, data: [0, 90])
    #expect(try PNGPicture(grey.bytes).sprite().bytes == [90, 90, 90, 255])
    var palette = SamplePNG(width: 2, height: 1, color: 3, data: [0, 0, 1])
    palette.between = [
      SamplePNG.chunk("PLTE", [1, 2, 3, 4, 5, 6]), SamplePNG.chunk("tRNS", [0]),
    ]
    #expect(try PNGPicture(palette.bytes).sprite().bytes == [1, 2, 3, 0, 4, 5, 6, 255])
    var deep = SamplePNG(width: 1, height: 1, color: 2, data: [0, 10, 0, 20, 0, 30, 0])
    deep.depth = 16
    #expect(try PNGPicture(deep.bytes).sprite().bytes == [10, 20, 30, 255])
  }

  @Test func anInterlacedPictureIsRead() throws {
    var single = SamplePNG(width: 1, height: 1, color: 6, data: [0, 1, 2, 3, 255])
    single.isInterlaced = true
    #expect(try PNGPicture(single.bytes).sprite().bytes == [1, 2, 3, 255])
  }

  @Test func aTruncatedPictureIsBroken() {
    let whole = sample.bytes
    for count in 0..<whole.count - 12 {
      #expect(throws: PNGPicture.Fault.self) {
        try PNGPicture(Array(whole.prefix(count))).sprite()
      }
    }
  }

  @Test func aChangedByteNeverTraps() {
    let whole = sample.bytes
    for index in whole.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] ^= flip
        _ = try? PNGPicture(bytes).sprite()
      }
    }
  }

  @Test func randomBytesAfterAValidHeaderNeverTrap() {
    var random = SeededGenerator(seed: 59)
    for _ in 0..<2_000 {
      let noise = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = try? PNGPicture(Array(sample.bytes.prefix(33)) + noise).sprite()
    }
  }

  @Test(arguments: [
    (65_535, 65_535), (1_025, 1), (1, 1_025), (UInt32.max, UInt32.max), (0x8000_0000, 1),
  ])
  func aTooLargePictureIsRefusedByItsHeader(_ width: UInt32, _ height: UInt32) {
    let png = SamplePNG(width: width, height: height, color: 6, data: [])
    #expect(throws: PNGPicture.Fault.tooLarge) { try PNGPicture(png.bytes).sprite() }
  }

  @Test func anEmptyPictureIsBroken() {
    let png = SamplePNG(width: 0, height: 5, color: 6, data: [])
    #expect(throws: PNGPicture.Fault.broken) { try PNGPicture(png.bytes).sprite() }
  }

  @Test func aShortOrMissingPaletteNeverTraps() {
    let bare = SamplePNG(width: 2, height: 1, color: 3, data: [0, 0, 9])
    #expect(throws: PNGPicture.Fault.broken) { try PNGPicture(bare.bytes).sprite() }
    var short = bare
    short.between = [SamplePNG.chunk("PLTE", [1, 2, 3])]
    _ = try? PNGPicture(short.bytes).sprite()
  }

  /// Text chunks that decompress to far more than their size.
  @Test func hugeTextChunksAreNotDecompressed() throws {
    var png = sample
    let noise = [UInt8](repeating: 65, count: 1_000_000)
    png.between = [
      SamplePNG.chunk("zTXt", Array("a\0\0".utf8) + SamplePNG.stored(noise)),
      SamplePNG.chunk("tEXt", Array("a\0".utf8) + noise),
    ]
    _ = try? PNGPicture(png.bytes).sprite()
  }

  @Test(arguments: ["", "GIF89a", "<html>log in</html>", "\u{89}PNG"])
  func otherFormatsAreReported(_ text: String) {
    #expect(throws: PNGPicture.Fault.notPNG) { try PNGPicture(Array(text.utf8)).sprite() }
  }
}
