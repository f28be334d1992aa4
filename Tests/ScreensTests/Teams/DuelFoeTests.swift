import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The foes of a duel, and a team against its foes.
@MainActor @Suite(.timeLimit(minutes: 5)) struct DuelFoeTests {
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

  @Test(arguments: [
    ("qqqqqqqq", "No Pokémon, team or member of one has that name"),
    ("@xyz", "None of your teams or their members has that name"),
  ])
  func `a foe that is not found has a sentence`(_ typed: String, _ text: String) async throws {
    let stage = try await stage("/mamoswine<enter>D\(typed)")
    #expect(stage.text.contains(text), "\(stage.text)")
  }

  @Test func `the other direction does not keep a filter of moves`() async throws {
    let stage = try await stage("/garchomp<enter>Dbronzong<enter>/type:dragon<enter>")
    await stage.type("<tab>")
    #expect(!stage.text.contains("/type:dragon"), "\(stage.text)")
    #expect(stage.text.contains("Bronzong → Garchomp"), "\(stage.text)")
    #expect(!stage.text.contains("Nothing matches"), "\(stage.text)")
  }

  @Test func `a duel tells which of several foes it shows`() async throws {
    let stage = try await stage("/mamoswine<enter>D<esc>")
    await stage.paste(Self.three)
    #expect(stage.text.contains("← → 1 of 3"), "\(stage.text)")
    await stage.type("<right>")
    #expect(stage.text.contains("Mamoswine → Tyranitar"), "\(stage.text)")
    #expect(stage.text.contains("← → 2 of 3"), "\(stage.text)")
    await stage.type("dd")
    #expect(!stage.text.contains("← →"), "\(stage.text)")
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

  @Test func `the table and its duels lead back at once`() async throws {
    let stage = try await stage("TjD@rain<enter><enter>0<enter>0<enter>0")
    #expect(stage.text.contains("Sand against Rain"))
    #expect(stage.router.routes == [.pokedex, .teams, .meeting("Sand")])
    await stage.type("<esc>")
    #expect(!stage.text.contains("Sand against Rain"), "\(stage.text)")
  }

  @Test func `foes without room are counted, and keys show them`() async throws {
    let stage = try await stage("TjD<esc>", .small)
    await stage.paste(Self.three)
    #expect(stage.text.contains("1 of 3"), "\(stage.text)")
    await stage.type("<right><right>")
    #expect(stage.text.contains("3 of 3"), "\(stage.text)")
    #expect(stage.text.contains("Zapdos"), "\(stage.text)")
    let wide = try await self.stage("TjD<esc>", .wide)
    await wide.paste(Self.three)
    #expect(!wide.text.contains("of 3"), "\(wide.text)")
  }

  @Test func `a Pokémon that no attack hurts has a reason in the table`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    await stage.paste("Bronzong\nAbility: Levitate\n- Earthquake\n\nGengar\n- Shadow Ball\n")
    await stage.type("<down><down><down><down><down><down><down>")
    // Rotom has Levitate, too.
    #expect(stage.text.contains("–   Levitate") || stage.text.contains("– ▲ Levitate"))
    #expect(stage.text.contains("Earthquake: Levitate: no effect"), "\(stage.text)")
  }

  @Test func `Pokémon whose moves are not known are calculated in the background`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    await stage.paste(
      ["Garchomp", "Mew", "Dragonite", "Tyranitar", "Gholdengo", "Heatran"]
        .joined(separator: "\n\n"))
    await stage.wait(for: "is faster, ")
    #expect(stage.text.contains("Sand against 6 foes"))
    #expect(stage.text.contains("takes"))
  }

  @Test func `each number of the table is that of its duel`() async throws {
    let stage = try await stage("TjD<esc>", .wide)
    await stage.paste(Self.three)
    await stage.type("46")
    for _ in 0..<8 {
      for _ in 0..<3 {
        let told = stage.app.top.speech?.selected ?? ""
        if let share = told.firstMatch(of: /([0-9.]+) to ([0-9.]+) %/) {
          await stage.type("<enter>")
          #expect(stage.text.contains("\(share.1)–\(share.2) %"), "\(told)\n\(stage.text)")
          await stage.type("<esc>")
        }
        await stage.type("<right>")
      }
      await stage.type("<left><left><left><down>")
    }
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
