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
    question.lens = printer.lens
    let context = QuestionContext(
      catalog, through: printer.lens, try await printer.facts(for: question))
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

extension PagePrinter {
  /// The user's facts that a question needs.
  @MainActor fileprivate func facts(for question: some PageQuestion) async throws -> UserFacts {
    var facts = UserFacts()
    switch question.need {
    case .caught:
      facts.caught = Set(try UserMarks(settings.configuration).book().forms(with: .caught))
    case .team(let name):
      let team = try await teams.team(name)
      facts.team = team
      facts.teamGames = try await following(team).lens
    case .mates(let names):
      for name in names {
        facts.mates[name] = try await teams.mate("@" + name, engine.rows.catalog)
      }
      facts.teamGames = try await following(facts.mates[names[0]]?.team).lens
    case .games:
      let (games, unknown) = try catalog().lenses(named: settings.configuration.games)
      if let unknown {
        throw Failure("the setting games names '\(unknown)', which is no game", .usage)
      }
      facts.games = games
    case .circumstances, .collections, nil: break
    }
    return facts
  }
}
