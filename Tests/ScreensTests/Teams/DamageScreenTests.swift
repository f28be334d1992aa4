import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The damage table on the screen.
@MainActor @Suite struct DamageScreenTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  /// The members of the team have the sets stored with them: Chompy has 357 HP, 252 Attack EVs and
  /// a Jolly nature.
  @Test func aPokemonMeetsTheTeamWithItsSets() async throws {
    let stage = try await stage("/mamoswine<enter>DtSand<enter>", .wide)
    #expect(stage.text.contains("Damage by Mamoswine"), "\(stage.text)")
    #expect(stage.text.contains("Chompy"))
    #expect(stage.text.contains("OHKO"))
    #expect(stage.text.contains("level 100 · Adamant · 252 Atk 252 Spe"))
    #expect(stage.text.contains("typical training"))
    #expect(stage.text.contains("single battle · no weather · no terrain"))
    await stage.type("<tab>")
    #expect(stage.text.contains("Damage to Mamoswine"))
    #expect(stage.text.contains("Chompy: Earthquake"))
    #expect(!stage.text.contains("Swords Dance"), "it does no damage")
  }

  @Test func everyConditionChangesTheTable() async throws {
    let stage = try await stage("/mamoswine<enter>D")
    var before = stage.text
    for (keys, shown) in [
      ("FWeather<enter>Rain<enter>", "Rain"), ("FDouble<enter>", "double battle"),
      ("FReflect<enter>", "Reflect"), ("FCritical<enter>", "Critical hit"), ("+", "+1"),
      ("eHP left<enter>50<enter>", "50 % HP"), ("eItem<enter>Life Orb<enter>", "Life Orb"),
      ("eNature<enter>Jolly<enter>", "Jolly"), ("eStatus<enter>burn<enter>", "burned"),
      ("eTera<enter>Ground<enter>", "Tera Ground"), ("#50<enter>", "level 50"),
    ] {
      await stage.type(keys)
      #expect(stage.text != before, "\(keys)")
      let whole = try #require(stage.app.top.speech)
      #expect(whole.lines.joined(separator: " ").contains(shown), "\(keys): \(whole.lines)")
      before = stage.text
    }
  }

  @Test(arguments: [
    ("gen-1", "Weather"), ("gen-1", "Terrain"), ("gen-1", "Double battle"), ("plat", "Terrain"),
    ("plat", "Aurora Veil"), ("plat", "Battery"), ("plat", "Sword of Ruin"), ("plat", "Sticky Web"),
    ("plat", "First Stellar"), ("gen-3", "Stealth Rock"), ("gen-3", "Layers of Toxic"),
  ])
  func `conditions that the games lack are not offered`(
    _ game: String, _ condition: String
  ) async throws {
    let all = try await stage("/zapdos<enter>DF\(condition)")
    #expect(!all.text.contains("Nothing has that name"), "\(all.text)")
    let stage = try await stage("L\(game)<enter>/zapdos<enter>DF\(condition)")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `weather that the games lack is not offered`() async throws {
    let stage = try await stage("Lplat<enter>/zapdos<enter>DFWeather<enter>Snow")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `a condition of other games does not count, and is there again in its own`()
    async throws
  {
    let stage = try await stage("/mamoswine<enter>DFAurora<enter>")
    #expect(stage.text.contains("Aurora Veil"))
    await stage.type("Lplat<enter>")
    #expect(!stage.text.contains("Aurora Veil"), "\(stage.text)")
    await stage.type("Lgen-9<enter>")
    #expect(stage.text.contains("Aurora Veil"), "\(stage.text)")
  }

  @Test(arguments: [
    ("mamoswine", "Mamoswine has no Mega Evolution in these games"),
    ("charizard", "Charizard has several Mega Evolutions: a Mega Stone decides which"),
  ])
  func `a Pokémon that does not Mega Evolve says why`(
    _ name: String, _ reason: String
  ) async throws {
    let stage = try await stage("Lgen-6<enter>/\(name)<enter>DeMega<enter>", .wide)
    #expect(stage.foot.contains(reason), "\(stage.foot)")
  }

  @Test func `a Mega Stone decides the Mega Evolution`() async throws {
    let stage = try await stage(
      "Lgen-6<enter>/charizard<enter>DeItem<enter>Charizardite X<enter>", .wide)
    await stage.type("eMega<enter>")
    #expect(stage.text.contains("Tough Claws"), "\(stage.text)")
    await stage.type("eMega<enter>")
    #expect(!stage.text.contains("Tough Claws"), "\(stage.text)")
  }

  @Test(arguments: [
    ("plat", "Z-Moves"), ("gen-8", "Z-Moves"), ("gen-7", "Dynamax"), ("gen-9", "Dynamax"),
  ])
  func `Z-Moves and Dynamax are not offered in games without them`(
    _ game: String, _ setting: String
  ) async throws {
    let stage = try await stage("L\(game)<enter>/garchomp<enter>De\(setting)")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `a Pokémon uses its moves as Z-Moves`() async throws {
    let stage = try await stage("Lgen-7<enter>/garchomp<enter>DeZ-Moves<enter>", .wide)
    #expect(stage.text.contains(" · Z-Moves"), "\(stage.text)")
    await stage.type("eZ-Moves<enter>")
    #expect(!stage.text.contains(" · Z-Moves"), "\(stage.text)")
  }

  @Test func `a number that changes nothing is named`() async throws {
    let stage = try await stage("/mamoswine<enter>DeFainted<enter>3<enter>", .wide)
    #expect(stage.text.contains("not counted: Fainted partners"), "\(stage.text)")
  }

  @Test func numbersOutOfRangeAreRefused() async throws {
    let stage = try await stage("/mamoswine<enter>D#101<enter>")
    #expect(stage.foot.contains("A number from 1 to 100"))
    await stage.type("<esc>eStage: Att<enter>7<enter>")
    #expect(stage.foot.contains("A number from -6 to 6"))
  }

  @Test func foesAreAddedRemovedAndPasted() async throws {
    let stage = try await stage("TjjD")
    await stage.type("<esc><esc>Tj<enter>D")
    #expect(stage.text.contains("No foes yet"))
    await stage.type("aDragonite<enter>")
    #expect(stage.text.contains("Damage by Chompy"))
    #expect(stage.text.contains("Dragonite"))
    await stage.type("d")
    #expect(stage.text.contains("No foes yet"))
    await stage.paste("Torkoal\n- Fire Blast\n\nGastly\n")
    #expect(stage.text.contains("Torkoal"))
    #expect(stage.text.contains("Gastly"))
    await stage.paste("Garchomp @ Choice Band\nAdamant Nature\n- Outrage\n")
    #expect(stage.text.contains("Choice Band"))
    await stage.paste("!!")
    #expect(stage.foot.contains("There is no Pokémon in that text"))
    await stage.paste("Torkoal\n" + String(repeating: "!", count: 1_001))
    #expect(stage.foot.contains("line 2 cannot be used: "))
  }

  @Test func theSelectedCellSaysWhatTrainingWouldChangeIt() async throws {
    let stage = try await stage("/mamoswine<enter>D")
    #expect(stage.text.contains("For a guaranteed OHKO"))
    #expect(stage.text.contains("To survive it"))
    #expect(stage.text.contains(" HP"))
  }

  @Test func theLensSetsTheRules() async throws {
    let stage = try await stage("Lplat<enter>/mamoswine<enter>D")
    #expect(stage.text.contains("Platinum"))
    await stage.type("Lgen-1<enter>")
    #expect(stage.text.contains("Mamoswine is not in Generation I"), "\(stage.text)")
  }

  /// Of these foes, only Zapdos is in the games of the first generation.
  @Test func aMemberThatTheGamesLackIsNamedBesideTheOthers() async throws {
    let stage = try await stage("Lgen-1<enter>/gengar<enter>D", .wide)
    await stage.paste("Garchomp\n- Outrage\n\nTyranitar\n- Crunch\n\nZapdos\n- Thunderbolt\n")
    #expect(stage.text.contains("not in Generati…"), "\(stage.text)")
    #expect(stage.text.contains("HKO"), "\(stage.text)")
    #expect(stage.app.top.speech?.selected?.contains("not in Generation I") == true)
    await stage.type("<right><right>")
    #expect(stage.text.contains("generations I and II have no EVs to distribute"))
    await stage.type("<tab>")
    #expect(stage.text.contains("Zapdos:"))
    #expect(stage.text.contains("not in Generati…"))
  }

  @Test func aMoveThatTheGamesLackHasALine() async throws {
    let stage = try await stage("Lplat<enter>/mamoswine<enter>D", .wide)
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
    let stage = try await stage("/mamoswine<enter>D")
    await stage.paste("Garchomp\n\(training)\n- Outrage\n")
    #expect(stage.foot.contains(text), "\(stage.foot)")
    #expect(stage.text.contains("Damage by Mamoswine"))
  }

  @Test func recoveryAndWeatherOfAbilitiesAreShown() async throws {
    let stage = try await stage("/mamoswine<enter>DtSand<enter>", .wide)
    #expect(stage.text.contains("2HKO after Focus Sash"), "\(stage.text)")
    #expect(stage.text.contains("no weather"))
    await stage.type("<right>")
    #expect(stage.text.contains("Sandstorm by Sand Stream"), "\(stage.text)")
    await stage.type("FWeather<enter>Rain<enter>")
    #expect(!stage.text.contains("Sand Stream ·"))
    #expect(stage.text.contains("single battle · Rain · no terrain"), "\(stage.text)")
  }

  @Test func championsHasStatPointsAndLevel50() async throws {
    let stage = try await stage("Lchampions<enter>/garchomp<enter>D", .wide)
    #expect(stage.text.contains("level 50 · Adamant · 32 Atk 32 Spe"), "\(stage.text)")
    #expect(!stage.text.contains(" EVs"), "\(stage.text)")
    await stage.type("#")
    #expect(stage.foot.contains("every Pokémon is at level 50"))
    await stage.type("eStat points: HP<enter>3<enter>")
    #expect(stage.foot.contains("A number from 0 to 2"), "66 in all")
  }

  @Test func theMouseSelectsACellAndASetting() async throws {
    let stage = try await stage("/mamoswine<enter>D")
    let row = try #require(
      stage.text.split(separator: "\n").firstIndex { $0.contains("Damage by") })
    stage.app.handle(.mouse(MouseEvent(point: Point(x: 3, y: row + 1), kind: .press)))
    #expect(stage.dialog != nil)
  }

  @Test func aMovesPageShowsItsDamageToTheTeam() async throws {
    let stage = try await stage("T<esc>:earthquake<enter>G")
    #expect(stage.text.contains("by the strongest Pokémon with this move"), "\(stage.text)")
  }

  @Test func theWordDamageFindsTheTable() async throws {
    let stage = try await stage("/mamoswine<enter>:damage<enter>")
    #expect(stage.text.contains("Damage by Mamoswine"), "\(stage.text)")
  }
}
