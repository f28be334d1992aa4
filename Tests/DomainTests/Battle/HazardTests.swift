import PokedexTesting
import Testing

@testable import PokedexDomain

/// Hazards on a side, and effects that hurt at the end of each turn.
@Suite struct HazardTests {
  /// A Normal target with 300 HP.
  private static let fight = Fight(9, .physical("headbutt", .normal, 70), attack: 400)

  private func left(
    _ hazards: [SideEffect: Int], _ types: [ID<PokemonType>] = [.normal],
    _ change: (inout DamageCalculation) -> Void = { _ in }
  ) -> Int {
    Self.fight.with {
      $0.defender.types = types
      for (hazard, layers) in hazards { $0.field.defenderSide.set(hazard, layers: layers) }
      change(&$0)
    }.left
  }

  @Test(
    arguments: [
      ([.normal], 37), ([.fire], 75), ([.fire, .flying], 150), ([.ground], 18),
      ([.ground, .steel], 9),
    ] as [([ID<PokemonType>], Int)])
  func stealthRockHurtsByTheTypeChart(_ types: [ID<PokemonType>], _ lost: Int) {
    #expect(left([.stealthRock: 1], types) == 300 - lost)
  }

  @Test(arguments: [(1, 37), (2, 50), (3, 75)])
  func spikesHurtMoreWithEachLayer(_ layers: Int, _ lost: Int) {
    #expect(left([.spikes: layers]) == 300 - lost)
    #expect(left([.spikes: layers], [.flying]) == 300, "Flying Pokémon do not touch them")
    #expect(left([.spikes: layers], [.flying]) { $0.field[.gravity] = true } == 300 - lost)
    #expect(left([.spikes: layers]) { $0.defender.ability = "levitate" } == 300)
  }

  @Test func bootsAndMagicGuardKeepAllHP() {
    let all: [SideEffect: Int] = [.stealthRock: 1, .spikes: 3, .steelsurge: 1]
    #expect(left(all) == 300 - 37 - 37 - 75)
    #expect(left(all) { $0.defender.item = "heavy-duty-boots" } == 300)
    #expect(left(all) { $0.defender.ability = "magic-guard" } == 300)
  }

  @Test func teraTypeDecidesWhatStealthRockDoes() {
    #expect(left([.stealthRock: 1], [.fire, .flying]) { $0.defender.tera = .steel } == 300 - 18)
  }

  @Test func hazardsAreNamedAndCountForTheKnockout() {
    var toss = BattleMove.physical("seismic-toss", .fighting, 0)
    toss.power = 1
    let steady = Fight(9, toss, level: 100)
    #expect(steady.knockout?.uses == 3)
    let hurt = steady.with {
      $0.field.defenderSide[.stealthRock] = true
      $0.field.defenderSide.set(.spikes, layers: 3)
    }
    #expect(hurt.knockout?.uses == 2, "300 - 37 - 75 HP are left")
    #expect(hurt.knockout?.causes == [.foeSide(.stealthRock), .foeSide(.spikes)])
  }

  @Test func aPokemonThatFaintsOnEntryIsKnockedOut() {
    let weak = Self.fight.with {
      $0.defender.hp = 30
      $0.field.defenderSide[.stealthRock] = true
    }
    #expect(weak.left == 0)
    #expect(weak.knockout?.isCertain == true)
  }

  @Test func stealthRockBreaksFocusSashMultiscaleAndSturdy() {
    let strong = Fight(9, .physical("headbutt", .normal, 250), attack: 900)
    for (item, ability) in [("focus-sash", ""), ("", "sturdy")] {
      let saved = strong.with {
        $0.defender.item = item
        $0.defender.ability = ability
        $0.field.defenderSide[.stealthRock] = true
      }
      #expect(saved.knockout?.uses == 1)
    }
    let scaled = Self.fight.with { $0.defender.ability = "multiscale" }
    let broken = scaled.with { $0.field.defenderSide[.stealthRock] = true }
    #expect(broken.rolls == Self.fight.rolls)
  }

  @Test func aBerryIsEatenOnEntry() {
    let berry = { (calculation: inout DamageCalculation) in
      calculation.defender.item = "sitrus-berry"
      calculation.defender.hp = 180
    }
    #expect(left([.stealthRock: 1]) { berry(&$0) } == 180 - 37 + 75)
    #expect(
      left([.stealthRock: 1]) {
        berry(&$0)
        $0.attacker.ability = "unnerve"
      } == 180 - 37)
  }

  /// A use of exactly 100 HP on a target with 201 of 300 HP takes three, unless it loses HP between.
  private func uses(_ effect: SideEffect, _ generation: Int, _ types: [ID<PokemonType>]) -> Int? {
    var toss = BattleMove.physical("seismic-toss", .fighting, 0)
    toss.power = 1
    return Fight(generation, toss, level: 100, on: types).with {
      $0.defender.hp = 201
      $0.field.defenderSide.set(effect, layers: 1)
    }.knockout?.uses
  }

  @Test(
    arguments: [
      (.leechSeed, 1, [.normal], 2), (.leechSeed, 9, [.normal], 2), (.toxicSpikes, 9, [.normal], 2),
      (.toxicSpikes, 9, [.poison], 3), (.toxicSpikes, 9, [.steel], 3), (.saltCure, 9, [.normal], 2),
      (.wildfire, 8, [.normal], 2), (.wildfire, 8, [.fire], 3), (.cannonade, 8, [.water], 3),
      (.vineLash, 8, [.grass], 3), (.volcalith, 8, [.rock], 3), (.stickyWeb, 9, [.normal], 3),
    ] as [(SideEffect, Int, [ID<PokemonType>], Int)])
  func whatHurtsEachTurnSavesAUse(
    _ effect: SideEffect, _ generation: Int, _ types: [ID<PokemonType>], _ uses: Int
  ) {
    #expect(self.uses(effect, generation, types) == uses)
  }

  /// A seeded attacker with 100 HP loses 12 a turn. Big Root makes 15 of them (5324/4096), and
  /// Liquid Ooze takes them from the target.
  @Test func `Big Root and Liquid Ooze change what Leech Seed gives`() {
    var toss = BattleMove.physical("seismic-toss", .fighting, 0)
    toss.power = 1
    let uses = { (hp: Int, change: (inout DamageCalculation) -> Void) in
      Fight(9, toss, level: 100).with {
        $0.field.attackerSide[.leechSeed] = true
        ($0.attacker.stats.hp, $0.attacker.hp) = (100, 100)
        ($0.defender.stats.hp, $0.defender.hp) = (hp, hp)
        change(&$0)
      }.knockout
    }
    #expect(uses(276) { _ in }?.uses == 3)
    #expect(uses(277) { _ in }?.uses == 4)
    #expect(uses(270) { $0.defender.item = "big-root" }?.uses == 3)
    #expect(uses(271) { $0.defender.item = "big-root" }?.uses == 4)
    #expect(uses(212) { $0.attacker.ability = "liquid-ooze" }?.uses == 2)
    #expect(uses(213) { $0.attacker.ability = "liquid-ooze" }?.uses == 3)
    let both = uses(212) {
      ($0.attacker.ability, $0.defender.item) = ("liquid-ooze", "big-root")
    }
    #expect(both?.notCounted == [.foeItem("big-root")])
  }

  @Test func theTargetGainsWhatLeechSeedTakesFromTheAttacker() {
    var toss = BattleMove.physical("seismic-toss", .fighting, 0)
    toss.power = 1
    let seeded = Fight(9, toss, level: 100).with { $0.field.attackerSide[.leechSeed] = true }
    #expect(seeded.knockout?.uses == nil, "37 HP a turn are too many for four uses")
    #expect(seeded.with { $0.attacker.ability = "magic-guard" }.knockout?.uses == 3)
  }

  @Test func twoLayersOfToxicSpikesPoisonBadly() {
    let hex = Fight(9, .special("hex", .ghost, 65), attack: 400, on: [.psychic])
    let poisoned = hex.with { $0.field.defenderSide.set(.toxicSpikes, layers: 2) }
    #expect(poisoned.most > hex.most, "Hex is stronger against poisoned Pokémon")
    let weak = Fight(9, .special("swift", .normal, 60), attack: 200).with {
      $0.field.defenderSide.set(.toxicSpikes, layers: 2)
    }
    #expect(weak.knockout?.causes == [.status(.badPoison)])
  }

  @Test func stickyWebMakesTheTargetSlower() {
    let payback = Fight(9, .physical("payback", .dark, 50), attack: 400)
    let webbed = payback.with { $0.field.defenderSide[.stickyWeb] = true }
    #expect(webbed.most < payback.most, "the attacker moves first now")
    #expect(webbed.with { $0.defender.ability = "clear-body" }.rolls == payback.rolls)
  }
}
