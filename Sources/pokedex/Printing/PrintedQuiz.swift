import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// A quiz played line by line, on a terminal or through pipes.
@MainActor struct PrintedQuiz {
  private static let maxColumns = 48
  private static let maxRows = 16

  private var run: QuizRun
  private let read: ReadProse
  /// `nil` without pictures: for screen readers, or if the settings want none.
  private let show: ShowSprite?
  private let store: TrainerStore?
  private let symbols: Symbols
  /// The number of questions.
  private let most: Int
  private var clue: [String] = []
  /// The longest streak of all runs.
  private var best = 0

  init(_ run: QuizRun, _ composition: Composition, _ settings: ShowSettings, most: Int) throws {
    self.run = run
    self.most = most
    read = try composition.readProse()
    let hasPictures = composition.settings.configuration.pictures != PictureStyle.none
    show = hasPictures && !settings.isLinear ? try composition.showSprite() : nil
    store = composition.store
    symbols = settings.configuration.symbols
    best = (try? store?.quizScore().best) ?? 0
  }

  /// Asks until the input ends, the player stops, or all questions are asked.
  mutating func play() async throws {
    var input = try LineStream.opened("-")
    try await ask()
    while true {
      let lines = try LineStream.next(of: &input)
      guard !lines.isEmpty else { return try printScore() }
      for line in lines {
        guard try await take(String(decoding: line, as: UTF8.self).trimmed) else {
          return try printScore()
        }
      }
    }
  }

  // MARK: Input

  private enum Command: String, CaseIterable {
    case hint
    case choices
    case skip
    case show
    case quit
  }

  /// - Returns: whether the quiz goes on.
  private mutating func take(_ line: String) async throws -> Bool {
    guard line.hasPrefix("/") else {
      try line.isEmpty ? printQuestion() : answer(line)
      return try await goOn()
    }
    let word = line.dropFirst().lowercased()
    guard !word.isEmpty,
      let command = Command.allCases.first(where: { $0.rawValue.hasPrefix(word) })
    else {
      let words = Command.allCases.map { "/\($0.rawValue)" }.joined(separator: ", ")
      try Output.print([worded("no command '\(line.excerpt)'; the commands are \(words)")])
      return true
    }
    guard command != .quit else { return false }
    try run(command)
    return try await goOn()
  }

  private mutating func run(_ command: Command) throws {
    switch command {
    case .hint:
      try Output.print([run.hint()?.text ?? worded("There are no more hints")])
    case .choices:
      run.offerChoices()
      try Output.print(run.question.lettered)
    case .skip: run.skip()
    case .show: run.reveal()
    case .quit: break
    }
  }

  private mutating func answer(_ text: String) throws {
    let verdict = run.answer(text)
    if let remark = verdict.remark { try Output.print([remark]) }
  }

  // MARK: Questions

  /// Prints the result of a question that has ended, and asks the next.
  private mutating func goOn() async throws -> Bool {
    guard let outcome = run.outcome else { return true }
    let question = run.question
    try Output.print([question.result(outcome), question.explanation].filter { !$0.isEmpty })
    if outcome != .skipped { try count(outcome == .right) }
    guard question.number < most else { return false }
    run.advance()
    try Output.print([""])
    try await ask()
    return true
  }

  /// A store that cannot be written to does not end the quiz.
  private mutating func count(_ isRight: Bool) throws {
    do throws(PokedexError) {
      best = try store?.countAnswer(isRight: isRight).best ?? 0
    } catch {
      Output.error("pokedex: \(worded("the score could not be saved: \(error.text)"))")
    }
  }

  private mutating func ask() async throws {
    clue = await clue(of: run.question)
    try printQuestion()
  }

  private func printQuestion() throws {
    let question = run.question
    try Output.print(
      ["\(question.number). \(question.prompt)"] + clue
        + (run.offersChoices ? question.lettered : []))
  }

  private func printScore() throws {
    try Output.print([run.score.with(best: best).text])
  }

  // MARK: Clues

  private func clue(of question: QuizQuestion) async -> [String] {
    switch question.clue {
    case .silhouette(let view): await silhouette(view, question) ?? facts(of: question)
    case .text: await entry(of: question).map { [$0] } ?? facts(of: question)
    case .stats:
      [question.stats.map { "\($0.stat.name) \($0.value)" }.joined(separator: ", ")]
    case .effectiveness, .speeds, .evolution: []
    }
  }

  private func facts(of question: QuizQuestion) -> [String] {
    [question.facts.joined(separator: ", ")]
  }

  /// `nil` without the picture.
  private func silhouette(_ view: SpriteView, _ question: QuizQuestion) async -> [String]? {
    guard let show, let sprite = try? await show(view, of: question.subject.form.id).value else {
      return nil
    }
    let width = OutputTerminal(term: Environment()["TERM"])?.width ?? Self.maxColumns
    let room = Size(width: min(width, Self.maxColumns), height: Self.maxRows)
    return Silhouette(sprite, room: room).lines(symbols)
  }

  private func entry(of question: QuizQuestion) async -> String? {
    let rows = run.deck.engine.rows
    let prose = try? await read(
      about: .species(question.subject.species), in: rows.catalog.reference, through: rows.lens)
    return question.entry(among: prose?.entries.map(\.text) ?? [])
  }
}
