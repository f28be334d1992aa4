import PokedexDomain
import PokedexPresentation

extension SpreadQuestion.Answer: Shaped {
  static let shape = Shape<SpreadQuestion.Answer>.object([
    Field("pokemon") { $0.show.named($0.spread.set) },
    Field("level", as: .number(TeamMember.levels), \.level),
    Field("nature", "its own, or with --nature any the best one; null without one") {
      $0.show.names(of: $0.spread.set.member).nature
    },
    Field("unit", as: .word(of: ["evs", "points"]) { $0 ? "points" : "evs" }, \.show.isChampions),
    Field("possible", "whether all goals are reached within the limit", \.spread.isPossible),
    Field(
      "effort", "the fewest by stat, also above the limit; null if none reach all goals",
      as: .optional(.training), \.spread.effort),
    Field("total", as: .optional(.count), \.spread.total),
    Field("limit", "the most in all that change a stat", as: .count, \.spread.limit),
    Field("excess", "how many are above the limit", as: .count, \.spread.excess),
    Field("doubles", "whether it is a double battle", \.isForDoubles),
    Field("goals", "in the order surviving, outspeeding, knocking out") { answer in
      answer.spread.results.map { ShownGoal(result: $0, show: answer.show) }
    },
    .lacks(\.gaps),
  ])

  private var level: Int { spread.set.member.level ?? TeamMember.defaultLevel }
}

/// A goal, and how it is reached.
private struct ShownGoal: Shaped {
  let result: Spread.Result
  let show: ShowDamage

  private static let words = ["survive", "outspeed", "ko"]

  static let shape = Shape<ShownGoal>.object(
    named: "goal",
    [
      Field("goal", as: .word(of: words, \.self), \.word),
      Field("foe") { $0.show.named($0.result.goal.foe) },
      Field("move", \.result.row?.move.name),
      Field(
        "percent", "in which share of the outcomes it is to be reached", as: .number(1...100),
        \.result.goal.percent),
      Field("reached", "with the spread; without one, with the best training for it") {
        $0.result.isReached
      },
      Field(
        "chance", "of the goal, 0 to 1", as: .decimal(places: 3, most: 1) { $0 },
        \.result.thousandths),
      Field("missing", "the HP or Speed that it lacks", as: .count, \.result.missing),
      Field("least", "damage", as: .optional(.count), \.result.cell?.damage.range.lowerBound),
      Field("most", "damage", as: .optional(.count), \.result.cell?.damage.range.upperBound),
      Field("hp", "those of the target", as: .optional(.count), \.result.cell?.hp),
      Field("speeds", "those of both; null for attacks", \.result.speeds),
      Field(
        "alone", "the fewest by stat for this goal alone; null if none reach it",
        as: .optional(.training), \.result.alone),
      Field("notCounted", "what affects the damage but is not counted, in English") {
        $0.result.cell?.omitted.map(\.englishName) ?? []
      },
    ])

  private var word: String {
    switch result.goal {
    case .survive: "survive"
    case .outspeed: "outspeed"
    case .knockOut: "ko"
    }
  }
}

extension Shape<StatValues> {
  /// The EVs by stat.
  static var training: Shape {
    Shape<[(key: String, value: Int)]>.members(of: .count).of { values in
      values.assigned.map { ($0.stat.word, $0.value) }
    }
  }
}
