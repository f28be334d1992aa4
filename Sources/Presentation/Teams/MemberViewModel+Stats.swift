import PokedexDomain

/// A stat of a team member, with its training.
package struct TrainedStat: Hashable, Sendable {
  package let name: String
  package let base: Int
  package let evs: Int
  package let iv: Int
  /// The value at the member's level.
  package let value: Int
  /// The effect of the nature in percent: 90, 100 or 110.
  package let nature: Int
  /// A remark on the value, such as how many Pokémon the member outspeeds; empty without a remark.
  package let remark: String
  /// The remark for narrow windows.
  package let shortRemark: String
}

/// The stats of the member, and changes to its EVs in steps.
extension MemberViewModel {
  /// The stat of the selected row; `nil` on other rows.
  package var selectedStat: Stat? {
    if case .effort(let stat) = field { stat } else { nil }
  }

  package func trained(_ stat: Stat) -> TrainedStat? {
    guard let stats = page?.battler.stats else { return nil }
    return TrainedStat(
      name: stat.name, base: stats.base[stat], evs: stats.effort(of: stat),
      iv: stats.individual(of: stat), value: stats[stat],
      nature: stats.percent(of: stat), remark: stat == .speed ? speedTarget : "",
      shortRemark: stat == .speed ? outspeeds : "")
  }

  /// The level at which the values are computed.
  package var level: Int { page?.battler.stats.level ?? TeamMember.defaultLevel }

  /// The EVs that the member may still get, less than 0 if it has too many; `nil` without a limit.
  package var effortLeft: Int? {
    guard let page, page.battler.stats.hasEffortLimit else { return nil }
    return TeamRules.maxTotalEffort - page.member.effort.total
  }

  /// Raises or lowers the EVs of the selected stat, as far as the rules allow.
  package func changeEffort(by step: Int) -> StatusMessage? {
    guard let stat = selectedStat, let old = trained(stat)?.evs else { return nil }
    let room = max(0, effortLeft ?? TeamRules.maxEffort)
    let new = min(max(0, old + min(step, room)), TeamRules.maxEffort)
    guard new != old else {
      return step > 0 && old < TeamRules.maxEffort
        ? StatusMessage(
          worded("No EVs are left: \(TeamRules.maxTotalEffort) in all"), isError: true)
        : nil
    }
    return set(.effort(stat), to: new)
  }

  private var outspeeds: String {
    guard let race else { return "" }
    let (count, total) = race.outsped
    return worded("outspeeds \(Formatting.count(count)) of \(Formatting.count(total))")
  }

  private var speedTarget: String {
    race?.target.map { "\(outspeeds) · \(TeamRules.maxEffort) → \($0)" } ?? outspeeds
  }
}
