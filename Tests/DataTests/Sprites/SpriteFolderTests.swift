import FoundationEssentials
import PokedexData
import Testing

/// Decodes all PNG pictures of the folder in the environment variable `SPRITES`, for a
/// manual check with PokeAPI's sprites (docs/contributing.md).
@Suite struct SpriteFolderTests {
  static let folder = ProcessInfo.processInfo.environment["SPRITES"]

  @Test(.enabled(if: folder != nil)) func everyPictureIsRead() throws {
    let folder = try #require(Self.folder)
    let files = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(".png") }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try #require(FileManager.default.contents(atPath: "\(folder)/\(file)"))
      let sprite = try PNGPicture([UInt8](bytes)).sprite()
      #expect(sprite.bytes.enumerated().contains { $0 % 4 == 3 && $1 > 127 }, "\(file)")
    }
  }
}
