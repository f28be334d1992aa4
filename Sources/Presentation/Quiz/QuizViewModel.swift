import PokedexDomain

/// A quiz about the Pokémon of a list.
@MainActor package final class QuizViewModel {
  /// The clue on the screen, as far as it is loaded.
  package enum Clue {
    case loading
    case silhouette(Sprite)
    case text(String)
    case stats([(stat: Stat, value: Int)])
    case facts([String])
    /// The question says it all.
    case nothing
  }

  @Watched package private(set) var run: Result<QuizRun, PokedexError>?
  /// Why the last answer was not judged; `nil` if it was.
  @Watched package private(set) var remark: String?
  /// The answer under the cursor.
  @Watched package private(set) var selected = 0
  /// The choice that was the answer; `nil` before it, and for an answer that was typed.
  package private(set) var chosen: Int?
  /// The score of all runs; `nil` if it cannot be kept.
  @Watched package private(set) var total: QuizScore?
  private let picture = Resource<Timestamped<Sprite>>()
  private let prose = Resource<DisplayedProse>()
  private let make: (_ streak: Int) throws(PokedexError) -> QuizRun
  private let lens: () -> Lens?
  /// The games that the run asks about; `nil` before it begins.
  private var asked: Lens??
  private let extras: Extras?
  private let store: (any QuizStore)?

  /// - Parameters:
  ///   - extras: The source of pictures and texts; `nil` asks with facts instead.
  ///   - store: Keeps the score; `nil` keeps none.
  ///   - lens: Returns the games to ask about; when they change, another run begins.
  ///   - make: Creates the run, with a shuffled deck, after a number of right answers in a row.
  package init(
    extras: Extras?, store: (any QuizStore)?, lens: @escaping () -> Lens?,
    make: @escaping (_ streak: Int) throws(PokedexError) -> QuizRun
  ) {
    self.lens = lens
    self.extras = extras
    self.store = store
    self.make = make
  }

  /// Begins the run, once for the games.
  package func start() {
    let games = lens()
    guard asked != .some(games) else { return }
    asked = games
    total = try? store?.quizScore()
    run = Result(of: try make(total?.streak ?? 0))
    load()
  }

  private var current: QuizRun? { run?.value }
  package var question: QuizQuestion? { current?.question }
  package var outcome: QuizRun.Outcome? { current?.outcome }
  package var offersChoices: Bool { current?.offersChoices ?? false }
  package var hints: [String] { current?.hints.map(\.text) ?? [] }
  package var hasHint: Bool {
    current.map { $0.outcome == nil && $0.hints.count < $0.question.hints.count } ?? false
  }

  /// The score of the run, and the longest streak of all runs.
  package var score: String {
    guard let score = current?.score else { return "" }
    return score.with(best: total?.best ?? 0).text
  }

  /// Whether the last answer of the run was right.
  package var hasStreak: Bool { current.map { $0.score.streak > 0 } ?? false }

  // MARK: The clue

  package var clue: Clue {
    guard let question else { return .nothing }
    switch question.clue {
    case .silhouette:
      if let sprite = picture.value?.value { return .silhouette(sprite) }
      return picture.state.isLoading ? .loading : .facts(question.facts)
    case .text:
      if let text = question.entry(among: texts) { return .text(text) }
      return prose.state.isLoading ? .loading : .facts(question.facts)
    case .stats: return .stats(question.stats)
    case .effectiveness, .speeds, .evolution: return .nothing
    }
  }

  private var texts: [String] { prose.value?.entries.map(\.text) ?? [] }

  /// The picture of the subject, once it gives nothing away.
  package var subject: Sprite? {
    let isKnown = outcome != nil || question?.kind == .types || question?.kind == .evolution
    return isKnown ? picture.value?.value : nil
  }

  /// Whether there is a picture of the subject to show, now or with the answer, or it loads.
  package var hasPicture: Bool { picture.value != nil || picture.state.isLoading }

  private func load() {
    picture.reset()
    prose.reset()
    guard let question, let extras, let deck = current?.deck else { return }
    if case .text = question.clue {
      let rows = deck.engine.rows
      prose.load(
        extras.text(
          of: .species(question.subject.species), in: rows.catalog.reference, through: rows.lens))
    }
    let form = question.subject.form.id
    guard let show = extras.show else { return }
    picture.load { [view = question.view] _ throws(PokedexError) in try await show(view, of: form) }
  }

  /// Cancels the fetches.
  package func leave() {
    picture.cancel()
    prose.cancel()
  }

  // MARK: Answers

  /// Judges a typed answer.
  ///
  /// - Returns: whether it was judged.
  package func answer(_ text: String) -> Bool {
    guard !text.trimmed.isEmpty else { return false }
    var verdict = QuizVerdict.unknown
    change { run in verdict = run.answer(text) }
    guard let unclear = verdict.remark else { return true }
    remark = unclear
    return false
  }

  package func choose(_ index: Int) {
    chosen = index
    change { $0.choose(index) }
  }

  package func chooseSelected() { choose(selected) }

  package func select(by step: Int) {
    guard let count = question?.choices.count, count > 0 else { return }
    selected = (selected + step + count) % count
  }

  package func hint() { change { run in _ = run.hint() } }
  /// Switches between choosing and typing answers.
  package func toggleChoices() { change { $0.toggleChoices() } }
  package func reveal() { change { $0.reveal() } }

  /// Goes on without an answer.
  package func skip() {
    change { $0.skip() }
    advance()
  }

  /// Asks the next question.
  package func advance() {
    selected = 0
    chosen = nil
    change { $0.advance() }
    load()
  }

  /// Changes the run, and counts the answer that ends a question.
  private func change(_ body: (inout QuizRun) -> Void) {
    guard var run = current else { return }
    let before = run.score
    remark = nil
    body(&run)
    self.run = .success(run)
    guard run.score != before else { return }
    let isRight = run.outcome == .right
    do throws(PokedexError) {
      total = try store?.countAnswer(isRight: isRight)
    } catch {
      remark = worded("the score could not be saved: \(error.text)")
    }
  }
}
