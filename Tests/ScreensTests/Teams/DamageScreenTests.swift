import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Duels on the screen.
@MainActor @Suite struct DamageScreenTests {
  private func stage(_ keys: String, _ size: Size = .usual) async throws -> Stage {
    try await TeamScene.stage(keys, size).stage
  }

  /// The members of the team have the sets stored with them: Chompy has 252 Attack EVs and a Jolly
  /// nature.
  @Test func `a Pokémon meets the members of a team with their sets`() async throws {
    let stage = try await stage("/mamoswine<enter>D@Sand<enter>", .wide)
    #expect(stage.text.contains("Mamoswine → Chompy"), "\(stage.text)")
    #expect(stage.text.contains("level 100 · Adamant · 252 Atk 252 Spe"))
    #expect(stage.text.contains("typical training"))
    #expect(stage.text.contains("single battle"))
    await stage.type("<tab>")
    #expect(stage.text.contains("Chompy → Mamoswine"))
    #expect(stage.text.contains("Earthquake"))
    #expect(!stage.text.contains("Swords Dance"), "it does no damage")
  }

  @Test func `two keys and the name of the foe lead from a page to the damage`() async throws {
    let stage = try await stage("/garchomp<enter><enter>D")
    #expect(stage.dialog == "Against whom")
    await stage.type("bronzong<enter>")
    #expect(stage.text.contains("Garchomp → Bronzong"), "\(stage.text)")
    #expect(stage.text.contains("Crunch"))
    #expect(stage.text.contains("3 hits"))
  }

  @Test func `a move without damage says why`() async throws {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>/earthquake<enter>")
    #expect(stage.text.contains("Levitate: no effect"), "\(stage.text)")
    #expect(stage.app.top.speech?.selected?.contains("Levitate: no effect") == true)
    await stage.type("agyarados<enter>")
    #expect(stage.text.contains("Flying is immune to Ground"), "\(stage.text)")
  }

  @Test func `a query leaves only the moves that match, until Esc`() async throws {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>/type:dragon<enter>")
    #expect(stage.text.contains("/type:dragon"))
    #expect(stage.text.contains("Outrage"))
    #expect(!stage.text.contains("Crunch"))
    await stage.type("/<c-u>type:dragn<enter>")
    #expect(stage.dialog != nil, "a mistake is told")
    await stage.type("<esc><esc>")
    #expect(stage.text.contains("Crunch"))
    await stage.type("<esc>")
    #expect(!stage.text.contains("Bronzong"))
  }

  @Test func `the table follows a query while it is typed, and what it was returns on cancel`()
    async throws
  {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>/dragon pul", .wide)
    #expect(stage.text.contains("Dragon Pulse") && !stage.text.contains("Fire Fang"))
    await stage.type("<esc>")
    #expect(stage.text.contains("Fire Fang"))
  }

  @Test func `the moves can be sorted`() async throws {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>sMove<enter>", .wide)
    let rows = stage.text.split(separator: "\n")
    let first = try #require(rows.firstIndex { $0.contains("Move▲") })
    #expect(rows[first + 1].contains("Aerial Ace"), "\(rows[first + 1])")
  }

  // MARK: Chips

  /// Digits, and what the screen shows after them.
  @Test(arguments: [
    ("1<down><down><enter>", "Mamoswine: Tera"), ("3", "Critical hit"), ("4", "Sun"),
    ("44", "Rain"), ("5", "Electric Terrain"), ("6", "Reflect, Light Screen"),
    ("7", "Helping Hand"), ("8", "Stealth Rock"), ("888", "Stealth Rock, Spikes 2"),
    ("9", "double battle"),
  ])
  func `a digit turns a condition on, and then off`(
    _ digits: String, _ shown: String
  ) async throws {
    let stage = try await stage("/mamoswine<enter>Dbronzong<enter>", .wide)
    let before = stage.text
    await stage.type(digits)
    #expect(stage.text != before)
    #expect(stage.text.contains(shown), "\(stage.text)")
  }

  @Test(arguments: [("gen-1", "1"), ("plat", "2"), ("plat", "5"), ("gen-1", "9")])
  func `a digit without a meaning in the games says so`(
    _ game: String, _ digit: String
  ) async throws {
    let stage = try await stage("L\(game)<enter>/zapdos<enter>Dgengar<enter>\(digit)")
    #expect(stage.foot.contains("does not exist in these games"), "\(stage.foot)")
  }

  @Test func `everything is off again after the last state of a chip`() async throws {
    let stage = try await stage("/mamoswine<enter>Dbronzong<enter>", .wide)
    let before = stage.text
    for digits in ["33", "66", "77", "88888", "99"] {
      await stage.type(digits)
      #expect(stage.text == before, "\(digits)")
    }
  }

  // MARK: What stays

  @Test func `foes and conditions stay while the program runs`() async throws {
    let stage = try await stage("/mamoswine<enter>D@Sand<enter>96<esc>")
    #expect(!stage.text.contains("Chompy"))
    await stage.type("/gengar<enter>D")
    #expect(stage.text.contains("Gengar → Chompy"), "\(stage.text)")
    #expect(stage.text.contains("double battle"))
    #expect(stage.text.contains("Reflect"))
  }

  @Test func `each team has foes of its own`() async throws {
    let stage = try await stage("Tj<enter>Dditto<enter><esc>jD")
    #expect(stage.text.contains("Tyranitar → Ditto"), "\(stage.text)")
    await stage.type("<esc><esc><esc>T<enter>D")
    #expect(stage.dialog == "Against whom", "the foe was that of Sand")
    await stage.type("<esc><esc><esc><esc>/mew<enter>D")
    #expect(stage.dialog == "Against whom")
  }

  @Test func `the game is that of the page, not of a team seen before`() async throws {
    let stage = try await stage("Tj<enter>Dditto<enter>", .wide)
    #expect(stage.text.contains("Scarlet/Violet"))
    await stage.type("<esc><esc><esc>/mamoswine<enter>Dditto<enter>")
    #expect(stage.text.contains("all games"), "\(stage.text)")
  }

  @Test func `a wide window has a column for each of eight foes`() async throws {
    let names = ["ditto", "gengar", "zapdos", "torkoal", "gible", "heatran", "snorlax", "mew"]
    let keys = names.map { "a\($0)<enter>" }.joined()
    let stage = try await stage("/garchomp<enter>D<esc>\(keys)", Size(width: 200, height: 60))
    let titles = try #require(stage.text.split(separator: "\n").first { $0.contains("Move") })
    for name in ["Ditto", "Gengar", "Zapdos", "Torkoal", "Gible", "Heatran", "Snorlax", "Mew▼"] {
      #expect(titles.contains(name), "\(titles)")
    }
    await stage.type("<left>")
    #expect(stage.text.contains("Garchomp → Snorlax"))
  }

  @Test func `the calculation is copied as players post it`() async throws {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>")
    #expect(
      stage.app.top.copiedText?.hasPrefix(
        "252+ Atk Garchomp Crunch vs. 252 HP / 252+ Def Bronzong: 124-148 (36.6 - 43.7%) -- ")
        == true, "\(stage.app.top.copiedText ?? "")")
  }

  // MARK: Conditions and sets

  @Test func `every condition changes the table`() async throws {
    let stage = try await stage("/mamoswine<enter>D@Sand<enter>")
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
    let all = try await stage("/zapdos<enter>D<esc>F\(condition)")
    #expect(!all.text.contains("Nothing has that name"), "\(all.text)")
    let stage = try await stage("L\(game)<enter>/zapdos<enter>D<esc>F\(condition)")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `weather that the games lack is not offered`() async throws {
    let stage = try await stage("Lplat<enter>/zapdos<enter>D<esc>FWeather<enter>Snow")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `a condition of other games does not count, and is there again in its own`()
    async throws
  {
    let stage = try await stage("/mamoswine<enter>Dditto<enter>FAurora<enter>")
    #expect(stage.text.contains("Aurora Veil"))
    await stage.type("Lplat<enter>")
    #expect(!stage.text.contains("Aurora Veil"), "\(stage.text)")
    await stage.type("Lgen-9<enter>")
    #expect(stage.text.contains("Aurora Veil"), "\(stage.text)")
  }

  @Test func `a Pokémon that does not Mega Evolve says why`() async throws {
    let stage = try await stage("Lgen-6<enter>/mamoswine<enter>Dditto<enter>", .wide)
    for keys in ["eMega<enter>", "2"] {
      await stage.type(keys)
      #expect(
        stage.foot.contains("Mamoswine has no Mega Evolution in these games"), "\(stage.foot)")
    }
  }

  @Test func `a Mega Stone decides the Mega Evolution`() async throws {
    let stage = try await stage(
      "Lgen-6<enter>/charizard<enter>Dditto<enter>eItem<enter>Charizardite X<enter>", .wide)
    await stage.type("2")
    #expect(stage.text.contains("Tough Claws"), "\(stage.text)")
    await stage.type("2")
    #expect(!stage.text.contains("Tough Claws"), "\(stage.text)")
  }

  @Test(arguments: [
    ("plat", "Z-Moves"), ("gen-8", "Z-Moves"), ("gen-7", "Dynamax"), ("gen-9", "Dynamax"),
  ])
  func `Z-Moves and Dynamax are not offered in games without them`(
    _ game: String, _ setting: String
  ) async throws {
    let stage = try await stage("L\(game)<enter>/garchomp<enter>D<esc>e\(setting)")
    #expect(stage.text.contains("Nothing has that name"), "\(stage.text)")
  }

  @Test func `a Pokémon uses its moves as Z-Moves`() async throws {
    let stage = try await stage("Lgen-7<enter>/garchomp<enter>D<esc>eZ-Moves<enter>", .wide)
    #expect(stage.text.contains(" · Z-Moves"), "\(stage.text)")
    await stage.type("eZ-Moves<enter>")
    #expect(!stage.text.contains(" · Z-Moves"), "\(stage.text)")
  }

  @Test func `a number that changes nothing is named`() async throws {
    let stage = try await stage(
      "/mamoswine<enter>D@Sand<enter>eFainted<enter>3<enter>", .wide)
    #expect(stage.text.contains("without effect here: Fainted partners"), "\(stage.text)")
  }

  @Test func numbersOutOfRangeAreRefused() async throws {
    let stage = try await stage("/mamoswine<enter>Dditto<enter>#101<enter>")
    #expect(stage.foot.contains("A number from 1 to 100"))
    await stage.type("<esc>eStage: Att<enter>7<enter>")
    #expect(stage.foot.contains("A number from -6 to 6"))
  }

  @Test func theMouseSelectsAFoeAndASetting() async throws {
    let stage = try await stage("/mamoswine<enter>D@Sand<enter>")
    let rows = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let foes = try #require(rows.firstIndex { $0.contains("Chompy  Tyranitar") })
    stage.app.handle(.mouse(MouseEvent(point: Point(x: 10, y: foes), kind: .press)))
    #expect(stage.text.contains("Mamoswine → Tyranitar"), "\(stage.text)")
    let row = try #require(rows.firstIndex { $0.contains(" → ") })
    stage.app.handle(.mouse(MouseEvent(point: Point(x: 3, y: row + 1), kind: .press)))
    #expect(stage.dialog != nil)
  }

  @Test func championsHasStatPointsAndLevel50() async throws {
    let stage = try await stage("Lchampions<enter>/garchomp<enter>D<esc>", .wide)
    #expect(stage.text.contains("level 50 · Adamant · 32 Atk 32 Spe"), "\(stage.text)")
    #expect(!stage.text.contains(" EVs"), "\(stage.text)")
    await stage.type("#")
    #expect(stage.foot.contains("every Pokémon is at level 50"))
    await stage.type("eStat points: HP<enter>3<enter>")
    #expect(stage.foot.contains("A number from 0 to 2"), "66 in all")
  }

  @Test func aMovesPageShowsItsDamageToTheTeam() async throws {
    let stage = try await stage("T<esc>:earthquake<enter>G")
    #expect(stage.text.contains("by the strongest Pokémon with this move"), "\(stage.text)")
  }

  @Test func theWordDamageFindsTheDuel() async throws {
    let stage = try await stage("/mamoswine<enter>:damage<enter>")
    #expect(stage.dialog == "Against whom")
  }
}
