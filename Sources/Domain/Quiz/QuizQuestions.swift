/// The questions of a run. The same seed asks the same questions about the same deck.
package struct QuizQuestions: Sendable {
  package let deck: QuizDeck
  private let kinds: [QuizKind]
  /// The kinds for players who have just begun.
  private let easyKinds: [QuizKind]
  private var numbers: SeededNumbers
  /// The rows not asked about since the deck was last shuffled.
  private var rest: [Int] = []
  private var count = 0

  /// The number of answers to choose from.
  private static let choices = 4
  /// One picture in this many is shiny.
  private static let shinyOdds = 16
  private static let percents = [0, 25, 50, 100, 200, 400]

  /// Right answers in a row before the first question that shows only base stats.
  package static let streakBeforeStats = 5

  /// - Parameter kinds: the kinds of questions, one of which is chosen at random each time; `nil`
  ///   for all, the hardest of which come later.
  /// - Returns: `nil` if the deck has no Pokémon for any of them.
  package init?(_ deck: QuizDeck, kinds wanted: [QuizKind]? = nil, seed: UInt64) {
    let kinds = (wanted ?? QuizKind.allCases).filter(deck.has)
    guard !kinds.isEmpty else { return nil }
    self.deck = deck
    self.kinds = kinds
    easyKinds = wanted == nil ? kinds.filter { $0 != .stats } : kinds
    numbers = SeededNumbers(seed: seed)
  }

  /// The next question. Pokémon come in random order; those that have come return only when none of
  /// those left suits the kind of question.
  ///
  /// - Parameter streak: right answers in a row so far.
  package mutating func next(after streak: Int = 0) -> QuizQuestion {
    let kinds = streak < Self.streakBeforeStats && !easyKinds.isEmpty ? easyKinds : kinds
    let kind = numbers.element(of: kinds) ?? .stats
    let row = nextRow(for: kind)
    count += 1
    switch kind {
    case .silhouette: return named(row, kind, .silhouette(view(of: row)))
    case .text: return named(row, kind, .text(numbers.below(1 << 16)))
    case .stats: return stats(row)
    case .types: return effectiveness(row)
    case .speed: return speed(row)
    case .evolution: return evolution(row)
    }
  }

  private mutating func nextRow(for kind: QuizKind) -> Int {
    if !rest.contains(where: { suits($0, kind) }) {
      let left = Set(rest)
      rest += numbers.take(deck.rows.count, of: deck.rows).filter { !left.contains($0) }
    }
    return rest.remove(at: rest.firstIndex { suits($0, kind) } ?? 0)
  }

  private func suits(_ row: Int, _ kind: QuizKind) -> Bool {
    switch kind {
    case .evolution: deck.evolutions[row] != nil
    case .speed: !deck.rivals(of: row).isEmpty
    default: true
    }
  }
}

/// The kinds of questions.
extension QuizQuestions {
  private mutating func view(of row: Int) -> SpriteView {
    let look = numbers.element(of: deck.looks(of: row))
    let isShiny = numbers.below(Self.shinyOdds) == 0
    return SpriteView(isShiny: isShiny, look: look?.picture)
  }

  private mutating func named(
    _ row: Int, _ kind: QuizKind, _ clue: QuizQuestion.Clue
  ) -> QuizQuestion {
    let subject = deck.subject(row)
    return question(
      kind, clue, subject, species: [subject.species], answer: subject.form.name,
      wrong: wrongNames(beside: [subject.species], like: row, among: deck.rows),
      hints: [.types(subject.types), subject.initial])
  }

  private mutating func stats(_ row: Int) -> QuizQuestion {
    let subject = deck.subject(row)
    let same = deck.species(withStatsOf: row).union([subject.species])
    return question(
      .stats, .stats(deck.form(row).stats), subject, species: same, answer: subject.form.name,
      wrong: wrongNames(beside: same, like: row, among: deck.rows), hints: subject.hints)
  }

  private mutating func effectiveness(_ row: Int) -> QuizQuestion {
    let subject = deck.subject(row)
    let chart = deck.chart
    let attacks = Dictionary(grouping: chart.types) {
      chart.percent(of: $0, on: subject.types)
    }
    // Each effectiveness is asked equally often, although most attacks are neutral.
    let percent = numbers.element(of: attacks.keys.sorted()) ?? 100
    let attack = numbers.element(of: attacks[percent] ?? []) ?? .normal
    let wrong = numbers.take(Self.choices - 1, of: Self.percents.filter { $0 != percent })
    let factors = subject.types.map { QuizHint.factor($0, percent: chart[attack, $0]) }
    return question(
      .types, .effectiveness(attack, percent: percent), subject, species: [],
      answer: QuizEffect.text(percent), wrong: wrong.map(QuizEffect.text),
      hints: [.types(subject.types)] + (factors.count > 1 ? factors : []))
  }

  private mutating func speed(_ row: Int) -> QuizQuestion {
    let rival = numbers.element(of: deck.rivals(of: row)) ?? row
    let (one, other) = (deck.contender(row), deck.contender(rival))
    let fast = one.speed > other.speed ? row : rival
    let answer = deck.named(fast).name
    return question(
      .speed, .speeds(one, other), deck.subject(row), species: [deck.species(fast)],
      answer: answer, wrong: [one, other].map(\.form.name).filter { $0 != answer },
      hints: [.speed(one)])
  }

  private mutating func evolution(_ row: Int) -> QuizQuestion {
    let evolved = deck.evolutions[row] ?? []
    let species = Set(evolved.map { deck.species($0) })
    let answer = deck.subject(evolved.first ?? row)
    let names = evolved.map { deck.named($0).name }.unique
    let every = Set(deck.evolutions.values.joined()).sorted()
    return question(
      .evolution, .evolution, deck.subject(row), species: species,
      answer: names.joined(separator: ", "), choice: names.first,
      wrong: wrongNames(
        beside: species.union([deck.species(row)]), like: evolved.first ?? row, among: every),
      hints: answer.hints)
  }

  private mutating func question(
    _ kind: QuizKind, _ clue: QuizQuestion.Clue, _ subject: QuizSubject,
    species: Set<ID<Species>>, answer: String, choice: String? = nil, wrong: [String],
    hints: [QuizHint]
  ) -> QuizQuestion {
    let choices =
      [QuizChoice(text: choice ?? answer, isRight: true)]
      + wrong.map { QuizChoice(text: $0, isRight: false) }
    return QuizQuestion(
      number: count, kind: kind, clue: clue, subject: subject, species: species, answer: answer,
      choices: numbers.take(choices.count, of: choices), hints: hints)
  }

  /// Names of other species like that of a row: of the given rows and, if these are not enough, of
  /// all default forms.
  private mutating func wrongNames(
    beside right: Set<ID<Species>>, like subject: Int, among rows: [Int]
  ) -> [String] {
    var taken = right
    var names: [String] = []
    for pool in [rows, deck.others] {
      let likest = deck.likest(to: subject, among: numbers.take(pool.count, of: pool))
      for row in likest where names.count < Self.choices - 1 {
        if taken.insert(deck.species(row)).inserted { names.append(deck.named(row).name) }
      }
    }
    return names
  }
}

extension QuizSubject {
  /// The types, the generation, the first letter.
  fileprivate var hints: [QuizHint] {
    let debut: [QuizHint] = generation.isEmpty ? [] : [.generation(generation)]
    return [.types(types)] + debut + [initial]
  }

  fileprivate var initial: QuizHint {
    let letters = form.name.filter { $0.isLetter || $0.isNumber }
    return .initial(String(letters.prefix(1)), letters: letters.count)
  }
}
