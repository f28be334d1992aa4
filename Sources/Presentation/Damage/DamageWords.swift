import PokedexDomain

extension DamageCell {
  /// `208–246`, in HP.
  package var numbers: String { Formatting.range(damage.range) }

  /// `64.3–76.1 %` of the maximum HP.
  package var percent: String {
    let (least, most) = (thousandths.lowerBound, thousandths.upperBound)
    guard least < most else { return Formatting.percent(thousandths: least) }
    return "\(Formatting.tenths(least))–\(Formatting.tenths(most)) %"
  }

  /// `64–76 %, 2 hits at 37.5 %`, or the reason for no damage.
  package func brief(_ show: ShowDamage) -> String {
    noDamage?.text(show) ?? worded("\(share), \(hits(show))")
  }

  /// `64–76 %`.
  package var share: String {
    let percents = [thousandths.lowerBound, thousandths.upperBound].map { min(999, $0 / 10) }
    return Formatting.percents(percents[0]...percents[1])
  }

  /// The hits after which the target faints: `2 hits`, `1 hit at 37.5 %`, `2 hits after Focus Sash`,
  /// `5 hits or more`; `about 2 hits` if effects are not counted.
  package func hits(_ show: ShowDamage) -> String {
    let hits = knockout?.hits(show) ?? worded("\(Knockout.maxUses + 1) hits or more")
    return omitted.isEmpty ? hits : worded("about \(hits)")
  }

  /// `not in Platinum`, in place of the result of a Pokémon or a move that the games do not have.
  static func absence(from games: Lens?) -> String {
    games.map { worded("not in \($0.name)") } ?? worded("not in these games")
  }

  /// `not counted: Beat Up`, `not counted: Draco Meteor in later hits`; empty if the result is exact.
  ///
  /// - Parameter told: what is said elsewhere.
  package func omissions(_ show: ShowDamage, besides told: BattleCause? = nil) -> String {
    let missing = omittedEffects(show, besides: told).joined(separator: ", ")
    return missing.isEmpty ? "" : worded("not counted: \(missing)")
  }

  /// The names of what is not counted; of what matters only after the first hit, that it does.
  func omittedEffects(_ show: ShowDamage, besides told: BattleCause?) -> [String] {
    let causes = omitted.filter { $0 != told }
    let later = (knockout?.notCountedLater ?? []).filter { !notCounted.contains($0) }
    return causes.map { cause in
      later.contains(cause) ? worded("\(cause.name(show)) in later hits") : cause.name(show)
    }.unique
  }

  /// The danger of the attack for its target.
  package enum Danger: Hashable, Sendable {
    case none
    case slight
    /// Two uses may knock out.
    case high
    /// One use may knock out.
    case deadly
  }

  package var danger: Danger {
    guard damage.range.upperBound > 0 else { return .none }
    return switch knockout?.uses {
    case 1: .deadly
    case 2: .high
    default: .slight
    }
  }
}

extension Knockout {
  /// `2 hits`, `1 hit at 37.5 %`, `2 hits after Focus Sash`.
  fileprivate func hits(_ show: ShowDamage) -> String {
    result(number, show)
  }

  /// The hits until the target faints, apart from the hits of one use.
  private var number: String {
    switch uses {
    case 1: worded("1 hit")
    case 2: worded("2 hits")
    case 3: worded("3 hits")
    default: worded("4 hits")
    }
  }

  /// `OHKO`, `2HKO`.
  package var name: String { Self.name(uses: uses) }

  static func name(uses: Int) -> String { uses == 1 ? worded("OHKO") : worded("\(uses)HKO") }

  /// `2HKO`, `2HKO at 74 %` or `2HKO at 37.5 % after Leftovers`.
  ///
  /// - Parameter show: knows the names of moves, abilities and items.
  package func outcome(_ show: ShowDamage) -> String { result(name, show) }

  private func result(_ name: String, _ show: ShowDamage) -> String {
    let chance = Formatting.percent(thousandths: thousandths)
    // The chance comes first, because the end may be cut.
    let result = isCertain ? name : worded("\(name) at \(chance)")
    let effects = causes.map { $0.name(show) }.unique.joined(separator: ", ")
    return effects.isEmpty ? result : worded("\(result) after \(effects)")
  }
}

extension DamageRow {
  /// The name of the move, after that of the Z-Move or Max Move as which it is used.
  package func title(_ show: ShowDamage) -> String {
    usedAs.map { "\(show.powerUpName($0)) (\(ownTitle))" } ?? ownTitle
  }

  /// The weather or the terrain that the Max Move brings: `brings Sun, not counted`; `nil` if none.
  package func aftermath(_ show: ShowDamage) -> String? {
    brings.map { worded("brings \($0.name(show)), not counted") }
  }

  /// The name of the move; of Hidden Power with its type, its class and its power.
  private var ownTitle: String {
    guard attack.isHiddenPower else { return move.name }
    let kind = attack.category == .physical ? worded("physical") : worded("special")
    return worded("\(move.name) (\(attack.type.name), \(kind), \(attack.powerOfHiddenPower))")
  }
}

extension [DamageRow] {
  /// The sentence that a type is assumed; `nil` if none is.
  package var assumption: String? {
    first(where: \.isTypeAssumed).map {
      worded(
        "The set does not state a type of \($0.move.name): \($0.attack.type.name), that of the highest IVs"
      )
    }
  }
}

extension BattleCause {
  /// The name in the user's language.
  package func name(_ show: ShowDamage) -> String {
    switch self {
    case .move(let slug): show.moveName(slug)
    case .ability(let slug), .foeAbility(let slug): show.abilityName(slug)
    case .item(let slug), .foeItem(let slug): show.itemName(slug)
    case .field: ""
    case .side(let effect), .foeSide(let effect): show.effectName(effect)
    case .fieldEffect(let effect): show.effectName(effect)
    case .weather(let weather): weather.title
    case .terrain(let terrain): terrain.title
    case .status(.burn): worded("burn")
    case .status(.badPoison): worded("bad poison")
    case .status: worded("poison")
    }
  }
}

extension TrainingNeed {
  /// `84 EVs in Attack`, in Champions `11 stat points in Attack`.
  package func words(_ show: ShowDamage) -> Inline {
    let hasPoints = show.isChampions
    return switch self {
    case .nothing:
      Inline(
        hasPoints ? worded("needs no more stat points") : worded("needs no more EVs"), tone: .good)
    case .effort(let effort): Inline(effort.words(arePoints: hasPoints))
    case .effortAndNature(let effort, let stat):
      Inline(
        worded("\(effort.words(arePoints: hasPoints)) and a nature that raises \(stat.name)"))
    case .outOfReach: Inline(worded("impossible with any training"), tone: .bad)
    case .noEffort:
      Inline(worded("generations I and II have no EVs to distribute"), tone: .bad)
    }
  }
}

extension StatValues {
  /// `252 EVs in HP + 4 EVs in Defense`.
  fileprivate func words(arePoints: Bool) -> String {
    let used = assigned.filter { $0.value > 0 }
    guard !used.isEmpty else { return arePoints ? worded("no stat points") : worded("no EVs") }
    return used.map { arePoints ? points($1, in: $0) : worded("\($1) EVs in \($0.name)") }
      .joined(separator: " + ")
  }

  private func points(_ count: Int, in stat: Stat) -> String {
    count == 1
      ? worded("1 stat point in \(stat.name)") : worded("\(count) stat points in \(stat.name)")
  }
}

extension StatedFact {
  package var title: String {
    switch self {
    case .fallen: DamageSetting.fallenAllies.title
    case .hitsTaken: DamageSetting.hitsTaken.title
    case .hits: worded("Hits of a move with several")
    case .turn: worded("Uses in a row")
    case .firstUse: worded("First Stellar move of its type")
    case .abilityActive, .targetAbilityActive: DamageSetting.abilityActive.title
    case .boosted, .targetBoosted: DamageSetting.boosted.title
    }
  }
}

extension MegaFault {
  /// A sentence about a Pokémon.
  package func text(_ name: String) -> String {
    switch self {
    case .noneInGames: worded("\(name) has no Mega Evolution in these games")
    case .undecided: worded("\(name) has several Mega Evolutions: a Mega Stone decides which")
    }
  }
}

extension DynamaxFault {
  /// A sentence about a Pokémon.
  package func text(_ name: String) -> String {
    switch self {
    case .noneInGames: worded("These games have no Dynamax")
    case .unable: worded("\(name) cannot dynamax")
    case .noGigantamax: worded("\(name) cannot gigantamax")
    }
  }
}

extension Dynamax {
  package var title: String {
    switch self {
    case .dynamax: worded("Dynamax")
    case .gigantamax: worded("Gigantamax")
    }
  }
}

extension BattleWeather {
  package var title: String {
    switch self {
    case .sun: worded("Sun")
    case .rain: worded("Rain")
    case .sand: worded("Sandstorm")
    case .hail: worded("Hail")
    case .snow: worded("Snow")
    case .harshSun: worded("Extremely harsh sunlight")
    case .heavyRain: worded("Heavy rain")
    case .strongWinds: worded("Strong winds")
    }
  }
}

extension BattleTerrain {
  package var title: String {
    switch self {
    case .electric: worded("Electric Terrain")
    case .grassy: worded("Grassy Terrain")
    case .misty: worded("Misty Terrain")
    case .psychic: worded("Psychic Terrain")
    }
  }
}

extension BattleStatus {
  package var title: String {
    switch self {
    case .burn: worded("burned")
    case .poison: worded("poisoned")
    case .badPoison: worded("badly poisoned")
    case .paralysis: worded("paralyzed")
    case .sleep: worded("asleep")
    case .freeze: worded("frozen")
    }
  }
}
