import PokedexDomain

/// A source of the user's facts: the models of the screen, or the stores that a command reads.
@MainActor package protocol FactSource {
  associatedtype Problem: Error

  func caught() throws(Problem) -> Set<ID<Form>>
  /// The team, member or set with a name, without its `@`; `nil` if it is not known yet.
  func team(named name: String) throws(Problem) -> Team?
  func mate(named name: String) throws(Problem) -> TeamMate?
  /// The games that a team is for; `nil` for those of the question.
  func games(of team: Team) -> Lens?
  /// The games that the settings name.
  func ownGames() throws(Problem) -> [Lens]
  /// The circumstances that the user chose; `nil` for all.
  var chosenCircumstances: Circumstances? { get }
  /// A number that changes with every change to marks and collections.
  var revision: Int { get }
}

extension UserFacts {
  /// The facts that a question needs.
  @MainActor package init<Source: FactSource>(
    for question: any Question, from source: Source
  ) throws(Source.Problem) {
    self.init()
    switch question.need {
    case .caught: caught = try source.caught()
    case .team(let name): team = try source.team(named: name)
    case .mates(let names):
      for name in names { mates[name] = try source.mate(named: name) }
      team = names.first.flatMap { mates[$0]?.team }
    case .circumstances: circumstances = source.chosenCircumstances
    case .games:
      games = try source.ownGames()
      revision = source.revision
    case .collections: revision = source.revision
    case nil: break
    }
    teamGames = question.lens == nil ? team.flatMap(source.games) : nil
  }
}
