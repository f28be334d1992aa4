import PokedexDomain
import PokedexPresentation

/// A team against another: for each pair the best attack either way, and who is faster.
struct MeetingText {
  let meeting: TeamMeeting
  let own: [String]
  let foes: [String]
  let conditions: BattleConditions
  let show: ShowDamage

  /// One attack of a pair.
  private struct Line {
    let attacker: String
    let target: String
    let isAnswer: Bool
    let strike: TeamMeeting.Strike?
    let isFaster: Bool
  }

  private func lines(of own: Int) -> [Line] {
    foes.indices.flatMap { foe -> [Line] in
      guard let pair = meeting.pairs[own][foe] else { return [] }
      return [
        Line(
          attacker: self.own[own], target: foes[foe], isAnswer: false, strike: pair.attack,
          isFaster: pair.speeds.isFaster(false)),
        Line(
          attacker: foes[foe], target: self.own[own], isAnswer: true, strike: pair.answer,
          isFaster: pair.speeds.isFaster(true)),
      ]
    }
  }

  /// A row for each attack.
  var table: ProgramTable {
    let lines = own.indices.flatMap { self.lines(of: $0) }
    return ProgramTable(columns: [
      .init(name: worded("Attacker"), isNumber: false, values: lines.map(\.attacker)),
      .init(name: worded("Target"), isNumber: false, values: lines.map(\.target)),
      .init(name: worded("Move"), isNumber: false, values: lines.map(move)),
      .init(
        name: worded("Damage"), isNumber: true, values: lines.map { $0.strike?.cell.numbers ?? "0" }
      ),
      .init(
        name: worded("Percent"), isNumber: true, values: lines.map { $0.strike?.cell.percent ?? "" }
      ),
      .init(name: worded("Result"), isNumber: false, values: lines.map(result)),
      .init(
        name: worded("Faster"), isNumber: false,
        values: lines.map { $0.isFaster ? worded("yes") : worded("no") }),
    ])
  }

  /// The conditions, then a part for each own Pokémon.
  var printed: [PrintedLine] {
    let head = conditions.summary(of: nil, among: [], show)
    return [PrintedLine(cleaning: head)]
      + own.indices.flatMap { index in
        ["", own[index]].map(PrintedLine.init(cleaning:)) + part(lines(of: index))
      }
  }

  private func part(_ lines: [Line]) -> [PrintedLine] {
    let moves = lines.map { $0.isAnswer ? worded("takes \(move($0))") : move($0) }
    return TextTable(columns: [
      .init(lines.map { $0.isAnswer ? "" : "  \($0.target)" }), .init(moves),
      .init(lines.map { $0.strike?.cell.percent ?? "" }, isAtRight: true),
      .init(lines.map(result)),
      .init(lines.map { $0.isFaster ? worded("faster") : "" }),
    ]).lines
  }

  private func move(_ line: Line) -> String {
    line.strike.map { $0.row.title(show) } ?? worded("no damage")
  }

  private func result(_ line: Line) -> String {
    guard let cell = line.strike?.cell else { return "" }
    return [cell.hits, cell.omissions(show)].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
