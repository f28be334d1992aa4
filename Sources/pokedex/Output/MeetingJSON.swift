import PokedexData
import PokedexDomain
import PokedexPresentation

extension JSON {
  /// The pairs of two teams, each with the best attack either way.
  static func meeting(_ meeting: TeamMeeting, _ own: [String], _ foes: [String], _ show: ShowDamage)
    -> [JSON]
  {
    own.indices.flatMap { one in
      foes.indices.map { other in
        let pair = meeting.pairs[one][other]
        return .object([
          ("own", fighter(meeting.own[one], own[one])),
          ("foe", fighter(meeting.foes[other], foes[other])),
          ("attack", pair?.attack.map { strike($0, show) } ?? .null),
          ("answer", pair?.answer.map { strike($0, show) } ?? .null),
          ("speeds", pair.map { speeds($0.speeds) } ?? .null),
        ])
      }
    }
  }

  private static func fighter(_ set: BattleSet, _ name: String) -> JSON {
    .object([("id", .number(set.member.form.rawValue)), ("name", .text(name))])
  }

  private static func speeds(_ speeds: BattleSpeeds) -> JSON {
    .object([("own", .number(speeds.own)), ("foe", .number(speeds.foe))])
  }

  private static func strike(_ strike: TeamMeeting.Strike, _ show: ShowDamage) -> JSON {
    let (row, cell) = (strike.row, strike.cell)
    let range = cell.damage.range
    return .object([
      ("id", .number(row.move.id.rawValue)), ("move", .text(row.move.name)),
      ("usedAs", .optional(row.usedAs.map { show.powerUpName($0) })),
      ("least", .number(range.lowerBound)), ("most", .number(range.upperBound)),
      ("hp", .number(cell.hp)), ("left", .number(cell.left)),
      ("hits", .optional(cell.knockout?.uses)),
      ("chance", cell.knockout.map { share($0.thousandths) } ?? .null),
      ("notCounted", .list(cell.omitted.map { .text($0.englishName) })),
    ])
  }

  private static func share(_ thousandths: Int) -> JSON {
    .decimal("\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())")
  }
}
