import PokedexTesting
import Testing

@testable import PokedexDomain

/// Rooms, gravity, and what partners and other Pokémon do.
@Suite struct FieldEffectTests {
  private static let physical = Fight(9, .physical("headbutt", .normal, 70), attack: 400)
  private static let special = Fight(9, .special("swift", .normal, 60), attack: 400)

  @Test func gravityMakesGroundMovesHitEverybody() {
    let quake = Fight(9, .physical("earthquake", .ground, 100), on: [.flying])
    #expect(quake.damage == .none)
    let pulled = quake.with { $0.field[.gravity] = true }
    #expect(pulled.most > 0)
    for (ability, item) in [("levitate", ""), ("", "air-balloon")] {
      let floating = Fight(9, .physical("earthquake", .ground, 100)).with {
        $0.defender.ability = ability
        $0.defender.item = item
      }
      #expect(floating.damage == .none)
      #expect(floating.with { $0.field[.gravity] = true }.most > 0)
    }
    #expect(
      Fight(3, .physical("earthquake", .ground, 100), on: [.flying])
        .with { $0.field[.gravity] = true }.damage == .none, "generation III has no Gravity")
  }

  @Test func `under gravity the other type of a Flying Pokémon counts, also with an Iron Ball`() {
    let quake = BattleMove.physical("earthquake", .ground, 100)
    let hit = { (types: [ID<PokemonType>], item: String) in
      Fight(9, quake, on: types).with {
        $0.defender.item = item
        $0.field[.gravity] = true
      }.rolls
    }
    #expect(hit([.bug, .flying], "iron-ball") == hit([.bug], ""))
    #expect(hit([.steel, .flying], "iron-ball") == hit([.steel], ""))
  }

  @Test func `Thousand Arrows pull a Flying Pokémon down only as a Ground move`() {
    let arrows = Fight(9, .physical("thousand-arrows", .ground, 90), on: [.bug, .flying])
    #expect(arrows.rolls == Fight(9, .physical("move", .ground, 90)).rolls)
    #expect(arrows.with { $0.defender.item = "iron-ball" }.rolls == arrows.rolls)
    let normal = Fight(9, .physical("thousand-arrows", .ground, 90), on: [.ghost, .flying])
      .with { $0.attacker.ability = "normalize" }
    #expect(normal.damage == .none)
  }

  @Test func gravityLetsFlyingPokemonUseTheTerrain() {
    let bolt = Fight(9, .special("thunderbolt", .electric, 90), attack: 400, by: [.flying]).with {
      $0.field.terrain = .electric
    }
    #expect(bolt.with { $0.field[.gravity] = true }.most > bolt.most)
  }

  @Test func magicRoomTakesAwayItems() {
    let held = Self.physical.with {
      $0.attacker.item = "life-orb"
      $0.field[.magicRoom] = true
    }
    #expect(held.rolls == Self.physical.rolls)
    let knockOff = Fight(9, .physical("knock-off", .dark, 65), attack: 400)
      .with { $0.defender.item = "leftovers" }
    #expect(
      knockOff.with { $0.field[.magicRoom] = true }.rolls == knockOff.rolls,
      "the item is still there")
  }

  @Test func wonderRoomSwapsTheDefences() {
    let usual = Self.physical.with { $0.defender.stats.specialDefense = 50 }
    let swapped = usual.with { $0.field[.wonderRoom] = true }
    #expect(abs(swapped.most - usual.most * 2) <= 4)
    let press = BattleMove.physical("body-press", .fighting, 80)
    var own = press
    own.classes = MoveClass.usesdefense.bit
    let pressed = Fight(9, own, defense: 100).with {
      $0.attacker.stats.defense = 300
      $0.attacker.stats.specialDefense = 10
    }
    #expect(
      pressed.with { $0.field[.wonderRoom] = true }.rolls == pressed.rolls,
      "Body Press uses the Defense that the room has moved")
  }

  @Test(
    arguments: [
      (.helpingHand, 1.5, true, true), (.battery, 1.3, false, true), (.powerSpot, 1.3, true, true),
      (.steelySpirit, 1, true, true), (.flowerGift, 1, true, true),
    ] as [(SideEffect, Double, Bool, Bool)])
  func partnersStrengthenAttacks(
    _ effect: SideEffect, _ factor: Double, _ helpsPhysical: Bool, _ helpsSpecial: Bool
  ) {
    for (fight, isHelped) in [(Self.physical, helpsPhysical), (Self.special, helpsSpecial)] {
      let helped = fight.with { $0.field.attackerSide[effect] = true }
      let ratio = Double(helped.most) / Double(fight.most)
      #expect(abs(ratio - (isHelped ? factor : 1)) < 0.03, "\(ratio)")
    }
  }

  @Test func steelySpiritHelpsSteelMovesAndFlowerGiftInTheSun() {
    let head = Fight(9, .physical("iron-head", .steel, 80), attack: 400)
    #expect(head.with { $0.field.attackerSide[.steelySpirit] = true }.most > head.most)
    let sunny = Self.physical.with { $0.field.weather = .sun }
    #expect(sunny.with { $0.field.attackerSide[.flowerGift] = true }.most > sunny.most)
    let shone = Self.special.with { $0.field.weather = .sun }
    #expect(shone.with { $0.field.defenderSide[.flowerGift] = true }.most < shone.most)
  }

  @Test func friendGuardProtectsTheTarget() {
    let guarded = Self.physical.with { $0.field.defenderSide[.friendGuard] = true }
    #expect(abs(guarded.most - Self.physical.most * 3 / 4) <= 1)
  }

  @Test(
    arguments: [
      (.tabletsOfRuin, true, false), (.vesselOfRuin, false, false), (.swordOfRuin, true, true),
      (.beadsOfRuin, false, true),
    ] as [(FieldEffect, Bool, Bool)])
  func ruinAbilitiesOfOthersWeakenAllButTheirHolders(
    _ effect: FieldEffect, _ isPhysical: Bool, _ helpsAttacker: Bool
  ) {
    let usual = isPhysical ? Self.physical : Self.special
    let ruined = usual.with { $0.field[effect] = true }
    #expect(helpsAttacker ? ruined.most > usual.most : ruined.most < usual.most)
    let held = ruined.with {
      if helpsAttacker {
        $0.defender.ability = effect.rawValue
      } else {
        $0.attacker.ability = effect.rawValue
      }
    }
    #expect(held.rolls == usual.rolls)
  }

  @Test func moldBreakerCannotIgnoreRuinAbilities() {
    let ruined = Self.special.with { $0.defender.ability = "vessel-of-ruin" }
    let broken = ruined.with { $0.attacker.ability = "mold-breaker" }
    #expect(ruined.most < Self.special.most)
    #expect(broken.rolls == ruined.rolls)
  }

  @Test func anAuraOfAThirdPokemonStrengthensItsTypeUnlessItIsBroken() {
    let dark = Fight(9, .physical("crunch", .dark, 80), attack: 400)
    let aura = dark.with { $0.field[.darkAura] = true }
    #expect(aura.most > dark.most)
    #expect(aura.with { $0.field[.auraBreak] = true }.most < dark.most)
    #expect(aura.with { $0.attacker.ability = "dark-aura" }.rolls == aura.rolls, "only once")
    #expect(dark.with { $0.field[.fairyAura] = true }.rolls == dark.rolls)
  }
}
