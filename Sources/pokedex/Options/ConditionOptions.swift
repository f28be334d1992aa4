import ArgumentParser
import PokedexDomain

/// The options for conditions that change the Speed of Pokémon.
struct ConditionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A condition that changes Speed, such as tailwind, trick-room or rain; may be repeated.",
      valueName: "condition"),
    completion: .list(BattleCondition.allValueStrings))
  var condition: [BattleCondition] = []

  var all: Set<SpeedCondition> { Set(condition.map(\.condition)) }
}

struct BattleCondition: ExpressibleByArgument {
  let condition: SpeedCondition

  init?(argument: String) {
    guard let condition = SpeedCondition(rawValue: argument.lowercased()) else { return nil }
    self.condition = condition
  }

  static var allValueStrings: [String] { SpeedCondition.allCases.map(\.rawValue) }
}

enum TeamClause: String, CaseIterable, ExpressibleByArgument {
  case species
  case item

  var clause: TeamRules.Clause {
    switch self {
    case .species: .species
    case .item: .item
    }
  }
}
