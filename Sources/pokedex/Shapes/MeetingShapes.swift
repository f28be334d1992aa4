import PokedexDomain
import PokedexPresentation

/// A Pokémon and a foe of two teams that meet.
struct ShownPair: Shaped {
  let own: ShownFighter
  let foe: ShownFighter
  /// `nil` if the games lack one of the two.
  let pair: TeamMeeting.Pair?
  let show: ShowDamage

  static func all(
    of meeting: TeamMeeting, _ own: [String], _ foes: [String], _ show: ShowDamage
  ) -> [ShownPair] {
    own.indices.flatMap { one in
      foes.indices.map { other in
        ShownPair(
          own: ShownFighter(set: meeting.own[one], name: own[one]),
          foe: ShownFighter(set: meeting.foes[other], name: foes[other]),
          pair: meeting.pairs[one][other], show: show)
      }
    }
  }

  static let shape = Shape<ShownPair>.object([
    Field("own", \.own), Field("foe", \.foe),
    Field("attack", "the own best attack; null if none does damage") { $0.strike(\.attack) },
    Field("answer", "the foe's best attack") { $0.strike(\.answer) },
    Field("speeds", "the Speed of both, as the battle has it") { $0.pair?.speeds },
  ])

  private func strike(
    _ path: KeyPath<TeamMeeting.Pair, TeamMeeting.Strike?>
  ) -> ShownStrike? {
    pair?[keyPath: path].map { ShownStrike(strike: $0, show: show) }
  }
}

/// A set and the name of the member.
struct ShownFighter: Shaped {
  let set: BattleSet
  let name: String

  static let shape = Shape<ShownFighter>.object([
    Field("id", as: .number(1...), \.set.member.form.rawValue), Field("name", \.name),
  ])
}

extension BattleSpeeds: Shaped {
  static let shape = Shape<BattleSpeeds>.object([
    Field("own", as: .count, \.own), Field("foe", as: .count, \.foe),
  ])
}

/// The best attack of one Pokémon on another.
struct ShownStrike: Shaped {
  let strike: TeamMeeting.Strike
  let show: ShowDamage

  private var row: DamageRow { strike.row }
  private var cell: DamageCell { strike.cell }

  static let shape = Shape<ShownStrike>.object(
    named: "strike",
    [
      Field("id", "PokéAPI's number of the move", as: .number(1...), \.row.move.id.rawValue),
      Field("move", \.row.move.name),
      Field("usedAs", "the Z-Move or Max Move as which it is used; null if as itself") { shown in
        shown.row.usedAs.map { shown.show.powerUpName($0) }
      },
      Field("least", as: .count, \.cell.damage.range.lowerBound),
      Field("most", as: .count, \.cell.damage.range.upperBound),
      Field("hp", "the HP of the target", as: .count, \.cell.hp),
      Field("left", "the HP that are left to it once it has entered", as: .count, \.cell.left),
      Field("hits", "the uses until it may faint; null if four are not enough") {
        $0.cell.knockout?.uses
      },
      Field(
        "chance", "the chance that it faints after as many uses",
        as: .optional(.decimal(places: 3, most: 1) { $0 }), \.cell.knockout?.thousandths),
      Field("notCounted", "what affects the damage but is not counted, in English") {
        $0.cell.omitted.map(\.englishName)
      },
    ])
}
