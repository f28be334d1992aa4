import PokedexTesting
import Testing

@testable import PokedexDomain

/// The page `docs/damage.md`, whose tables are generated from the table of modifiers.
@Suite struct DamageDocument {
  @Test func thePageShowsTheTableOfModifiers() {
    GoldenFile("damage.md", in: "docs", of: #filePath).check(Self.text, #_sourceLocation)
  }

  private static var text: String {
    ([head, orders] + DamageStep.allCases.compactMap(section) + [
      KnockoutDocument.text, omitted, tail,
    ])
    .joined(separator: "\n")
  }

  private static func section(_ step: DamageStep) -> String? {
    guard let title = titles[step] else { return nil }
    return
      ([
        "### \(title)", "",
        "| cause | conditions | factor | generations |", "|---|---|---|---|",
      ] + rows(of: ModifierTable.all.filter { $0.step == step }) + [""]).joined(separator: "\n")
  }

  /// Returns the rows of a table, in which neighbours that differ only in their cause share a row.
  private static func rows(of modifiers: [Modifier]) -> [String] {
    var rows: [(causes: String, effect: String)] = []
    for modifier in modifiers {
      let effect =
        "| \(modifier.conditionText) | \(modifier.factorText) | \(modifier.generationText) |"
      if let last = rows.last, last.effect == effect {
        rows[rows.count - 1].causes += ", \(modifier.causeText)"
      } else {
        rows.append((modifier.causeText, effect))
      }
    }
    return rows.map { "| \(respelled($0.causes)) \($0.effect)" }
  }

  /// The titles of the steps that have rows.
  private static let titles: [DamageStep: String] = [
    .power: "The move's power", .earlyAttack: "The attacking stat: early changes",
    .attack: "The attacking stat: other changes",
    .earlyDefense: "The defending stat: early changes",
    .defense: "The defending stat: other changes",
    .cutDefense:
      "The defending stat in generation 2: the last changes, after both stats are cut to a byte",
    .burn: "Burn: on the attacking stat in generations 1 and 2, on the damage since generation 3",
    .spread: "Damage: several targets",
    .weather: "Damage: weather, and Flash Fire up to generation 4",
    .critical: "Damage: critical hit",
    .base: "Damage: other changes", .extraHit: "Damage: Parental Bond",
    .final: "Damage: last changes",
  ]

  /// The order of the steps in each generation.
  private static var orders: String {
    let rows = DamageOrder.all.map { order in
      let damage = order.early.map(\.words) + ["roll"] + order.late.map(\.words)
      return "| \(order.generations.text) | \(order.attack.map(\.words).joined(separator: ", ")) "
        + "| \(order.defense.map(\.words).joined(separator: ", ")) "
        + "| \(damage.joined(separator: ", ")) |"
    }
    return
      ([
        "| generations | attacking stat | defending stat | damage |", "|---|---|---|---|",
      ] + rows + [""]).joined(separator: "\n")
  }

  private static var omitted: String {
    let moves = OmittedEffects.moves.map { named($0) }.joined(separator: ", ")
    return """
      ## What is not counted

      `notCounted` in a result lists the missing effects:

      - moves that depend on chance or on the rest of the team: \(moves);
      - Max Moves and most Z-Moves without the moves that they come from, and moves without a power of their own:
        Natural Gift, Trump Card, Spit Up;
      - in chances of knockouts, the effects listed at the end of [Knockouts](#knockouts);
      - settings that a calculation turns on and for which there is no rule here, such as `isProtected`.

      """
  }

  private static let head = """
    # Damage

    The duel (`D` on a Pokémon), the team against foes (`D` in the list of teams, `0` in a duel), the query words
    `kos:` and `survives:`, and `pokedex damage` calculate by the rules of each generation and of
    Champions. Apart from a few [simplifications](#differences-from-the-calculator), a result is exact, or
    it names what it does not count. Damage of 0 has its reason.

    ## Typical training

    A Pokémon whose EVs and nature are not known gets all EVs in two stats: if its best defence exceeds its
    best attack, that defence and HP; otherwise its better attack and Speed, or HP if its base Speed is
    below 60. Its nature raises the first of the two. It has its first ability, and level 100; level 50 in
    Champions and in formats of VGC and Battle Stadium, 5 in those of Little Cup. In generations 1 and 2, all
    EVs are at their maximum, and there are no natures.

    In Champions, each of the two stats gets 32 stat points. A set with a value above 32 has EVs, which are
    converted: 4 EVs give the first point, 8 each further one, at most 66 points in all.

    ## Spreads

    `pokedex spread` finds the fewest EVs in all, or stat points, that reach all goals, and of these spreads the one with the
    most in HP. An attack is survived if the highest damage of one use leaves HP, and knocks out if the lowest is enough;
    with a percentage, if that share of the outcomes does. As with `kos:` and `survives:`, recovery does not count, nor a
    turn before. A foe is outsped by a higher Speed, not by an equal one. All that the damage of an attack depends on counts:
    Attack with Foul Play, Speed with Electro Ball, both defences with Download.

    ## Calculations as JSON

        pokedex damage --batch calculations.jsonl

    Each line is a calculation, in the words of Pokémon Showdown's calculator:

        {"gen":9,"attacker":{"species":"Garchomp","item":"Life Orb","nature":"Jolly","evs":{"atk":252}},
         "defender":{"species":"Dragonite","ability":"Multiscale"},"move":{"name":"Outrage"}}

    | member | values |
    |---|---|
    | `gen` | 1 to 9, or `"champions"` |
    | `attacker`, `defender` | `species`; `level` 1 to 100; `ability`, `item`, `nature`, `teraType` by name; `evs` 0 to 252, in Champions stat points 0 to 32; `ivs` 0 to 31; `boosts` -6 to 6; `status` brn, psn, tox, par, slp or frz; `curHP`; `gender` M, F or N; `abilityOn`; `boostedStat` a stat or auto; `alliesFainted`; `timesAttacked`; `toxicCounter`; `isDynamaxed` true, false or gmax; `dynamaxLevel` 0 to 10 |
    | `move` | `name`, with the type of Hidden Power; `isCrit`; `hits`; `isStellarFirstUse`; `turn`, the use in a row from 1; `useZ`; `useMax` true, false or gmax |
    | `field` | `weather`; `terrain`; `gameType` Singles or Doubles; `isGravity`, `isMagicRoom`, `isWonderRoom`; of other Pokémon `isFairyAura`, `isDarkAura`, `isAuraBreak`, `isTabletsOfRuin`, `isVesselOfRuin`, `isSwordOfRuin`, `isBeadsOfRuin`; `attackerSide` and `defenderSide` |
    | sides | `isReflect`, `isLightScreen`, `isAuroraVeil`, `isTailwind`; of partners `isHelpingHand`, `isFriendGuard`, `isBattery`, `isPowerSpot`, `isSteelySpirit`, `isFlowerGift`; on entering `isSR`, `spikes` 0 to 3, `toxicSpikes` 0 to 2, `isStickyWeb`, `steelsurge`; each turn `isSeeded`, `isNightmared`, `isSaltCured`, `vinelash`, `wildfire`, `cannonade`, `volcalith`; `isCharge`, `isForesight`, `isPowerTrick`, `isSwitching` out |

    Defaults: level 100, the first ability, no item, 31 IVs, no EVs (generations 1 and 2: the maximum), a
    neutral nature, full HP, the male gender where there is one. No ability sets weather or terrain. A move of
    two to five hits has three, or five with Skill Link; a move that checks each hit, such as Population Bomb and
    Triple Axel, has all. With Loaded Dice a move has four hits or more, which `fewestHits` says. Earlier events that
    matter to an ability or move (a fire attack on Flash Fire, a fainted partner, hits taken) have not happened,
    unless `abilityOn` or a number says so. Protosynthesis and Quark Drive raise the best stat in the sun, in Electric
    Terrain or by a Booster Energy, which is then gone; elsewhere they need `boostedStat`. Hidden Power without a
    type has that of the user's IVs. Disguise and Ice Face count as broken already. The damage may exceed the HP that
    are left.

    Each line gives one line of output:

        {"damage":[266,270,273,…],"left":323,"knockout":{"uses":2,…},"notCounted":[]}
        {"error":"there is no move 'Outrag': did you mean Outrage?"}

    `damage` is a number if no roll matters, a list of all rolls (16; 39 in generations 1 and 2), or a list of
    such lists, one for each hit. `left` is the target's HP once it has entered; `knockout` is described
    [below](#knockouts), and null if four uses are not enough.

    ## Z-Moves and Dynamax

    In games with Z-Moves, `useZ` makes the move a Z-Move: with a Z-Crystal, if the crystal fits the move and the user;
    without one, the Z-Move of the move's type. It has the power that the games give to the base move, and is used once:
    later uses are the move itself. In games with Dynamax, a Pokémon that has dynamaxed uses all its attacks as Max Moves,
    of the type that the move has in battle; after Gigantamax, its G-Max Move takes the place of the Max Move of that
    type. Its HP are multiplied by 1.5 at Dynamax level 0, up to 2 at level 10, but damage and recovery of a part of the
    HP follow the HP without Dynamax. Choice items and Gorilla Tactics do not work for it. Moves that depend on its
    weight and one-hit knockouts fail on it; Dynamax Cannon, Behemoth Bash and Behemoth Blade do twice the damage. The
    weather or the terrain that a Max Move brings is named, but not applied. `kos:`, `survives:` and counters use neither
    Z-Moves nor Max Moves, also for Pokémon whose set has a Z-Crystal or a Dynamax level.

    ## What is counted

    From level, power and stats, the damage goes through these steps in order; `+ 2` adds 2. In generation 1,
    a critical hit doubles the level. Stats, stages, types, STAB, Terastallization, fixed and variable power,
    and moves that use other stats follow the rules in `Sources/Domain/Battle`. So do screens up to
    generation 4: in 1 and 2 they double the defending stat; in 3 and 4 they halve the damage, or reduce it to
    two thirds in double battles. Every other change is a row of the tables below. Since generation 5, the
    factors of a step are multiplied together, rounding to the nearest 4096th each time; the power, stat or
    damage is then multiplied by the product, rounding halves down. Up to generation 4, each factor is applied
    on its own, as a whole percentage, rounding down.

    Abilities and items are the attacker's, unless a row says “target's”. Generations 6+ are 6 and later.

    """

  private static let tail = """
    ## Differences from the calculator

    The results are compared with those of an independent calculator (smogon/damage-calc 0.11). Where it
    differs from the games, the games are followed:

    | subject | the games | the calculator |
    |---|---|---|
    | Super Fang, Ruination | half of the HP left | 0; in generation 1 a move of power 1 |
    | Endeavor | the difference in HP | 0 |
    | one-hit knockouts | the HP left, if they do not fail | 0 |
    | Counter in generation 1 | 0: twice the damage taken, and none was | a move of power 1 |
    | Triple Kick up to generation 6 | 10, 20, 30 | the first power for each kick |
    | Dream Eater up to generation 4 | fails on a target that is awake | does damage |
    | Weather Ball in generation 3 without weather | a Normal move, so physical | special |
    | Struggle against Wonder Guard | does damage | 0 |
    | Protosynthesis and Quark Drive without `boostedStat` | work in the sun, in Electric Terrain and by a Booster Energy | do not work |
    | Booster Energy in the sun or in Electric Terrain | kept | gone |
    | Loaded Dice | four or five hits | three |
    | Hidden Power without a type | that of the user's IVs | Normal |
    | Hidden Power of a user with Normalize | keeps its type | Normal |
    | Facade in generation 3 | twice the damage | twice the power |
    | Smelling Salts in generation 3 against paralysis | twice the damage | the usual damage |
    | Kee Berry and Maranga Berry | raise a stat once | after each hit |
    | Simple and a terrain's seed | two stages | one |
    | Multiscale, Shadow Shield and Tera Shell after hazards | work if no HP were lost | do not work after Stealth Rock and Spikes, but after Steelsurge |
    | Utility Umbrella of a holder of Solar Power or Flower Gift | keeps the sun away | does not |
    | Neutralizing Gas against Download, Intrepid Sword, Dauntless Shield, Cloud Nine and Air Lock | comes first | comes last |
    | Parental Bond and Electro Shot | raises Special Attack once | twice |
    | Aura Break in Champions | breaks auras | does nothing |
    | Fairy Aura or Dark Aura beside Helping Hand in 6: the order, and so the rounding | the aura first, after Showdown's simulator, as the game's is not known | Helping Hand first |
    | Analytic in 5 and 6 against a target that switches out | works | does not |
    | Knock Off against a Mega Stone of the species that the form cannot use | cannot take it | takes it |
    | Metronome (the item) in generation 4 | whole percentages | fractions that are not exact |
    | Triage and Gale Wings against Psychic Terrain | fail | do damage |
    | Techno Blast and abilities that change Normal moves, in 6 | keeps its type | changed |
    | Water Shuriken in 6 in heavy rain | each hit is stronger | only the first |
    | Fling of a drive or a new Mega Stone | 70 or 80 | 0 |
    | Flower Gift of Cherrim in the sun | works | only in its other form |
    | A Z-Crystal that does not fit the move or its user | no Z-Move | the Z-Move of the type |
    | Parental Bond and Z-Moves | one hit | two |
    | G-Max Fireball | ignores abilities | does not |
    | G-Max Moves, and Weather Ball or another move whose type varies | follow the type in battle | the usual type |
    | Aura Wheel of a hungry Morpeko as a Max Move | Max Darkness | Max Lightning |
    | Damage and recovery of a part of the HP after Dynamax | of the HP without it | of the HP with it |
    | Choice Scarf after Dynamax | does not raise Speed | raises it |
    | Multiscale of a Pokémon with full HP after Dynamax | works | not always, because of rounding |
    | Mega Evolutions whose ability is not known | none, and the set says so | one that is expected |

    These simplifications of the calculator are kept: in generation 2, the effectivenesses of two types are multiplied
    before rounding; in generation 1, Slash, Razor Leaf and Crabhammer are always critical; in generations 5 and 6, of several
    hits only the first is critical; Hidden Power of a stated type has its greatest power; Burn Up and Double Shock do
    not fail for users of another type.

    The powers of moves in Champions, like the flags of moves, come from Pokémon Showdown's public data of August
    2026.

    ## How to check it

    `Tests/Checks/damage.py FOLDER` runs over files `GEN-KIND.jsonl.gz`, whose calculations have the expected
    damage, and prints for each how many agree, differ, differ only because of an effect in `notCounted`,
    follow the games, or use Pokémon, moves, abilities or items that players made up (`not of the games`).

    """
}

extension DamageStep {
  fileprivate var words: String {
    switch self {
    case .earlyAttack, .earlyDefense: "early changes"
    case .attack, .defense, .base: "other changes"
    case .cutDefense: "changes of the cut stat"
    case .screen: "screens"
    case .spread: "several targets"
    case .addition: "+ 2"
    case .critical: "critical hit"
    case .extraHit: "Parental Bond"
    case .repetition: "uses in a row"
    case .sameType: "STAB"
    case .final: "last changes"
    case .power, .burn, .weather, .effectiveness: "\(self)"
    }
  }
}
