import PokedexDomain

/// A stat of a team member, with its training.
package struct TrainedStat: Hashable, Sendable {
  package let name: String
  package let base: Int
  /// EVs or stat points.
  package let evs: Int
  package let iv: Int
  /// The value at the member's level; `nil` if the formula of the stats is not known.
  package let value: Int?
  /// The effect of the nature in percent: 90, 100 or 110.
  package let nature: Int
  /// A remark on the value, such as how many Pokémon the member outspeeds; empty without a remark.
  package let remark: String
  /// The remark for narrow windows.
  package let shortRemark: String
}

/// The stats of the member, and changes to its training in steps.
extension MemberViewModel {
  /// The stat of the selected row; `nil` on other rows.
  package var selectedStat: Stat? {
    if case .stat(_, let stat) = field { stat } else { nil }
  }

  package func trained(_ stat: Stat) -> TrainedStat? {
    guard let stats = page?.battler.stats else { return nil }
    return TrainedStat(
      name: stat.name, base: stats.base[stat], evs: stats.effort(of: stat),
      iv: stats.individual(of: stat), value: team.page?.lens.statGap == nil ? stats[stat] : nil,
      nature: stats.percent(of: stat), remark: stat == .speed ? speedTarget : "",
      shortRemark: stat == .speed ? outspeeds : "")
  }

  /// The level at which the values are computed.
  package var level: Int { page?.battler.stats.level ?? TeamMember.defaultLevel }

  /// Whether the member gets stat points in place of EVs.
  package var hasStatPoints: Bool { rules.effort == .statPoints }

  /// The most EVs or stat points of a stat.
  package var maxEffort: Int { rules.maxEffort }

  /// The EVs or stat points that the member may still get, less than 0 if it has too many; `nil`
  /// without a limit.
  private var effortLeft: Int? {
    guard let page, let total = rules.total(of: rules.effort) else { return nil }
    return total - page.member.effort.total
  }

  /// `254 EVs left`.
  package var effortSummary: String? {
    effortLeft.map { worded("\(rules.effort.counted($0)) left") }
  }

  /// The next step of a stat that changes its value: 4 EVs, or 1 stat point.
  package var effortStep: Int { rules.statFormula.setStep }

  /// Raises or lowers the training of the selected stat, as far as the rules allow.
  package func changeEffort(by step: Int) -> StatusMessage? {
    guard let stat = selectedStat, let old = trained(stat)?.evs else { return nil }
    let room = max(0, effortLeft ?? maxEffort)
    let new = min(max(0, old + min(step, room)), maxEffort)
    guard new == old else { return set(.stat(rules.effort, stat), to: new) }
    guard step > 0, old < maxEffort, let total = rules.total(of: rules.effort) else { return nil }
    return StatusMessage(
      worded("No \(rules.effort.name) are left: \(total) in all"), isError: true)
  }

  private var outspeeds: String {
    guard let race else { return "" }
    let (count, total) = race.outsped
    return worded("outspeeds \(Formatting.count(count)) of \(Formatting.count(total))")
  }

  private var speedTarget: String {
    race?.target.map { "\(outspeeds) · \(maxEffort) → \($0)" } ?? outspeeds
  }
}
