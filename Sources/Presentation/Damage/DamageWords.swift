import PokedexDomain

extension DamageCell {
  /// `208–246`, in HP.
  package var numbers: String {
    let range = damage.range
    return range.lowerBound == range.upperBound
      ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  /// `64.3–76.1 %` of all HP.
  package var percent: String {
    let (least, most) = (thousandths.lowerBound, thousandths.upperBound)
    guard least < most else { return Formatting.percent(thousandths: least) }
    return "\(Formatting.tenths(least))–\(Formatting.tenths(most)) %"
  }

  /// `64–76 % 2HKO`, with `?` for a possible knockout, and `*` if effects are not counted.
  package var brief: String {
    guard damage.range.upperBound > 0 else { return "–" }
    let percents = [thousandths.lowerBound, thousandths.upperBound].map { min(999, $0 / 10) }
    let share = Formatting.percents(percents[0]...percents[1])
    let mark = notCounted.isEmpty ? "" : "*"
    guard let quickest else { return share + mark }
    let name = Knockout.name(uses: quickest.uses)
    return "\(share) \(name)\(quickest.isCertain ? "" : "?")\(mark)"
  }

  /// `2HKO`, or `2HKO at 74 %`; empty if it takes many uses.
  package var outcome: String {
    guard let knockout else { return "" }
    guard !knockout.isCertain else { return knockout.name }
    let chance = min(999, max(1, Int((knockout.chance * 1000).rounded())))
    return worded("\(knockout.name) at \(Formatting.percent(thousandths: chance))")
  }

  /// `not counted: Beat Up`; empty if the damage is exact.
  package var omissions: String {
    let missing = notCounted.joined(separator: ", ")
    return missing.isEmpty ? "" : worded("not counted: \(missing)")
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
    return switch quickest?.uses {
    case 1: .deadly
    case 2: .high
    default: .slight
    }
  }
}

extension Knockout {
  /// `OHKO`, `2HKO`.
  package var name: String { Self.name(uses: uses) }

  static func name(uses: Int) -> String { uses == 1 ? worded("OHKO") : worded("\(uses)HKO") }
}

extension TrainingNeed {
  /// `84 EVs in Attack`.
  package var words: Inline {
    switch self {
    case .nothing: Inline(worded("no more EVs"), tone: .good)
    case .effort(let effort): Inline(Self.list(effort))
    case .effortAndNature(let effort, let stat):
      Inline(worded("\(Self.list(effort)) and a nature that raises \(stat.name)"))
    case .outOfReach: Inline(worded("impossible"), tone: .bad)
    }
  }

  private static func list(_ effort: StatValues) -> String {
    let used = effort.assigned.filter { $0.value > 0 }
    guard !used.isEmpty else { return worded("no EVs") }
    return used.map { worded("\($0.value) EVs in \($0.stat.name)") }.joined(separator: " + ")
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
