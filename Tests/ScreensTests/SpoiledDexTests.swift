import FoundationEssentials
import PokedexData
import PokedexTerminalUI
import PokedexTesting
import Testing

/// A dex file that was damaged after it was written, on the screen: a page that lacks the damaged part
/// says so, whatever its kind.
@MainActor @Suite(.timeLimit(minutes: 10)) struct SpoiledScreenTests {
  private static let pages =
    ["", ":types<enter>", ":chart<enter>", ":moves<enter>"]
    + [
      "garchomp", "garchomp:stats", "garchomp:matchups", "garchomp:evolution", "garchomp:moves",
      "garchomp:locations", "garchomp:forms", "move:earthquake", "ability:levitate", "type:fire",
      "item:leftovers", "berry:oran", "place:route-201", "game:platinum", "dex:kanto",
      "egg-group:dragon", "nature:jolly",
    ].map { ":\($0)<enter>" }

  private func screen(_ pokedex: DexPokedex, _ keys: String) async -> String {
    // The message has the whole path of the file.
    let stage = Stage(pokedex, Size(width: 160, height: 30))
    await stage.type(keys)
    if stage.text.contains("it is damaged") { return stage.text }
    // A prompt that finds nothing covers the message.
    let shown = stage.text
    await stage.type("<esc>")
    return stage.text.contains("it is damaged") ? stage.text : shown
  }

  @Test(arguments: SpoiledDex.tables.keys.sorted())
  func everyScreenShowsTheTruthOrSaysThatThereIsDamage(_ table: String) async throws {
    let path = FileManager.default.temporaryDirectory.path + "/pokedex-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SpoiledDex.write(table, to: path)
    var told = 0
    for keys in Self.pages {
      let shown = await screen(DexPokedex(dex: try DexFile(path: path)), keys)
      if shown.contains("it is damaged") {
        told += 1
      } else {
        let whole = await screen(DexPokedex(dex: try DexFile(path: SpoiledDex.whole)), keys)
        #expect(shown == whole, "\(table): \(keys)")
      }
    }
    #expect(told > 0, "nothing read the table \(table)")
  }
}
