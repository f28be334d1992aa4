import ArgumentParser
import PokedexDomain

/// The options for conditions that change the Speed of Pokémon.
struct ConditionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A condition that changes Speed, such as tailwind, trick-room or rain; may be repeated.",
      valueName: "condition"),
    completion: .list(SpeedCondition.allValueStrings))
  var condition: [SpeedCondition] = []

  var all: Set<SpeedCondition> { Set(condition) }
}

extension SpeedCondition: ExpressibleByArgument {
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
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
