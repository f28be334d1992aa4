import PokedexDomain

/// The calculated table of a team and its foes, with two rows for each member: its attacks, and those
/// of the foes on it.
package struct MeetingTable: Sendable {
  package let meeting: TeamMeeting
  package let show: ShowDamage

  package init(meeting: TeamMeeting, show: ShowDamage) {
    self.meeting = meeting
    self.show = show
  }

  package var rowCount: Int { meeting.foes.isEmpty ? 0 : meeting.own.count * 2 }

  package static var legend: String {
    worded("hits to faint, with a chance if it is not certain; the best move; ▲ is faster")
  }

  private func pair(_ row: Int, _ foe: Int) -> TeamMeeting.Pair? {
    guard meeting.pairs.indices.contains(row / 2), meeting.pairs[row / 2].indices.contains(foe)
    else { return nil }
    return meeting.pairs[row / 2][foe]
  }

  /// The best attack of a cell; `nil` if none does damage.
  package func strike(_ row: Int, _ foe: Int) -> TeamMeeting.Strike? {
    pair(row, foe).flatMap { row % 2 == 1 ? $0.answer : $0.attack }
  }

  /// `2 ▲ Earthquake`, `1   38 % Outrage`, `–   Levitate`.
  package func cell(_ row: Int, _ foe: Int) -> Inline {
    guard let pair = pair(row, foe) else {
      return Inline(DamageCell.absence(from: show.lens), tone: .dim)
    }
    let isAnswer = row % 2 == 1
    let mark = pair.speeds.isFaster(ofFoe: isAnswer) ? "▲" : " "
    guard let strike = strike(row, foe) else {
      let reason =
        pair.failure(ofAnswer: isAnswer)?.cell.noDamage?.brief(show) ?? worded("no damage")
      return Inline("– \(mark) \(reason)", tone: .dim)
    }
    let words = [strike.chance(show), strike.row.title(show)].filter { !$0.isEmpty }
    return Inline(
      "\(strike.cell.uses)\(mark) \(words.joined(separator: " "))",
      tone: strike.cell.danger.tone(isOfFoe: isAnswer))
  }

  /// `Garchomp: Earthquake on Gholdengo: 81–96 %, 2 hits at 37.5 % · Sun by Drought · Garchomp is
  /// faster, 333 to 293`.
  package func sentence(_ row: Int, _ foe: Int, _ names: (own: String, foe: String)) -> String {
    guard let pair = pair(row, foe) else { return DamageCell.absence(from: show.lens) }
    let isAnswer = row % 2 == 1
    let (user, target) = isAnswer ? (names.foe, names.own) : names
    let strike = strike(row, foe)
    let result =
      strike.map {
        let move = worded("\($0.row.title(show)) on \(target)")
        let result = worded("\(move): \($0.cell.percent), \($0.cell.hits(show))")
        return ["\(user): \(result)", $0.miss(show)].filter { !$0.isEmpty }.joined(separator: ", ")
      } ?? worded("\(user) has no move that does damage to \(target)")
    let reason = pair.failure(ofAnswer: isAnswer)?.reason(show) ?? ""
    return
      ([result, reason] + (strike?.cell.fieldTitles(show) ?? [])
      + [speed(pair.speeds, names), strike?.cell.omissions(show) ?? ""])
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func speed(_ speeds: BattleSpeeds, _ names: (own: String, foe: String)) -> String {
    if speeds.own == speeds.foe { return worded("both have a Speed of \(speeds.own)") }
    return speeds.own > speeds.foe
      ? worded("\(names.own) is faster, \(speeds.own) to \(speeds.foe)")
      : worded("\(names.foe) is faster, \(speeds.foe) to \(speeds.own)")
  }
}

extension TeamMeeting.Pair {
  /// An attack that fails, as all others do; `nil` if one does damage, and without any.
  package func failure(ofAnswer isAnswer: Bool) -> TeamMeeting.Strike? {
    isAnswer ? failedAnswer : failedAttack
  }
}

extension TeamMeeting.Strike {
  /// `Earthquake: Levitate: no effect`; `nil` if it does damage.
  package func reason(_ show: ShowDamage) -> String? {
    cell.noDamage.map { worded("\(row.title(show)): \($0.text(show))") }
  }

  /// `accuracy 80 %`; empty for an attack that does not miss.
  package func miss(_ show: ShowDamage) -> String {
    guard let accuracy = show.accuracy(of: row), accuracy < 100 else { return "" }
    return worded("accuracy \(Formatting.percents(accuracy...accuracy))")
  }

  /// The chance of the fewest hits in whole percent; empty if they are certain. A one-hit KO move
  /// hits as rarely as it knocks out.
  fileprivate func chance(_ show: ShowDamage) -> String {
    guard row.isOneHitKnockout, cell.knockout?.uses == 1, let accuracy = show.accuracy(of: row)
    else { return cell.chance }
    return Formatting.percents(accuracy...accuracy)
  }
}

extension BattleSpeeds {
  /// - Parameter isFoe: whether the foe is meant, not the own Pokémon.
  package func isFaster(ofFoe isFoe: Bool) -> Bool { isFoe ? foe > own : own > foe }
}

extension DamageCell {
  /// The hits until the target faints in two columns: `2 `; `5+` for more than are counted.
  fileprivate var uses: String {
    knockout.map { "\($0.uses) " } ?? "\(Knockout.maxUses + 1)+"
  }

  /// The chance of ``uses`` in whole percent; empty if they are certain.
  fileprivate var chance: String {
    guard let knockout, !knockout.isCertain else { return "" }
    let percent = min(99, max(1, (knockout.thousandths + 5) / 10))
    return Formatting.percents(percent...percent)
  }
}
