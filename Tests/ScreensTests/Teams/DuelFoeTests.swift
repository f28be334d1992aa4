import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The foes of a duel, and a team against its foes.
@MainActor @Suite struct DuelFoeTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  private static let three = "Garchomp\n- Outrage\n\nTyranitar\n- Crunch\n\nZapdos\n- Thunderbolt\n"

  // MARK: Foes

  @Test func foesAreAddedRemovedAndPasted() async throws {
    let stage = try await stage("Tj<enter>D<esc>")
    #expect(stage.text.contains("No foes yet"))
    await stage.type("aDragonite<enter>")
    #expect(stage.text.contains("Chompy → Dragonite"), "\(stage.text)")
    await stage.type("d")
    #expect(stage.text.contains("No foes yet"))
    await stage.paste("Torkoal\n- Fire Blast\n\nGastly\n")
    #expect(stage.text.contains("Torkoal  Gastly"), "\(stage.text)")
    await stage.paste("Garchomp @ Choice Band\nAdamant Nature\n- Outrage\n")
    #expect(stage.text.contains("Choice Band"))
    await stage.paste("!!")
    #expect(stage.foot.contains("There is no Pokémon in that text"))
    await stage.paste("Torkoal\n" + String(repeating: "!", count: 1_001))
    #expect(stage.foot.contains("line 2 cannot be used: "))
  }

  /// Terminals send the ends of pasted lines as `\r`.
  @Test(arguments: ["\n", "\r"])
  func `the question for the foe takes a paste`(_ end: String) async throws {
    let stage = try await stage("/mamoswine<enter>D")
    await stage.paste(Self.three.replacing("\n", with: end))
    #expect(stage.dialog == nil)
    #expect(stage.text.contains("Mamoswine → Garchomp"), "\(stage.text)")
  }

  @Test(arguments: [
    ("rain", "Mamoswine → Pelipper"), ("@rain", "Mamoswine → Pelipper"),
    ("@chompy", "Mamoswine → Chompy"), ("pelipper", "Mamoswine → Pelipper"),
  ])
  func `a foe is a Pokémon, a team or a member of one`(
    _ typed: String, _ heading: String
  ) async throws {
    let stage = try await stage("/mamoswine<enter>D\(typed)<enter>")
    #expect(stage.text.contains(heading), "\(stage.text)")
  }

  @Test func theLensSetsTheRules() async throws {
    let stage = try await stage("Lplat<enter>/mamoswine<enter>Dditto<enter>")
    #expect(stage.text.contains("Platinum"))
    await stage.type("Lgen-1<enter>")
    #expect(stage.text.contains("Mamoswine is not in Generation I"), "\(stage.text)")
  }

  /// Of these foes, only Zapdos is in the games of the first generation.
  @Test func aFoeThatTheGamesLackIsNamedBesideTheOthers() async throws {
    let stage = try await stage("Lgen-1<enter>/gengar<enter>D<esc>", .wide)
    await stage.paste(Self.three)
    #expect(stage.text.contains("not in Generation I"), "\(stage.text)")
    #expect(stage.app.top.speech?.selected?.contains("not in Generation I") == true)
    await stage.type("<right><right>")
    #expect(stage.text.contains("Gengar → Zapdos"), "\(stage.text)")
    #expect(stage.text.contains("generations I and II have no EVs to distribute"))
    await stage.type("<tab>")
    #expect(stage.text.contains("Zapdos → Gengar"))
    await stage.type("<left>")
    #expect(stage.text.contains("Tyranitar: not in Generation I"), "\(stage.text)")
  }

  @Test func aMoveThatTheGamesLackHasALine() async throws {
    let stage = try await stage("Lplat<enter>/mamoswine<enter>Dgible<enter>", .wide)
    await stage.paste("Garchomp\n- Outrage\n- Kowtow Cleave\n")
    #expect(stage.text.contains("Kowtow Cleave"), "\(stage.text)")
    #expect(stage.text.contains("not in Platinum"), "\(stage.text)")
    await stage.type("<down>")
    #expect(stage.app.top.speech?.selected?.contains("not in Platinum") == true)
  }

  @Test(arguments: [
    ("EVs: 252 HP / 252 Atk / 252 Spe", "Garchomp has 756 EVs in all: at most 510 are allowed."),
    ("EVs: 300 Atk", "line 2: “300 Atk” is outside 0 to 252"),
  ]) func aPastedSetWithTooMuchTrainingIsRefused(_ training: String, _ text: String) async throws {
    let stage = try await stage("/mamoswine<enter>Dgible<enter>")
    await stage.paste("Garchomp\n\(training)\n- Outrage\n")
    #expect(stage.foot.contains(text), "\(stage.foot)")
    #expect(stage.text.contains("Mamoswine → Gible"))
  }

  @Test func recoveryAndWeatherOfAbilitiesAreShown() async throws {
    let stage = try await stage("/mamoswine<enter>D@Sand<enter>/icicle crash<enter>", .wide)
    #expect(stage.text.contains("2HKO after Focus Sash"), "\(stage.text)")
    await stage.type("<right>")
    #expect(stage.text.contains("Sandstorm"), "\(stage.text)")
    await stage.type("FWeather<enter>Rain<enter>")
    #expect(!stage.text.contains("Sandstorm"))
    #expect(stage.text.contains("Rain"), "\(stage.text)")
  }

  // MARK: A team against its foes

  @Test func `a team meets its foes both ways`() async throws {
    let stage = try await stage("TjD@rain<enter>", .wide)
    #expect(stage.text.contains("Sand against Rain"), "\(stage.text)")
    #expect(stage.text.contains("Pelipper"))
    #expect(stage.text.contains("Chompy"))
    #expect(stage.text.contains("takes"))
    #expect(stage.text.contains("is faster, "))
    let rows = stage.text.split(separator: "\n")
    #expect(rows.count { $0.contains("takes") } == 4, "one for each member")
  }

  @Test func `Enter opens the duel in the direction of the row`() async throws {
    let stage = try await stage("TjD@rain<enter><enter>")
    #expect(stage.text.contains("Chompy → Pelipper"), "\(stage.text)")
    await stage.type("<esc><down><enter>")
    #expect(stage.text.contains("Pelipper → Chompy"), "\(stage.text)")
    await stage.type("0")
    #expect(stage.text.contains("Sand against Rain"))
  }

  @Test func `the whole team needs a team`() async throws {
    let stage = try await stage("/mamoswine<enter>Dditto<enter>0")
    #expect(stage.foot.contains("the Pokémon is in no team"), "\(stage.foot)")
  }

  @Test func `foes are pasted and added on the table`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    #expect(stage.text.contains("No foes yet"))
    await stage.paste(Self.three)
    #expect(stage.text.contains("Sand against 3 foes"), "\(stage.text)")
    await stage.type("aditto<enter>")
    #expect(stage.text.contains("Ditto"))
  }

  @Test func `the table is told cell by cell`() async throws {
    let stage = try await stage("TjD@rain<enter>")
    let first = stage.app.top.speech?.selected ?? ""
    #expect(first.contains("Chompy: "), "\(first)")
    #expect(first.contains(" on Pelipper: "))
    await stage.type("<down>")
    let second = stage.app.top.speech?.selected ?? ""
    #expect(second.contains("Pelipper: "), "\(second)")
    #expect(second.contains(" on Chompy: "))
  }
}
