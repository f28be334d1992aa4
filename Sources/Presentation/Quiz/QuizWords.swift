import PokedexDomain

/// The sentences of a question.
extension QuizQuestion {
  package var prompt: String {
    let name = subject.form.name
    return switch clue {
    case .silhouette: worded("Who’s that Pokémon?")
    case .text: worded("Which Pokémon is this?")
    case .stats: worded("Which Pokémon has these base stats?")
    case .effectiveness(let attack, _):
      worded("How effective are \(attack.name) attacks against \(name)?")
    case .speeds(let one, let other):
      worded("Which is faster, \(one.form.name) or \(other.form.name)?")
    case .evolution: worded("What does \(name) evolve into?")
    }
  }

  /// Facts to guess the Pokémon by, in place of a picture or a text.
  package var facts: [String] {
    [
      subject.generation, worded("height: \(Formatting.height(subject.height))"),
      subject.weight.map { worded("weight: \(Formatting.weight($0))") } ?? "",
      subject.color.isEmpty ? "" : worded("colour: \(subject.color)"),
    ].filter { !$0.isEmpty }
  }

  /// The base stats that the question shows; empty for questions that show none.
  package var stats: [(stat: Stat, value: Int)] {
    guard case .stats(let stats) = clue else { return [] }
    let shown = Stat.allCases.filter { !(stats.hasOneSpecial && $0 == .specialDefense) }
    return shown.map { ($0, stats[$0]) }
  }

  /// The offered answers, each after its letter.
  package var lettered: [String] {
    choices.enumerated().map { "\(QuizChoice.letter($0)) \($1.text)" }
  }

  /// The outcome and the right answer.
  package func result(_ outcome: QuizRun.Outcome) -> String {
    switch outcome {
    case .right: worded("Right: \(answer)")
    case .wrong: worded("Wrong: it is \(answer)")
    case .revealed: worded("The answer: \(answer)")
    case .skipped: worded("Skipped: it was \(answer)")
    }
  }

  /// The Speeds or types that explain the answer; empty for other questions.
  package var explanation: String {
    switch clue {
    case .speeds(let one, let other):
      worded("\(one.form.name) \(one.speed), \(other.form.name) \(other.speed)")
    case .effectiveness: subject.types.map(\.name).joined(separator: ", ")
    default: ""
    }
  }
}

extension QuizHint {
  package var text: String {
    switch self {
    case .types(let types): worded("type: \(types.map(\.name).joined(separator: ", "))")
    case .generation(let name): name
    case .initial(let letter, let letters):
      worded("begins with \(letter), has \(letters) letters")
    case .factor(let type, let percent): worded("\(QuizEffect.text(percent)) on \(type.name)")
    case .speed(let contender): worded("\(contender.form.name) has \(contender.speed)")
    }
  }
}

extension QuizVerdict {
  /// Why an answer was not judged; `nil` if it was.
  package var remark: String? {
    switch self {
    case .right, .wrong: nil
    case .unknown: worded("No such answer")
    case .unclear(let names): worded("Which one: \(names.joined(separator: ", "))?")
    }
  }
}

extension QuizScore {
  /// `3 of 4 right · streak 2 · best 5`.
  package var text: String {
    let count = worded("\(Formatting.count(right)) of \(Formatting.count(asked)) right")
    let run = worded("streak \(Formatting.count(streak))")
    return [count, run, worded("best \(Formatting.count(best))")].joined(separator: " · ")
  }
}
