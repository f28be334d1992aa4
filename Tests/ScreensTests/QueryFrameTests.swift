import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames of whole screens with queries.
@MainActor @Suite struct QueryFrameTests {
  nonisolated private static let sizes: [Size] = [.small, .usual, .wide]

  /// Names of golden files, with the keys that lead there.
  nonisolated private static let scenes = [
    ("complete", "/type:ice ability:<tab>"),
    ("complete-game", "/move:toxic@<tab><tab>"),
    ("lens", "Lplat"),
    ("platinum", "Lplat<enter>"),
    ("gen-1-weak", "Lgen-1<enter>/weak:bug>=4<enter>"),
    ("sort", "s"),
    ("sorted", "sspeed<enter>jj"),
    ("columns", "/type:dragon atk>spa weight>100 sort:-spe<enter>"),
    ("searches", "@"),
    ("save", "/type:ice<enter><c-s>rainy day<enter>"),
    ("why", "/weak:ice>=4 move:earthquake@scarlet<enter>jj"),
    ("offer", "/levitate"),
    ("half-typed", "/type:dragon heig"),
  ]

  @Test(arguments: scenes, sizes)
  func asking(_ scene: (name: String, keys: String), _ size: Size) async throws {
    let store = MemorySearches([
      SavedSearch(name: "rain", query: "ability:drizzle | move:rain-dance"),
      SavedSearch(name: "quick-dragons", query: "type:dragon spe>100 sort:-spe"),
    ])
    try await golden(scene.name, scene.keys, size, searches: store)
  }
}
