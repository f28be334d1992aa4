/// A question about a Pokémon, a team or a game, which a page of the screen and a command of the
/// shell answer. Its words are the address of the page, what one types after `:`, and the arguments
/// of the command.
package protocol Question: Worded {
  static var help: QuestionHelp { get }
  /// The games that it asks about; `nil` for those of the screen.
  var lens: Lens? { get set }
  /// The Pokémon whose page it belongs to, if there is one.
  var subject: ID<Form>? { get }
  /// The user's facts that the answer depends on.
  var need: UserFacts.Need? { get }
}

/// A question with an answer of its own, unlike those that a list answers.
package protocol AnsweredQuestion: Question {
  associatedtype Answer: Sendable

  func answer(in context: QuestionContext) throws(PokedexError) -> Answer
  /// Whether the answer takes longer than a frame.
  func takesLong(in context: QuestionContext) -> Bool
}

extension AnsweredQuestion {
  package func takesLong(in context: QuestionContext) -> Bool { false }
}

extension Question {
  package var subject: ID<Form>? { nil }
  package var need: UserFacts.Need? { nil }

  /// The words that read as this question, with slugs as names.
  ///
  /// - Returns: `nil` if there are none, as for a Pokémon that the dex lacks.
  package func text(in catalog: Catalog) -> String? {
    Self.words.write(self, in: catalog).map { ([Self.help.name] + $0).joined(separator: " ") }
  }
}

/// The help of a question's command. It stands apart from the words, as the list of
/// commands needs it at every start, and the words of a kind of question take long to make.
package struct QuestionHelp: Sendable {
  /// The first word, and the name of the command.
  package let name: String
  /// The answer in a sentence.
  package let abstract: String
  /// Examples, and what the words do not say.
  package let discussion: String

  init(_ name: String, abstract: String, discussion: String) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
  }
}

extension Words where Value: Question {
  /// All questions have the option for the games.
  init(
    _ blank: Value, parts: [WordPart<Value>],
    problem: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) {
    self.init(
      name: Value.help.name,
      parts: parts + [.option(gameOption, \.lens, .lens, "The game or generation.")],
      blank: blank, problem: problem)
  }
}

/// The name of the option for the games, which all commands share.
package let gameOption = "game"

/// Marks, teams and choices of the user that an answer may depend on.
package struct UserFacts: Hashable, Sendable {
  /// The facts that a question needs.
  package enum Need: Hashable, Sendable {
    case caught
    /// A team, by its name.
    case team(String)
    /// Members of teams, by what follows the `@`: `sun/torkoal`, or `sun` for the only one.
    case mates([String])
    case circumstances
    /// The games that the user has, and the marks of slots.
    case games
    /// The marks of slots, and the user's collections.
    case collections
  }

  package var caught: Set<ID<Form>> = []
  package var team: Team?
  /// By what the question calls them.
  package var mates: [String: TeamMate] = [:]
  /// The games of the team, or of that of the first mate; `nil` if the question names games.
  package var teamGames: Lens?
  /// The circumstances that the user chose; `nil` for all.
  package var circumstances: Circumstances?
  /// The games that the user has, of the settings; empty if they name none.
  package var games: [Lens] = []
  /// A number that changes with every change to marks and collections.
  package var revision = 0

  package init() {}

  /// The facts as far as a run allows: it takes the place of what was caught outside of it and of the
  /// games that one has, and its time is the usual one.
  fileprivate func during(_ run: RunFacts?) -> UserFacts {
    guard let run else { return self }
    var facts = self
    facts.caught = Set(run.own)
    facts.games = [run.game]
    facts.circumstances = circumstances ?? Circumstances(run.now)
    return facts
  }
}

/// The sources of an answer: the dex, the games of the screen or the command, and the user's
/// facts that the question needs.
package struct QuestionContext: Sendable {
  package let catalog: Catalog
  package let lens: Lens?
  package let user: UserFacts

  /// - Parameter lens: The games that the question names, else those of the screen or the command.
  package init(_ catalog: Catalog, through lens: Lens?, _ user: UserFacts) {
    self.catalog = catalog.through(lens)
    self.lens = lens
    self.user = user.during(self.catalog.run(through: lens))
  }

  /// The newest game of the lens (without a lens, of all games) that has eggs and in which the Pokémon
  /// learns moves.
  func game(
    toBreed form: ID<Form>, through lens: Lens?
  ) throws(PokedexError) -> VersionGroup {
    let game = PlanBreeding(catalog).game(of: form, through: lens)
    guard let game else {
      throw .lacking(worded("\(catalog.named(form).name) learns no moves in any game"))
    }
    return game
  }

  /// The ways in which the members of a team get moves, in the game of its format unless the question
  /// names another.
  ///
  /// - Parameter wishes: the moves that a member is to get.
  func moveSources(
    ofTeam name: String, _ wishes: (TeamMember) -> [ID<Move>]
  ) throws(PokedexError) -> MoveSourcesPage {
    guard let members = user.team?.members else { throw .notFound(worded("team “\(name)”")) }
    guard !members.isEmpty else { throw .lacking(worded("the team is empty")) }
    let game = try game(toBreed: members[0].form, through: user.teamGames ?? lens)
    return ListMoveSources(catalog)(members.map { .init($0.form, wishes($0)) }, in: game)
  }
}
