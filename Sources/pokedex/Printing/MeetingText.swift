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
    /// An attack that fails, as all others do; `nil` if one does damage, and without any.
    let failure: TeamMeeting.Strike?
    let isFaster: Bool
  }

  private func lines(of own: Int) -> [Line] {
    foes.indices.flatMap { foe -> [Line] in
      guard let pair = meeting.pairs[own][foe] else { return [] }
      return [
        Line(
          attacker: self.own[own], target: foes[foe], isAnswer: false, strike: pair.attack,
          failure: pair.failure(ofAnswer: false), isFaster: pair.speeds.isFaster(ofFoe: false)),
        Line(
          attacker: foes[foe], target: self.own[own], isAnswer: true, strike: pair.answer,
          failure: pair.failure(ofAnswer: true), isFaster: pair.speeds.isFaster(ofFoe: true)),
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
      .init(
        name: worded("Weather"), isNumber: false,
        values: lines.map { $0.strike?.cell.field.weather?.title ?? "" }),
      .init(
        name: worded("Terrain"), isNumber: false,
        values: lines.map { $0.strike?.cell.field.terrain?.title ?? "" }),
    ])
  }

  /// The conditions, then a sentence for each attack.
  var words: [String] {
    let table = MeetingTable(meeting: meeting, show: show)
    return [head]
      + (0..<table.rowCount).flatMap { row in
        foes.indices.map { table.sentence(row, $0, (own[row / 2], foes[$0])) }
      }
  }

  private var cells: [DamageCell] {
    own.indices.flatMap { lines(of: $0) }.compactMap { $0.strike?.cell }
  }

  private var head: String { conditions.summary(ofAll: cells, show) }

  /// The conditions, then a part for each own Pokémon. A weather or terrain that not all have stands in
  /// each line.
  var printed: [PrintedLine] {
    let isShared = Set(cells.map { $0.fieldTitles(show) }).count < 2
    return [PrintedLine(cleaning: head)]
      + own.indices.flatMap { index in
        ["", own[index]].map(PrintedLine.init(cleaning:)) + part(lines(of: index), isShared)
      }
  }

  private func part(_ lines: [Line], _ isShared: Bool) -> [PrintedLine] {
    let fields = lines.map { line in
      isShared ? "" : line.strike?.cell.fieldTitles(show).joined(separator: ", ") ?? ""
    }
    let moves = lines.map { $0.isAnswer ? worded("takes \(move($0))") : move($0) }
    return TextTable(columns: [
      .init(lines.map { $0.isAnswer ? "" : "  \($0.target)" }), .init(moves),
      .init(lines.map { $0.strike?.cell.percent ?? "" }, isAtRight: true),
      .init(lines.map(result)),
      .init(lines.map { $0.isFaster ? worded("faster") : "" }), .init(fields),
    ]).lines
  }

  private func move(_ line: Line) -> String {
    line.strike.map { $0.row.title(show) } ?? worded("no damage")
  }

  private func result(_ line: Line) -> String {
    guard let cell = line.strike?.cell else { return line.failure?.reason(show) ?? "" }
    return [cell.hits(show), cell.omissions(show)].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
