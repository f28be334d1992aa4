import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The screen of the current run.
@MainActor @Suite struct RunScreenTests {
  private let runs = MemoryRuns([.ada()])

  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await runStage(keys, runs: runs, size)
  }

  private var ada: Run { runs.current ?? .ada() }

  // MARK: Places

  @Test func `a run begins at the place with the lowest levels`() async throws {
    let stage = try await stage(".")
    #expect(stage.title.hasPrefix("Run"))
    #expect(stage.row(with: "▌ Route 201").contains("open"), "\(stage.text)")
    #expect(stage.text.contains("places by wild level"))
    #expect(stage.text.contains("First encounter: open, 5 Pokémon possible."))
  }

  @Test func `the details of a place have the chances with the means of the run`() async throws {
    let stage = try await stage(".", .wide)
    for text in ["Starly", "50 %", "Turtwig", "Gift"] {
      #expect(stage.text.contains(text), "\(text): \(stage.text)")
    }
    #expect(!stage.text.contains("Growlithe"), "FireRed is not in slot 2")
    #expect(!stage.text.contains("Kricketot"), "it is day")
    #expect(stage.text.contains("Only one of"), "\(stage.text)")
  }

  @Test func `space reaches a place and goes back before it`() async throws {
    let stage = try await stage(". ")
    #expect(ada.reached.count == 1)
    #expect(stage.row(with: "▌ Route 201").contains("✓"), "\(stage.text)")
    #expect(stage.head.contains("[Platinum · Ada · to Route 201 ×]"))
    #expect(stage.foot.contains("Route 201 reached in Ada: u undoes it"))
    await stage.type(" ")
    #expect(ada.reached.isEmpty)
    #expect(stage.head.contains("[Platinum · Ada ×]"))
  }

  @Test func `a catch takes its place along, and the rules leave its family out`() async throws {
    let stage = try await stage(".cstarly<enter>")
    #expect(ada.own.map(\.form) == [396])
    #expect(ada.own.first?.place == ada.reached.first)
    #expect(stage.foot.contains("Starly caught at Route 201 in Ada: u undoes it"))
    #expect(stage.row(with: "▌ Route 201").contains("Starly"))
    await stage.type("u")
    #expect(ada == .ada())
    #expect(stage.row(with: "▌ Route 201").contains("open"), "\(stage.text)")
  }

  @Test func `duplicates are told and share their chance among the others`() async throws {
    let stage = try await stage(".cstarly<enter>", .wide)
    for _ in 0..<12 where !stage.row(with: "▌ Route 202").contains("open") {
      await stage.type("j")
    }
    #expect(stage.text.contains("First encounter: open, 2 Pokémon possible."), "\(stage.text)")
    #expect(stage.text.contains("duplicate"))
    for chance in ["63 %", "38 %"] { #expect(stage.text.contains(chance), "\(chance)") }
  }

  @Test func `the chooser of a catch begins with what can be met, and finds any other`()
    async throws
  {
    let stage = try await stage(".c")
    #expect(stage.dialog == "Caught at Route 201")
    #expect(stage.text.contains("Starly") && stage.text.contains("Walk · 50 %"))
    await stage.type("garchomp<enter>")
    #expect(ada.own.map(\.form) == [445])
  }

  @Test func `a missed encounter is told`() async throws {
    let stage = try await stage(".;")
    #expect(stage.row(with: "▌ Route 201").contains("missed"))
    #expect(stage.text.contains("First encounter: missed."))
    #expect(ada.missed.count == 1)
    await stage.type("u")
    #expect(ada.missed.isEmpty)
    await stage.type(";;")
    #expect(ada.missed.isEmpty)
    #expect(stage.row(with: "▌ Route 201").contains("open"))
    await stage.type("cstarly<enter>;")
    #expect(stage.foot.contains("Route 201 had its first encounter before"), "\(stage.foot)")
    #expect(ada.missed.isEmpty)
  }

  @Test func `a later catch says that the place had its first encounter`() async throws {
    let stage = try await stage(".cstarly<enter>cbidoof<enter>", .wide)
    #expect(ada.own.count == 2)
    #expect(stage.foot.contains("Route 201 had its first encounter before"), "\(stage.foot)")
  }

  @Test func `enter opens the place`() async throws {
    let stage = try await stage(".<enter>")
    #expect(stage.title.hasPrefix("Route 201"))
  }

  // MARK: Pokémon

  @Test func `a Pokémon falls, and can be taken out again`() async throws {
    let stage = try await stage(".cstarly<enter>2'")
    #expect(ada.own.first?.isFallen == true)
    #expect(stage.row(with: "▌ Starly").contains("fallen"), "\(stage.text)")
    #expect(stage.foot.contains("Starly has fallen in Ada"))
    await stage.type("''")
    #expect(ada.own.first?.isFallen == true)
    await stage.type("'d")
    #expect(ada.own.isEmpty)
    #expect(stage.text.contains("No Pokémon yet"))
  }

  @Test func `a Pokémon is caught anywhere by name, and its page opens`() async throws {
    let stage = try await stage(".2cgible<enter>")
    #expect(ada.own.map(\.form) == [443])
    #expect(ada.own.first?.place == nil)
    await stage.type("<enter>")
    #expect(stage.title.hasPrefix("Gible"))
  }

  @Test func `a Pokémon gets a nickname, a level and what it has evolved into`() async throws {
    let stage = try await stage(".cstarly<enter>2enick<enter>Icarus<enter>")
    #expect(ada.own.first?.member.nickname == "Icarus", "\(stage.text)")
    await stage.type("#14<enter>")
    #expect(ada.own.first?.member.level == 14)
    #expect(stage.foot.contains("Icarus is now Icarus (Starly), Lv 14 in Ada"), "\(stage.foot)")
    await stage.type("#101<enter>")
    #expect(stage.text.contains("A number from 1 to 100"), "\(stage.text)")
    await stage.type("<esc>estaravia<enter>")
    #expect(ada.own.first?.form == 397)
    #expect(stage.row(with: "▌ Icarus").contains("14"), "\(stage.text)")
    await stage.type("uuu")
    #expect(ada.own.map(\.member) == [TeamMember(396)])
  }

  // MARK: Means and rules

  @Test func `means are switched, and open encounters`() async throws {
    let stage = try await stage(".3")
    for _ in 0..<30 where !(stage.selectedRow?.contains("Old Rod") ?? false) {
      await stage.type("j")
    }
    await stage.type(" ")
    #expect(ada.means.has(.oldRod))
    #expect(stage.selectedRow?.contains("✓") == true, "\(stage.text)")
    await stage.type("<enter>")
    #expect(!ada.means.has(.oldRod))
  }

  @Test func `only means that matter to the game are offered`() async throws {
    let stage = try await stage(".3", .huge)
    #expect(stage.text.contains("Surf"))
    #expect(!stage.text.contains("Max Raid"), "\(stage.text)")
  }

  @Test func `the cap stands in the title`() async throws {
    let stage = try await stage(".#26<enter>")
    #expect(ada.cap == 26)
    #expect(stage.head.contains("[Platinum · Ada · cap 26 ×]"))
    await stage.type("#<c-u><enter>")
    #expect(ada.cap == nil)
    await stage.type("#260<enter>")
    #expect(ada.cap == nil)
    #expect(stage.text.contains("a level from 1 to 100"), "\(stage.text)")
  }

  @Test func `what holds now changes what is met`() async throws {
    let stage = try await stage(".F", .wide)
    #expect(stage.dialog == "Conditions")
    await stage.type("night<enter><esc>")
    #expect(ada.means.now[.time] == "time-night")
    #expect(stage.text.contains("Kricketot"), "\(stage.text)")
  }

  // MARK: Other sizes and outputs

  @Test(arguments: Size.tried) func `each tab has its rows in every window`(_ size: Size)
    async throws
  {
    let stage = try await stage(".cstarly<enter>", size)
    #expect(stage.text.contains("Route 201"))
    await stage.type("2")
    #expect(stage.text.contains("Starly"))
    await stage.type("3")
    #expect(stage.text.contains("Level cap"))
    #expect(stage.frame.isClean)
  }

  @Test func `a click chooses tabs and rows, a double click opens the place`() async throws {
    let stage = try await stage(".")
    let tabs = Array(stage.frame.rowText(1))
    let third = try #require(tabs.firstIndex(of: "3"))
    await stage.click(third, 1)
    #expect(stage.text.contains("Level cap"))
    await stage.click(try #require(tabs.firstIndex(of: "1")), 1)
    await stage.click(4, 4, .doublePress)
    #expect(!stage.title.hasPrefix("Run"), "\(stage.text)")
  }

  @Test func `the run is told in words`() async throws {
    let stage = Stage(try Stage.bundled(), runs: runs, isLinear: true)
    let told = await stage.told([".", " "])
    #expect(told[1].first?.contains("Ada") == true, "\(told[1])")
    #expect(told[1].contains { $0.contains("Route 201") && $0.contains("open") }, "\(told[1])")
    #expect(told[2].contains { $0.contains("Route 201 reached in Ada") }, "\(told[2])")
  }
}
