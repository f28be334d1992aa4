import PokedexDomain
import PokedexPresentation

/// A Pokémon and a foe of two teams that meet.
struct ShownPair: Shaped {
  let own: ShownFighter
  let foe: ShownFighter
  /// `nil` if the games lack one of the two.
  let pair: TeamMeeting.Pair?
  /// Those of the own attack.
  let conditions: BattleConditions
  let show: ShowDamage

  static func all(
    of meeting: TeamMeeting, _ own: [String], _ foes: [String], _ conditions: BattleConditions,
    _ show: ShowDamage
  ) -> [ShownPair] {
    own.indices.flatMap { one in
      foes.indices.map { other in
        ShownPair(
          own: ShownFighter(set: meeting.own[one], name: own[one]),
          foe: ShownFighter(set: meeting.foes[other], name: foes[other]),
          pair: meeting.pairs[one][other], conditions: conditions, show: show)
      }
    }
  }

  static let shape = Shape<ShownPair>.object([
    Field("own", \.own), Field("foe", \.foe),
    Field("attack", "the own best attack; null if none does damage") {
      $0.strike($0.pair?.attack, by: $0.own, on: $0.foe, $0.conditions)
    },
    Field("answer", "the foe's best attack") {
      $0.strike($0.pair?.answer, by: $0.foe, on: $0.own, $0.conditions.reversed)
    },
    Field("attackFailure", "why an own attack fails if none does damage; null otherwise") {
      ShownFailure(strike: $0.pair?.failedAttack)
    },
    Field("answerFailure", "the same of the foe") { ShownFailure(strike: $0.pair?.failedAnswer) },
    Field("speeds", "the Speed of both, as the battle has it") { $0.pair?.speeds },
  ])

  private func strike(
    _ strike: TeamMeeting.Strike?, by user: ShownFighter, on target: ShownFighter,
    _ conditions: BattleConditions
  ) -> ShownStrike? {
    strike.map { strike in
      ShownStrike(
        strike: strike,
        stated: StatedBattle(
          attacker: user.set, target: target.set, conditions: conditions,
          unused: strike.cell.unused), show: show)
    }
  }
}

/// A move that does no damage, with its reason.
struct ShownFailure: Shaped {
  let move: String
  let reason: String

  init?(strike: TeamMeeting.Strike?) {
    guard let strike, let reason = strike.cell.noDamage else { return nil }
    move = strike.row.move.name
    self.reason = reason.english
  }

  static let shape = Shape<ShownFailure>.object(
    named: "failure", [Field("move", \.move), Field("reason", "in English", \.reason)])
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
  let stated: StatedBattle
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
      .accuracy { $0.show.accuracy(of: $0.row) },
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
      Field("weather", "the weather, also if an ability set it", \.cell.field.weather?.word),
      Field("terrain", "the terrain, also if an ability set it", \.cell.field.terrain?.word),
      Field("stated", "what the calculation was told", \.stated),
    ])
}
