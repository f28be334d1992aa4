import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames of whole screens over the bundled dex.
@MainActor @Suite struct FrameTests {
  @Test(arguments: Size.tried) func theListAtTheStart(_ size: Size) async throws {
    try await golden("list", "", size)
  }

  @Test(arguments: Size.tried) func theListFiltered(_ size: Size) async throws {
    try await golden("filtered", "/type:dragon spe>100<enter>j", size)
  }

  @Test(arguments: Size.tried) func aFilterBeingTyped(_ size: Size) async throws {
    try await golden("typing", "/type:dragon", size)
  }

  @Test(arguments: Size.tried) func aMistakeUnderlinedWithItsMessage(_ size: Size) async throws {
    try await golden("mistake", "/type:dragn spe>100<enter>", size)
  }

  @Test(arguments: Size.tried) func aFilterThatNothingMatches(_ size: Size) async throws {
    try await golden("nothing", "/type:bug type:dragon<enter>", size)
  }

  @Test(arguments: Size.tried) func thePageOfGarchomp(_ size: Size) async throws {
    try await golden("garchomp", "/garchomp<enter><enter>", size)
  }

  @Test(arguments: Size.tried) func theHelpOfTheList(_ size: Size) async throws {
    try await golden("help", "?", size)
  }

  @Test func theHelpScrolledToItsEnd() async throws {
    try await golden("help-end", "?G", .small)
  }

  /// Names of golden files, with the keys that lead to the pages.
  nonisolated private static let pages = [
    ("pikachu", "/#25 is:default<enter><enter>"), ("arceus", "/arceus<enter><enter>"),
    ("nidoran-f", "/#29<enter><enter>"), ("magnemite", "/magnemite<enter><enter>"),
    ("jellicent", "/jellicent<enter><enter>"),
    ("eternamax", "/eternamax<enter><enter>"),
  ]

  @Test(arguments: pages)
  func pagesOfSpecialForms(_ name: String, _ keys: String) async throws {
    try await golden(name, keys, .usual)
  }

  @Test(arguments: pages.prefix(2))
  func longListsOfFormsScrollToTheirEnd(_ name: String, _ keys: String) async throws {
    try await golden("\(name)-end", keys + "G", .small)
  }

  @Test(arguments: [Size.usual, .wide]) func everythingInASCII(_ size: Size) async throws {
    try await golden("ascii-list", "", size, symbols: .ascii)
    try await golden("ascii-page", "/#29<enter><enter>", size, symbols: .ascii)
    try await golden("ascii-help", "?", size, symbols: .ascii)
  }

  @Test(arguments: ["": "list", "/fire": "typing", "/garchomp<enter><enter>": "page", "?": "help"])
  func theSmallestSizeHasEverything(_ keys: String, _ name: String) async throws {
    try await golden(name, keys, Size(width: 20, height: 6))
  }

  @Test(arguments: [
    Size(width: 19, height: 5), Size(width: 20, height: 5), Size(width: 19, height: 6),
  ])
  func smallerSizesShowAMessage(_ size: Size) async throws {
    try await golden("too-small", "", size)
  }
}
