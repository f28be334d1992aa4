import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The pictures in `docs/screens`. After a change to their screens, record them again with
/// `RECORD=1 scripts/test --filter ScreenPictureTests`.
@MainActor @Suite struct ScreenPictureTests {
  nonisolated private static let scenes: [(name: String, keys: String, size: Size)] = [
    ("list", "/type:dragon spe>100 weak:ice<enter>jjjj", Size(width: 112, height: 26)),
    ("page", "/garchomp<enter><enter>", .usual),
    ("matchups", "/garchomp<enter><enter>3", .usual),
    ("evolution", "/eevee<enter><enter>4", .usual),
    ("wide", "/type:dragon spe>100<enter>jjjjjjj", Size(width: 200, height: 38)),
    ("previews", "M/power>=120 accuracy=100<enter>jjjjjjjj", .wide),
    ("chart", "Y", Size(width: 100, height: 25)),
    ("mistake", "/type:dargon spe>100", Size(width: 80, height: 12)),
    ("help", "?", .usual),
  ]

  @Test(arguments: scenes)
  func thePicturesAreUpToDate(_ scene: (name: String, keys: String, size: Size))
    async throws
  {
    check(scene.name, try await stage(scene.keys, scene.size))
  }

  @Test func thePictureInJapaneseIsUpToDate() async throws {
    try await Wording.japanese.spoken {
      let stage = Stage(try Stage.bundled(in: Wording.japanese.language), .usual)
      await stage.type("/#448 is:default<enter><enter>")
      check("japanese", stage)
    }
  }

  @Test func thePictureOfADuelIsUpToDate() async throws {
    let keys = "/mamoswine<enter>D@Sand<enter>jjjjjjjj"
    check("duel", try await TeamScene.stage(keys, Size(width: 100, height: 24)).stage)
  }

  private func check(_ name: String, _ stage: Stage) {
    GoldenFile("\(name).svg", in: "docs/screens", of: #filePath)
      .check(GridPicture(stage.frame).text, #_sourceLocation)
  }
}
