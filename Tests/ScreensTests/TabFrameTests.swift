import PokedexTerminalUI
import PokedexTesting
import Testing

/// Golden frames of every tab of a Pokémon's page, and of the pages and lists of all other kinds.
@MainActor @Suite(.timeLimit(minutes: 5)) struct TabFrameTests {
  nonisolated private static let sizes: [Size] = [.small, .usual, .wide]

  nonisolated private static let tabs = [
    ("stats", "2"), ("matchups", "3"), ("evolution", "4"), ("moves", "5"), ("locations", "6"),
    ("forms", "7"),
  ]

  @Test(arguments: tabs, sizes)
  func everyTabOfPikachu(_ tab: (name: String, key: String), _ size: Size) async throws {
    try await golden("tab-\(tab.name)", "/#25 is:default<enter><enter>\(tab.key)", size)
  }

  @Test(arguments: tabs, [Size.small, .usual])
  func everyTabScrolledToItsEnd(_ tab: (name: String, key: String), _ size: Size) async throws {
    try await golden("tab-\(tab.name)-end", "/#25 is:default<enter><enter>\(tab.key)G", size)
  }

  @Test(arguments: sizes) func abilitiesThatChangeMatchups(_ size: Size) async throws {
    try await golden("tab-matchups-bronzong", "/bronzong<enter><enter>3", size)
  }

  @Test(arguments: sizes) func aFamilyOfManyBranches(_ size: Size) async throws {
    try await golden("tab-evolution-eevee", "/eevee is:default<enter><enter>4", size)
  }

  @Test(arguments: sizes) func movesOfAnOlderGame(_ size: Size) async throws {
    try await golden("tab-moves-older", "/#25 is:default<enter><enter>5>", size)
  }

  @Test(arguments: sizes) func aFilteredListOfMoves(_ size: Size) async throws {
    try await golden("tab-moves-filtered", "/#25 is:default<enter><enter>5/power>=90<enter>", size)
  }

  nonisolated private static let lists = [
    ("moves", "M"), ("abilities", "A"), ("items", "I"), ("types", "Y"), ("lists", "B"),
    ("places", "W"), ("berries", "Bberries<enter>"),
  ]

  @Test(arguments: lists, sizes)
  func everyList(_ list: (name: String, key: String), _ size: Size) async throws {
    try await golden("all-\(list.name)", list.key, size)
  }

  nonisolated private static let planners = [
    ("eggs", "/abra is:default<enter>LCrystal<enter>E"),
    ("chain", "/abra is:default<enter>LCrystal<enter>E<tab><tab><enter>"),
    ("catch", "/dialga is:default<enter>Lplatinum<enter>C"),
    ("sources", "/abra is:default<enter>LCrystal<enter><enter>5m"),
    (
      "ivs",
      "/garchomp is:default<enter>i78 --stats 289/278/193/135/171/171 --ev 74/190/91/48/84/23 --nature adamant<enter>"
    ),
    ("boxes", ":boxes<enter>"), ("box", ":boxes forms --box 2<enter>"),
    ("next", ":next --own platinum --limit 12<enter>"),
    ("training", "Lplatinum<enter>X"), ("training-any", "X"),
  ]

  @Test(arguments: planners, [Size.small, .usual])
  func aPageOfEveryPlanner(_ page: (name: String, keys: String), _ size: Size) async throws {
    let stage = try await stage(page.keys, size)
    await stage.hasLoaded()
    golden("planner-\(page.name)-\(size.width)x\(size.height)", stage)
  }

  nonisolated private static let pages = [
    ("move", ":earthquake<enter>"), ("ability", ":levitate<enter>"), ("type", ":fairy<enter>"),
    ("item", ":lucky egg<enter>"), ("nature", ":jolly<enter>"),
    ("place", ":viridian forest<enter>"),
    ("game", ":platinum<enter>"), ("egg-group", ":undiscovered<enter>"),
    ("dex", ":extended sinnoh<enter>"), ("berry", "Bberries<enter><enter>"),
  ]

  @Test(arguments: pages, sizes)
  func aPageOfEveryKind(_ page: (name: String, keys: String), _ size: Size) async throws {
    try await golden("page-of-\(page.name)", page.keys, size)
  }

  @Test func aLongPageHasTwoColumnsIfThereIsRoom() async throws {
    try await golden("page-of-dex", ":extended sinnoh<enter>", .huge)
    try await golden("page-of-dex-end", ":extended sinnoh<enter>G", .huge)
  }

  @Test(arguments: sizes) func goingToAnything(_ size: Size) async throws {
    try await golden("go-to", ":thund", size)
  }
}
