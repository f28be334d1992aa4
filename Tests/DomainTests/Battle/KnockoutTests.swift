import Testing

@testable import PokedexDomain

@Suite struct KnockoutTests {
  @Test func aHitThatAlwaysSufficesIsCertain() {
    let knockout = Knockout(Damage(hits: [[100, 110, 120, 130]]), hp: 100)
    #expect(knockout?.uses == 1)
    #expect(knockout?.isCertain == true)
  }

  @Test func oneRollOfFourIsAQuarter() {
    let knockout = Knockout(Damage(hits: [[100, 110, 120, 130]]), hp: 125)
    #expect(knockout?.uses == 1)
    #expect(knockout?.chance == 0.25)
  }

  @Test func hitsOfOneUseAddUp() {
    let knockout = Knockout(Damage(hits: [[10, 20], [10, 20]]), hp: 30)
    #expect(knockout?.uses == 1)
    #expect(knockout?.chance == 0.75)
  }

  @Test func fixedDamageCountsItsUses() {
    #expect(Knockout(Damage(hits: [[100]]), hp: 250)?.uses == 3)
    #expect(Knockout(Damage(hits: [[100]]), hp: 250)?.isCertain == true)
  }

  @Test func noDamageAndTooLittleNeverKnockOut() {
    #expect(Knockout(Damage(hits: [[0]]), hp: 1) == nil)
    #expect(Knockout(Damage(hits: [[1]]), hp: 5) == nil)
  }

  @Test func outcomesAreCountedExactly() throws {
    let rolls = Damage(hits: [Array(20...35)])
    let knockout = try #require(Knockout(rolls, hp: 69))
    #expect(knockout.uses == 2)
    #expect(knockout.fatal == 3, "34 + 35, 35 + 34 and 35 + 35")
    #expect(knockout.survived == 253)
  }

  /// Forty hits of 16 rolls each have more outcomes than an integer can hold.
  @Test func tenHitsInEachOfFourUsesStillHaveAChance() throws {
    let hits = Damage(hits: Array(repeating: Array(10...25), count: 10))
    let knockout = try #require(Knockout(hits, hp: 990))
    #expect(knockout.uses == 4)
    #expect(knockout.chance < 1e-20)
    #expect(!knockout.isCertain)
  }

  // MARK: Between the uses

  /// An attack that does exactly 100 HP, on a target with 300.
  private func steady(
    _ generation: Int = 9, _ change: (inout DamageCalculation) -> Void
  ) -> Knockout? {
    var toss = BattleMove.physical("seismic-toss", .fighting, 0)
    toss.power = 1
    let fight = Fight(generation, toss, level: 100).with(change)
    return fight.knockout
  }

  @Test(
    arguments: [
      // Without healing, three uses are enough.
      ("", "", nil, nil, 9, 3),
      // Leftovers heal 18 a turn, from generation 2 on.
      ("leftovers", "", nil, nil, 9, 4), ("leftovers", "", nil, nil, 1, 3),
      // Black Sludge heals Poison types and hurts others: 300 - 100 - 37 - 100 - 37 - 100.
      ("black-sludge", "", nil, nil, 9, 3),
      // Oran Berry gives 10, Sitrus Berry 75, and 30 in generation 3.
      ("oran-berry", "", nil, nil, 9, 4), ("sitrus-berry", "", nil, nil, 9, 4),
      ("sitrus-berry", "", nil, nil, 3, 4),
      // Abilities heal in the weather that they need.
      ("", "rain-dish", nil, .rain, 9, 4), ("", "rain-dish", nil, nil, 9, 3),
      ("", "ice-body", nil, .snow, 9, 4),
      // Dry Skin and Poison Heal give 37 HP a turn: four uses are not enough.
      ("", "dry-skin", nil, .rain, 9, nil), ("", "poison-heal", .poison, nil, 9, nil),
      ("", "", .poison, nil, 9, 3),
    ] as [(String, String, BattleStatus?, BattleWeather?, Int, Int?)])
  func healingCostsUses(
    _ item: String, _ ability: String, _ status: BattleStatus?, _ weather: BattleWeather?,
    _ generation: Int, _ uses: Int?
  ) {
    let knockout = steady(generation) {
      $0.defender.item = item
      $0.defender.ability = ability
      $0.defender.status = status
      $0.field.weather = weather
    }
    #expect(knockout?.uses == uses)
    #expect(knockout?.isCertain ?? true)
  }

  /// A target with 201 HP left of 300 survives two uses, unless it loses HP in between.
  @Test(
    arguments: [
      (.burn, nil, 9, true), (.burn, nil, 6, true), (.poison, nil, 1, true),
      (.badPoison, nil, 9, true), (.paralysis, nil, 9, false), (nil, .sand, 9, true),
      (nil, .sand, 2, true), (nil, .hail, 8, true), (nil, .snow, 9, false), (nil, .sun, 9, false),
    ] as [(BattleStatus?, BattleWeather?, Int, Bool)])
  func damageBetweenTheUsesSavesOne(
    _ status: BattleStatus?, _ weather: BattleWeather?, _ generation: Int, _ saves: Bool
  ) {
    let knockout = steady(generation) {
      $0.defender.hp = 201
      $0.defender.status = status
      $0.field.weather = weather
    }
    #expect(knockout?.uses == (saves ? 2 : 3))
  }

  /// The HP lost in the first turn, out of 300.
  @Test(
    arguments: [
      (.status(.burn), 1, 18), (.status(.burn), 2, 37), (.status(.burn), 6, 37),
      (.status(.burn), 7, 18), (.status(.poison), 1, 18), (.status(.poison), 9, 37),
      (.weather(.sand), 2, 37), (.weather(.sand), 3, 18),
    ] as [(BattleCause, Int, Int)])
  func partsDifferByGeneration(_ cause: BattleCause, _ generation: Int, _ lost: Int) {
    let row = TurnEffectTable.all.first {
      $0.cause == cause && $0.generations.contains(generation)
        && !$0.conditions.contains { $0.text == "target has Heatproof" }
    }
    #expect(row?.points(ofHP: 300, turn: 1) == -lost)
  }

  @Test func badPoisonGrows() {
    let row = TurnEffectTable.all.last { $0.cause == .status(.badPoison) }
    #expect((1...3).map { row?.points(ofHP: 160, turn: $0) } == [-10, -20, -30])
  }

  @Test func magicGuardTakesNoDamageBetweenTheUses() {
    let knockout = steady {
      $0.defender.hp = 201
      $0.defender.status = .burn
      $0.defender.ability = "magic-guard"
    }
    #expect(knockout?.uses == 3)
    #expect(knockout?.causes == [])
  }

  @Test func unnerveKeepsABerryAndKnockOffTakesLeftovers() {
    let nervous = steady {
      $0.attacker.ability = "unnerve"
      $0.defender.item = "sitrus-berry"
    }
    #expect(nervous?.uses == 3)
    let knockOff = Fight(9, .physical("knock-off", .dark, 65), attack: 400)
    let plain = knockOff.knockout
    let held = knockOff.with { $0.defender.item = "leftovers" }.knockout
    #expect(held?.causes == [])
    #expect((held?.uses ?? 9) <= (plain?.uses ?? 0))
  }

  @Test func focusSashAndSturdySaveATargetAtFullHPOnce() {
    let strong = Fight(9, .physical("headbutt", .normal, 250), attack: 900)
    #expect(strong.knockout?.uses == 1)
    for (item, ability) in [("focus-sash", ""), ("", "sturdy")] {
      let saved = strong.with {
        $0.defender.item = item
        $0.defender.ability = ability
      }
      #expect(saved.knockout?.uses == 2)
      #expect(saved.knockout?.causes.count == 1)
      #expect(saved.with { $0.defender.hp = 299 }.knockout?.uses == 1)
    }
    let ignored = strong.with {
      $0.attacker.ability = "mold-breaker"
      $0.defender.ability = "sturdy"
    }
    #expect(ignored.knockout?.uses == 1)
  }

  @Test func multiscaleWeakensOnlyTheFirstUse() {
    let fight = Fight(9, .physical("headbutt", .normal, 100), attack: 300)
      .with { $0.defender.ability = "multiscale" }
    let doubled = Knockout(fight.damage, hp: 300)
    #expect((fight.knockout?.uses ?? 9) < (doubled?.uses ?? 9))
  }

  @Test func whatChangesBetweenTheUsesIsNamed() {
    let weak = Fight(9, .special("draco-meteor", .dragon, 130), attack: 150)
    #expect(weak.knockout?.notCounted == [.move("draco-meteor")])
    let strong = Fight(9, .special("draco-meteor", .dragon, 130), attack: 900)
    #expect(strong.knockout?.notCounted == [], "one use is enough")
    let stamina = Fight(9, .physical("headbutt", .normal, 70), attack: 250)
      .with { $0.defender.ability = "stamina" }
    #expect(stamina.knockout?.notCounted == [.foeAbility("stamina")])
  }

  // MARK: Weather and terrain of abilities

  @Test(
    arguments: [
      ("drizzle", 3, .rain, nil), ("drought", 9, .sun, nil), ("sand-stream", 3, .sand, nil),
      ("snow-warning", 4, .hail, nil), ("snow-warning", 9, .snow, nil),
      ("orichalcum-pulse", 9, .sun, nil), ("hadron-engine", 9, nil, .electric),
      ("grassy-surge", 7, nil, .grassy), ("snow-warning", 3, nil, nil), ("levitate", 9, nil, nil),
    ] as [(String, Int, BattleWeather?, BattleTerrain?)])
  func abilitiesSetWeatherAndTerrain(
    _ ability: String, _ generation: Int, _ weather: BattleWeather?, _ terrain: BattleTerrain?
  ) {
    var battle = Fight(generation, .special("surf", .water, 90)).calculation
    battle.defender.ability = ability
    battle.enterField()
    #expect(battle.field.weather == weather)
    #expect(battle.field.terrain == terrain)
  }

  @Test func theUsersFieldAndTheSlowerPokemonDecide() {
    var battle = Fight(9, .special("surf", .water, 90)).calculation
    battle.attacker.ability = "drought"
    battle.defender.ability = "drizzle"
    battle.defender.stats.speed = 20
    var slower = battle
    slower.enterField()
    #expect(slower.field.weather == .rain)
    battle.field.weather = .sand
    battle.enterField()
    #expect(battle.field.weather == .sand)
    #expect(battle.setters == [])
  }
}
