import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// A dex file that was damaged after it was written, on the screen: a page that lacks the damaged part
/// says so, whatever its kind.
@MainActor @Suite(.timeLimit(minutes: 10)) struct SpoiledScreenTests {
  private static let addresses = [
    "garchomp", "garchomp:stats", "garchomp:matchups", "garchomp:evolution", "garchomp:moves",
    "garchomp:locations", "garchomp:forms", "move:earthquake", "ability:levitate", "type:fire",
    "item:leftovers", "berry:oran", "place:route-201", "game:platinum", "dex:kanto",
    "egg-group:dragon", "nature:jolly",
  ]

  /// The list and the page of each kind.
  private func routes() async throws -> [Route] {
    let engine = QueryEngine(PokemonRows(try await Stage.bundled().catalog()))
    let pages = try Self.addresses.map { try FindPage()($0, in: engine) }
    return [.pokedex, .chart] + pages.map { .page($0) }
  }

  private func screen(_ path: String, _ route: Route) throws -> String {
    // The message has the whole path of the file.
    let stage = Stage(DexPokedex(dex: try DexFile(path: path)), Size(width: 160, height: 30))
    stage.router.show(route)
    return stage.text
  }

  @Test(arguments: SpoiledDex.tables.keys.sorted())
  func everyScreenShowsTheTruthOrSaysThatThereIsDamage(_ table: String) async throws {
    let path = FileManager.default.temporaryDirectory.path + "/pokedex-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SpoiledDex.write(table, to: path)
    var told = 0
    for route in try await routes() {
      let shown = try screen(path, route)
      if shown.contains("it is damaged") {
        told += 1
      } else {
        #expect(try shown == screen(SpoiledDex.whole, route), "\(table): \(route)")
      }
    }
    #expect(told > 0, "nothing read the table \(table)")
  }
}
