import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames in other languages, including the names of the dex. Japanese characters are two
/// columns wide.
@MainActor @Suite struct LanguageFrameTests {
  nonisolated private static let scenes = [
    ("list", ""), ("page", "/#445 is:default<enter><enter>"), ("moves", "M"), ("help", "?"),
    ("stats", "/#445 is:default<enter><enter>2"), ("mistake", "/type:dragn<enter>"),
  ]

  @Test(arguments: scenes, [Size.small, .usual])
  func german(_ scene: (name: String, keys: String), _ size: Size) async throws {
    try await check(.german, scene, size)
  }

  @Test(arguments: scenes, [Size.small, .usual])
  func japanese(_ scene: (name: String, keys: String), _ size: Size) async throws {
    try await check(.japanese, scene, size)
  }

  private func check(
    _ wording: Wording, _ scene: (name: String, keys: String), _ size: Size
  ) async throws {
    try await wording.spoken {
      let stage = Stage(try Stage.bundled(in: wording.language), size)
      await stage.type(scene.keys)
      golden("\(wording.language.rawValue)-\(scene.name)-\(size.width)x\(size.height)", stage)
    }
  }
}
