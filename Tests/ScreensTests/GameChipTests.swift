import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The keys that lead to each screen whose answers depend on a game, and to a few that do not.
private let screens = [
  "", "<enter>", "<enter>5", "<enter>6", "M", "M<enter>", "A", "I<enter>", "W<enter>", "Y",
  "T", "T<enter>", "T<enter>2", "T<enter><enter>", "T+", "T!", "TZ", "Z", "D<esc>", "TD<esc>",
  ":garchomp<enter>", ":garchomp<enter>M<enter>", "X", "E", "C", "N", ":boxes --box 1<enter>", ".",
  ".2",
  ".3",
]
private let others = ["P", "V", "T\""]

private func sand(format: String? = nil) -> Team {
  Team(name: "Sand", format: format, members: [TeamMember(445), TeamMember(248)])
}

/// The game that answers depend on stands in the title of each screen.
@MainActor @Suite struct GameChipTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await .after(keys, size, teams: MemoryTeams([sand()]))
  }

  @Test(arguments: screens, [Size.small, .usual, .wide, .huge])
  func `every screen whose answers depend on a game shows it`(
    _ keys: String, _ size: Size
  ) async throws {
    let stage = try await stage("/garchomp is:default<enter>Lplatinum<enter>\(keys)", size)
    // Beside a long name, the smallest window has room for the beginning of the game's.
    let title = stage.frame.rowText(0)
    #expect(title.contains("[Platinum ×]") || size == .small && title.contains("[Plat"), "\(keys)")
    let all = try await self.stage("/garchomp is:default<enter>\(keys)", size)
    #expect(!all.frame.rowText(0).contains("×]"), "\(keys): \(all.text)")
  }

  @Test(arguments: others)
  func `screens that answer the same in every game show none`(_ keys: String) async throws {
    let stage = try await stage("Lplatinum<enter>\(keys)")
    #expect(!stage.frame.rowText(0).contains("×]"), "\(stage.text)")
  }

  @Test func `a click on the cross leaves the game`() async throws {
    for keys in ["", "<enter>", "M", "T", "Y"] {
      let stage = try await stage("Lplatinum<enter>\(keys)")
      let row = Array(stage.frame.rowText(0))
      let cross = try #require(row.firstIndex(of: "×"))
      await stage.click(cross, 0)
      #expect(stage.dex.lens.lens == nil, "\(keys)")
      #expect(!stage.frame.rowText(0).contains("×]"), "\(keys)")
      #expect(stage.foot.contains("all games instead of Platinum"))
    }
  }

  @Test func `a key leaves the game where one is chosen`() async throws {
    let stage = try await stage("w")
    #expect(stage.foot.contains("no game is chosen: L chooses one"))
    await stage.type("Lplatinum<enter>Mw")
    #expect(stage.dex.lens.lens == nil)
  }

  @Test func `a game chosen or resumed says how many Pokémon it has and how to leave it`()
    async throws
  {
    let stage = try await stage("Lplatinum<enter>")
    #expect(stage.foot.contains("Platinum: 508 Pokémon · L changes it, w leaves it"))
  }

  @Test func `a Pokémon outside of the regional dex shows its number in the National Dex`()
    async throws
  {
    let stage = try await stage("Lplatinum<enter>/nidoran-f<enter>", .huge)
    #expect(stage.selectedRow?.contains("n29 Nidoran♀") == true, "\(stage.text)")
    await stage.type("w")
    #expect(stage.selectedRow?.contains("#29 Nidoran♀") == true, "\(stage.text)")
  }

  @Test func `the own game of a page stays when another is chosen elsewhere`() async throws {
    let stage = try await stage("")
    stage.router.push(.page(.pokemon(25, .locations, game: "platinum")))
    #expect(stage.frame.rowText(0).contains("[Platinum ×]"))
    stage.router.push(.page(.pokemon(1)))
    await stage.type("Lyellow<enter>")
    #expect(stage.frame.rowText(0).contains("[Yellow ×]"))
    await stage.type("<esc>")
    #expect(stage.frame.rowText(0).contains("[Platinum ×]"))
    await stage.type("w")
    #expect(stage.frame.rowText(0).contains("[Yellow ×]"), "the page leaves only its own")
    #expect(stage.foot.contains("Yellow instead of Platinum"))
    #expect(stage.dex.lens.lens?.slug == "yellow")
  }
}

/// Choosers that are closed without a choice.
@MainActor @Suite struct CancellingTests {
  private func stage(_ keys: String) async throws -> Stage {
    try await .after(
      "/garchomp is:default<enter>\(keys)", .wide, teams: MemoryTeams([sand(format: "gen9ou")]))
  }

  /// Opens a chooser with each action, and closes it after moving in it.
  private func cancel(_ actions: [String], on keys: String) async throws {
    var stage = try await stage(keys)
    for name in actions {
      _ = stage.frame
      let before = (stage.frame, stage.dex.lens.lens, stage.router.routes)
      let action = stage.app.actions.first { $0.name == name }
      _ = action?.run()
      // A chooser over another screen, as over that of a duel, is one of that screen.
      if stage.app.dialogs.open.last is ChooserScreen, stage.router.routes == before.2 {
        await stage.type("<down><down><esc>")
        #expect(stage.frame == before.0, "\(keys), \(name): \(stage.text)")
        #expect((stage.dex.lens.lens, stage.router.routes) == (before.1, before.2))
        #expect(stage.keptSettings.isEmpty)
      } else {
        stage = try await self.stage(keys)
      }
    }
  }

  @Test(arguments: screens + others)
  func `closing a chooser of a screen without a choice changes nothing`(
    _ keys: String
  ) async throws {
    let groups: Set<ActionGroup> = [.find, .open, .mark, .team, .show, .screens]
    let top = try await stage(keys).app
    let own = Set(top.top.bindings.map(\.action.name)).union(["lens"])
    let names = top.actions.filter { own.contains($0.name) && groups.contains($0.group) }.map(
      \.name)
    #expect(names.contains("lens"))
    try await cancel(names, on: keys)
  }

  @Test func `closing a chooser that every screen has changes nothing`() async throws {
    let names = try await stage("").app.global.filter { $0.action.group != .program }
      .map(\.action.name)
    try await cancel(names, on: "")
  }
}
