import ArgumentParser
import PokedexDomain
import PokedexPresentation

/// The command that asks a question. Its arguments and its help follow from the question's words.
struct AskCommand<Asked: PrintedQuestion>: PagedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Asked.help.name, abstract: Asked.help.abstract,
      discussion: Asked.help.discussion)
  }

  @OptionGroup var arguments: WordArguments<Asked>
  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let catalog = try printer.catalog()
    var question = try Asked.words.read(arguments.words, in: catalog)
      .mapError { $0.told() }.get()
    // Before the question has games: without any in the options, a team is for those of its format.
    let facts = try UserFacts(for: question, from: printer)
    question.lens = printer.lens
    let context = QuestionContext(catalog, through: printer.lens, facts)
    let answer = try question.answer(in: context)
    try question.check(answer)
    try print(question, answer, in: context, printer)
    if !question.isFound(answer) { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }

  @MainActor private func print(
    _ question: Asked, _ answer: Asked.Answer, in context: QuestionContext, _ printer: PagePrinter
  ) throws {
    let format = printer.settings.format
    if format == .json { return try question.printJSON(answer) }
    guard format != .table, let table = question.table(answer) else {
      return try printer.print(question.page(of: answer, in: context))
    }
    try printer.print(table)
    if let refusal = question.refusal(answer) { Output.error("pokedex: \(refusal)") }
  }
}

extension PagePrinter: FactSource {
  func caught() throws -> Set<ID<Form>> {
    Set(try UserMarks(settings.configuration).book().forms(with: .caught))
  }

  func team(named name: String) throws -> Team? { try teams.team("@" + name) }

  func mate(named name: String) throws -> TeamMate? { try teams.mate("@" + name) }

  func games(of team: Team) -> Lens? {
    settings.game == nil ? engine.rows.catalog.game(of: team) ?? lens : lens
  }

  func ownGames() throws -> [Lens] {
    let (games, unknown) = try catalog().lenses(named: settings.configuration.games)
    guard let unknown else { return games }
    throw Failure("the setting games names '\(unknown)', which is no game", .usage)
  }

  /// A command gets them as options, in the words of its question.
  var chosenCircumstances: Circumstances? { nil }
  /// The same while a command runs.
  var revision: Int { 0 }
}
