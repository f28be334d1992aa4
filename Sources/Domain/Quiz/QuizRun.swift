/// A run of the quiz: one question after another, until the player stops.
package struct QuizRun: Sendable {
  /// How the question ended.
  package enum Outcome: Hashable, Sendable {
    case right
    case wrong
    /// The player asked for the answer.
    case revealed
    case skipped
  }

  private var questions: QuizQuestions
  package private(set) var question: QuizQuestion
  /// The hints asked for so far.
  package private(set) var hints: [QuizHint] = []
  package private(set) var offersChoices: Bool
  /// `nil` until the question has ended.
  package private(set) var outcome: Outcome?
  /// The score of this run.
  package private(set) var score = QuizScore()
  /// Whether all questions come with choices.
  private var alwaysOffersChoices: Bool
  /// Right answers in a row, with those before this run.
  private var streak: Int

  /// - Parameters:
  ///   - offersChoices: whether every question comes with four answers to choose from.
  ///   - streak: right answers in a row before this run.
  package init(_ questions: QuizQuestions, offersChoices: Bool = false, streak: Int = 0) {
    var questions = questions
    question = questions.next(after: streak)
    self.questions = questions
    self.streak = streak
    alwaysOffersChoices = offersChoices
    self.offersChoices = offersChoices || question.needsChoice
  }

  package var deck: QuizDeck { questions.deck }

  /// Judges an answer. An answer that cannot be understood leaves the question open.
  package mutating func answer(_ text: String) -> QuizVerdict {
    let verdict = question.verdict(on: text, in: deck.engine, offersChoices: offersChoices)
    switch verdict {
    case .right: end(.right)
    case .wrong: end(.wrong)
    case .unclear, .unknown: break
    }
    return verdict
  }

  /// Chooses one of the offered answers.
  package mutating func choose(_ index: Int) {
    guard question.choices.indices.contains(index) else { return }
    end(question.choices[index].isRight ? .right : .wrong)
  }

  /// - Returns: the next hint; `nil` if there is none left.
  package mutating func hint() -> QuizHint? {
    guard outcome == nil, hints.count < question.hints.count else { return nil }
    hints.append(question.hints[hints.count])
    return hints.last
  }

  package mutating func offerChoices() { offersChoices = true }

  /// Lets the player type this and the later answers instead of choosing them, or the reverse.
  package mutating func toggleChoices() {
    guard outcome == nil, !question.needsChoice else { return }
    offersChoices.toggle()
    alwaysOffersChoices = offersChoices
  }

  package mutating func skip() { end(.skipped) }
  package mutating func reveal() { end(.revealed) }

  private mutating func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    guard outcome != .skipped else { return }
    score.count(isRight: outcome == .right)
    streak = outcome == .right ? streak + 1 : 0
  }

  /// Goes to the next question.
  package mutating func advance() {
    question = questions.next(after: streak)
    hints = []
    outcome = nil
    offersChoices = alwaysOffersChoices || question.needsChoice
  }
}
