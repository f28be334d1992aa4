@testable import PokedexDomain

/// The section of `docs/damage.md` about knockouts, generated from the tables of their effects.
enum KnockoutDocument {
  static var text: String {
    ([head] + effects + [items] + healing + [omitted, field] + setters + [""])
      .joined(separator: "\n")
  }

  private static let head = """
    ## Knockouts

    The chance of a knockout is exact: all outcomes of up to four uses of the attack, one in each turn, are counted.
    `2HKO at 37.5 % after Leftovers` means that two uses are enough in 37.5 % of the outcomes. Effects at the end
    of a turn are counted between two uses, not after the last one. Multiscale, Shadow Shield, Tera Shell, gems and
    berries against a type count for the first use only; an item that the move takes away does not work
    afterwards. Focus Sash (since 4) and Sturdy (since 5; not against attackers that ignore abilities) let a target at
    full HP survive the first hit with 1 HP. Bad poison begins in the first turn. Misses, critical hits that are not
    set, and effects that depend on chance are left out. `kos:` and `survives:` count a single use, and so do the EVs
    that `pokedex damage` suggests.

    A Pokémon has entered over what lies on its side before the first use: Stealth Rock and G-Max Steelsurge take
    1/8 of its HP times their effectiveness, Spikes on the ground 1/8, 1/6 or 1/4 by their layers. Full HP, Focus Sash
    and Sturdy are gone then, and a berry is eaten. Toxic Spikes poison a Pokémon on the ground, badly with two layers,
    and Sticky Web lowers its Speed by a stage. Heavy-Duty Boots avoid all of them, Magic Guard the losses of HP.

    If the number of hits varies, as with Loaded Dice, each number is equally likely.

    These effects occur at the end of each turn, in this order. Magic Guard prevents all losses.

    | cause | change | conditions | generations |
    |---|---|---|---|
    """

  private static var effects: [String] {
    TurnEffectTable.all.map { row in
      "| \(row.cause.turnText) | \(row.change.text) | \(row.conditions.words) "
        + "| \(row.generations.text) |"
    }
  }

  private static let items = """

    These items heal once. Since generation 4 they are used as soon as the HP are low, before that at the end of the
    turn. Unnerve prevents berries; Ripen doubles them, Cheek Pouch adds a third of all HP, and with Gluttony
    half of the HP is low enough.

    | item | heals | at HP | generations |
    |---|---|---|---|
    """

  private static var healing: [String] {
    HealingItem.all.map { row in
      let names = row.slugs.map { named($0) }.joined(separator: ", ")
      return "| \(names) | \(row.amount.text) | 1/\(row.thresholdDivisor) or less "
        + "| \(row.generations.text) |"
    }
  }

  private static var omitted: String {
    let list = { (slugs: Set<String>) in
      slugs.sorted().map { named($0) }.joined(separator: ", ")
    }
    let kinds =
      OmittedEffects.flags.map(\.rawValue) + OmittedEffects.classes.map(\.rawValue)
    return """

      Not counted, and named if more than one use is needed:

      - moves of the kinds \(kinds.joined(separator: ", "));
      - moves that change stats or a status condition, depend on the target's HP, or work once:
        \(list(OmittedEffects.changingMoves));
      - of the target: \(list(OmittedEffects.changingAbilities.union(OmittedEffects.changingItems))); and, if the target has no status condition,
        \(list(OmittedEffects.orbs)).

      Big Root of the target is named if the attacker is seeded and has Liquid Ooze. Focus Band is named even if one
      use is enough.

      """
  }

  private static let field = """
    ### Weather and terrain of abilities

    Where no weather or terrain is given, the abilities of both Pokémon set it; if both do, the slower one's stays.
    Ordinary weather does not replace that of Desolate Land, Primordial Sea and Delta Stream. `--batch` takes the field as it is given.

    | ability | sets | generations |
    |---|---|---|
    """

  private static var setters: [String] {
    FieldSetter.all.map {
      "| \(named($0.ability)) | \($0.effect.name) | \($0.generations.text) |"
    }
  }
}

extension ClosedRange<Int> {
  /// A range of generations: `4+` if it includes the newest, otherwise `3–6` or `2`.
  var text: String {
    if upperBound == 9 { return "\(lowerBound)+" }
    return lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)"
  }
}

extension TurnEffect.HPChange {
  fileprivate var text: String {
    switch self {
    case .heals(let part): "+ 1/\(part)"
    case .loses(let part): "- 1/\(part)"
    case .losesMore(let part): "- 1/\(part), 2/\(part), 3/\(part) …"
    case .drains(let part, 4096): "+ 1/\(part) of the attacker's HP"
    case .drains(let part, let factor): "+ 1/\(part) of the attacker's HP, × \(factor)/4096"
    case .losesOfAttackers(let part): "- 1/\(part) of the attacker's HP"
    }
  }
}

extension HealingItem.Amount {
  fileprivate var text: String {
    switch self {
    case .points(let points): "\(points) HP"
    case .part(let part): "1/\(part)"
    }
  }
}

extension BattleCause {
  /// The cause of an effect at the end of a turn.
  fileprivate var turnText: String {
    if case .side = self { return "\(name) on the attacker" }
    return name
  }
}
