import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The chips of duels and of a team's table, and what low windows show.
@MainActor @Suite struct DuelChipTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  // MARK: Attacker and target

  @Test func `a digit goes through both Mega Evolutions of Charizard`() async throws {
    let stage = try await stage("Lgen-6<enter>/charizard<enter>Dditto<enter>", .wide)
    let before = stage.text
    await stage.type("2")
    #expect(stage.text.contains("2 Mega Charizard X"), "\(stage.text)")
    await stage.type("2")
    #expect(stage.text.contains("2 Mega Charizard Y"), "\(stage.text)")
    #expect(stage.text.contains("4 Sun"), "it has Drought")
    await stage.type("2")
    #expect(stage.text == before)
  }

  @Test func `one of several Mega Evolutions is chosen in the set`() async throws {
    let stage = try await stage("Lgen-6<enter>/charizard<enter>Dditto<enter>eMega<enter>", .wide)
    #expect(stage.dialog == "Mega Evolution")
    await stage.type("<down><down><enter>")
    #expect(stage.text.contains("Mega Charizard Y → Ditto"), "\(stage.text)")
  }

  @Test func `a digit Terastallizes the attacker, the target, both and none`() async throws {
    let stage = try await stage("/mamoswine<enter>Dbronzong<enter>", .wide)
    await stage.type("1")
    #expect(stage.dialog == "Mamoswine: Tera type")
    await stage.type("ground<enter>")
    #expect(stage.text.contains("1 Mamoswine: Tera Ground  "), "\(stage.text)")
    await stage.type("1")
    #expect(stage.dialog == "Bronzong: Tera type")
    await stage.type("steel<enter>")
    #expect(stage.text.contains("1 Bronzong: Tera Steel  "), "\(stage.text)")
    await stage.type("1")
    #expect(
      stage.text.contains("1 Mamoswine: Tera Ground, Bronzong: Tera Steel"), "\(stage.text)")
    await stage.type("1")
    #expect(stage.text.contains("1 Tera  "), "\(stage.text)")
  }

  // MARK: Levels

  @Test func `a Pokémon without a level has that of its foe`() async throws {
    let stage = try await stage("/mamoswine<enter>D<esc>", .wide)
    await stage.paste("Garchomp\nLevel: 50\n- Outrage\n")
    #expect(stage.text.contains("Mamoswine: level 50"), "\(stage.text)")
    await stage.type("1ground<enter>")
    await stage.paste("Garchomp\nLevel: 70\n- Outrage\n\nZapdos\nLevel: 70\n- Thunderbolt\n")
    #expect(stage.text.contains("Mamoswine: level 70"), "\(stage.text)")
    await stage.type("#30<enter>")
    await stage.paste("Garchomp\nLevel: 50\n- Outrage\n\nZapdos\nLevel: 50\n- Thunderbolt\n")
    #expect(stage.text.contains("Mamoswine: level 30"), "that was chosen\n\(stage.text)")
  }

  // MARK: Low windows

  @Test(arguments: [
    Size.small, Size(width: 40, height: 16), Size(width: 60, height: 12),
    Size(width: 40, height: 24),
  ])
  func `a low window shows training and chips`(_ size: Size) async throws {
    let stage = try await stage("/mamoswine<enter>Dbronzong<enter>", size)
    #expect(stage.text.contains("Adamant 252 Atk 252 Spe"), "\(stage.text)")
    #expect(stage.text.contains("Impish 252 HP 252 Def"), "\(stage.text)")
    #expect(stage.text.contains("1  2  3  4  5  6  7  8  9  conditions"), "\(stage.text)")
    await stage.type("49")
    #expect(stage.text.contains("4 Sun  5"), "\(stage.text)")
    #expect(stage.text.contains("Throat Chop") || stage.text.contains("Throat Ch…"))
  }

  @Test func `a low window with room for a line has both trainings in it`() async throws {
    let stage = try await stage("/mamoswine<enter>Dbronzong<enter>", Size(width: 160, height: 12))
    let line = stage.text.split(separator: "\n").first { $0.contains("252 Atk 252 Spe") }
    #expect(line?.contains("Impish 252 HP 252 Def") == true, "\(stage.text)")
    #expect(stage.text.contains("6 Screens  7 Helping Hand"), "\(stage.text)")
  }

  // MARK: A team against its foes

  @Test func `the chips of a duel are those of the team's table`() async throws {
    let stage = try await stage("TjD@rain<enter><enter>67<esc>", .wide)
    #expect(stage.text.contains("Sand against Rain"))
    #expect(stage.text.contains("6 Reflect, Light Screen  7 Helping Hand"), "\(stage.text)")
    let before = stage.text
    await stage.type("4")
    #expect(stage.text.contains("4 Sun"), "\(stage.text)")
    #expect(stage.text != before)
    await stage.type("F")
    #expect(stage.dialog == "Conditions")
    await stage.type("Gravity<enter>")
    #expect(stage.text.contains("Gravity"), "\(stage.text)")
  }

  @Test func `a chip of the table is about the selected attack`() async throws {
    let stage = try await stage("TjD@rain<enter>6", .wide)
    await stage.type("<down>")
    #expect(stage.text.contains("6 Screens"), "Reflect is on the other side\n\(stage.text)")
    await stage.type("<up>")
    #expect(stage.text.contains("6 Reflect, Light Screen"), "\(stage.text)")
  }

  @Test func `the Tera type of a member is in the table at once, and goes again`() async throws {
    let stage = try await stage("TjD@rain<enter>", .wide)
    let before = stage.text
    await stage.type("1")
    #expect(stage.text.contains("1 Chompy: Tera Steel  "), "\(stage.text)")
    await stage.type("1water<enter>")
    #expect(stage.text.contains("1 Pelipper: Tera Water  "), "\(stage.text)")
    await stage.type("1")
    #expect(stage.text.contains("1 Chompy: Tera Steel, Pelipper: Tera Water"), "\(stage.text)")
    await stage.type("1")
    #expect(stage.text == before)
  }

  @Test func `the weather of an ability is told where it counts`() async throws {
    let stage = try await stage("TjD@rain<enter>", .wide)
    #expect(stage.text.contains("4 Rain"), "Pelipper has Drizzle\n\(stage.text)")
    #expect(stage.text.contains("Rain by Drizzle"), "\(stage.text)")
    #expect(!stage.text.contains("no weather"))
    #expect(stage.app.top.speech?.lines.joined().contains("Rain by Drizzle") == true)
  }

  @Test func `the table turns on a chip with the mouse`() async throws {
    let stage = try await stage("TjD@rain<enter>", .wide)
    let rows = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("3 Critical hit") })
    let before = try #require(rows[row].range(of: "3 Critical hit")).lowerBound
    let x = rows[row].distance(from: rows[row].startIndex, to: before)
    await stage.click(x, row)
    #expect(stage.app.top.speech?.lines.joined().contains("Critical hit") == true)
  }
}
