/// A violated team rule, or a failed change of a team. Members are given by nickname or name.
package enum TeamError: Error, Hashable, Sendable {
  /// The name of the team is empty.
  case noName
  case nameTooLong
  case nameTaken(String)
  case noTeam(String)
  /// The stored team cannot be read.
  case damaged(String)
  /// Another program has changed the team at the same time.
  case changedMeanwhile(String)
  /// There is no member at this position, counted from 1.
  case noMember(Int)
  case tooManyMembers(Int)
  case tooManyMoves(String, Int)
  case moveTwice(String, move: String)
  case notItsGender(String, Gender)
  case notLearned(String, move: String, game: String?)
  case notInGame(String, game: String)
  case notItsAbility(String, ability: String, game: String?)
  /// A number out of its range.
  case number(String, SetField, Int)
  /// EVs, stat points or IVs of a stat out of their range.
  case stat(String, SetField, Stat, Int)
  /// Too many EVs or stat points in all.
  case total(String, SetField, Int)
  /// The species clause.
  case speciesTwice(String)
  /// The item clause.
  case itemTwice(String)
  /// The dex or the store could not be read or written.
  case failed(PokedexError)
}

extension TeamError {
  /// Whether another game might allow what this error rejects.
  package var isAboutGame: Bool {
    switch self {
    case .notInGame, .notLearned, .notItsAbility: true
    default: false
    }
  }

  /// The error as a sentence; `nil` for ``failed(_:)``, whose own error has a message.
  package var message: String? {
    switch self {
    case .noName: worded("A team needs a name.")
    case .nameTooLong:
      worded("The name of a team can have at most \(TeamNames.longest) characters.")
    case .nameTaken(let name): worded("There is a team “\(name)” already.")
    case .noTeam(let name): worded("There is no team “\(name)”.")
    case .damaged(let name):
      worded(
        "The team “\(name)” is damaged: restore a backup, or delete it with “pokedex team remove”.")
    case .changedMeanwhile(let name):
      worded("“\(name)” has just been changed elsewhere: try again.")
    case .noMember(let number): worded("The team has no member \(number).")
    case .tooManyMembers(let count):
      worded("A team can have at most \(Team.maxMembers) members, not \(count).")
    case .speciesTwice(let species): worded("The species clause allows only one \(species).")
    case .itemTwice(let item): worded("The item clause allows only one \(item).")
    case .failed: nil
    default: memberMessage
    }
  }

  private var memberMessage: String? {
    switch self {
    case .tooManyMoves(let who, let count):
      worded("\(who) can know at most \(TeamMember.maxMoves) moves, not \(count).")
    case .moveTwice(let who, let move): worded("\(who) knows \(move) twice.")
    case .notItsGender(let who, .none): worded("\(who) always has a gender.")
    case .notItsGender(let who, .male): worded("\(who) is never male.")
    case .notItsGender(let who, .female): worded("\(who) is never female.")
    case .notLearned(let who, let move, let game):
      game.map { worded("\(who) is not known to learn \(move) in \($0).") }
        ?? worded("\(who) is not known to learn \(move).")
    case .notInGame(let who, let game): worded("\(who) is not in \(game).")
    case .notItsAbility(let who, let ability, let game):
      game.map { worded("\(who) does not have \(ability) in \($0).") }
        ?? worded("\(who) does not have \(ability).")
    default: numberMessage
    }
  }

  private var numberMessage: String? {
    switch self {
    case .number(let who, let field, let value):
      field.range.map {
        worded(
          """
          \(field.title) of \(who) is \(value): it goes from \($0.lowerBound) to \
          \($0.upperBound).
          """)
      }
    case .stat(let who, let field, let stat, let value):
      field.range.map {
        worded(
          """
          \(who) has \(value) \(field.name) in \(stat.name): \(field.name) go from \
          \($0.lowerBound) to \($0.upperBound).
          """)
      }
    case .total(let who, let field, let value):
      field.total.map {
        worded("\(who) has \(value) \(field.name) in all: at most \($0) are allowed.")
      }
    default: nil
    }
  }
}
