import PokedexDomain

extension CatchQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page { Page(answer) }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    [(worded("Egg moves"), BreedQuestion(form))]
  }
}

extension Page {
  /// The chances to catch a Pokémon with each ball.
  fileprivate init(_ page: CatchPage) {
    let text = CatchText(page: page)
    self.init(
      title: worded("Catching: \(page.form.name)"), summary: page.game?.name ?? "",
      document: Document(text.blocks))
  }
}

private struct CatchText {
  let page: CatchPage

  var blocks: [Document.Block] {
    let head =
      page.absence.remark + Document.fact(worded("Level"), "\(page.level)")
      + Document.fact(worded("Catch rate"), "\(page.rate)")
    if let gap = page.gap { return head + [.blank, gap.paragraph] }
    guard !page.balls.isEmpty else {
      return head + [.blank, .paragraph(Inline(worded("The game does not have this ball.")))]
    }
    return head + [.blank] + table + [.blank] + alike + notes
  }

  /// The chances stay even if they are equal: they were asked for.
  private var table: [Document.Block] {
    let condition = page.situations.count + 2
    return Document.table(
      [worded("Ball"), worded("Bonus")] + page.situations.map(\.title) + [worded("Condition")],
      numbers: Set(1..<condition), sharing: [1, condition],
      rows: special.map(row))
  }

  /// Balls without a bonus, the Poké Ball first.
  private var plain: [CatchPage.Row] {
    page.balls.filter { $0.bonus == .factor(4096) && $0.condition == .none }
  }

  /// Balls that are as good as the first of ``plain``, and need no rows; empty if they are few.
  private var others: [CatchPage.Row] {
    plain.count > Self.mostPlain ? Array(plain.dropFirst()) : []
  }

  private static let mostPlain = 2

  private var special: [CatchPage.Row] {
    let others = Set(others.map(\.ball.id))
    return page.balls.filter { !others.contains($0.ball.id) }
  }

  private var alike: [Document.Block] {
    guard let ball = plain.first?.ball.link, !others.isEmpty else { return [] }
    return [
      .paragraph("As good as \(ball): \(Inline.joined(others.map(\.ball.link), by: ", "))"), .blank,
    ]
  }

  private func row(_ row: CatchPage.Row) -> [Inline] {
    [row.ball.link, Inline(row.bonus.text)]
      + row.chances.map { Inline(Formatting.chance($0), tone: .strong) }
      + [Inline(row.condition.text, tone: .dim)]
  }

  private var notes: [Document.Block] {
    let known = page.situations.allSatisfy(\.isExact)
    let notes = [
      known ? nil : worded("Each chance is the average over all possible HP IVs."),
      worded("Assumes all badges, and the catch rate in the newest games."),
      page.caughtSpecies > 0
        ? worded(
          "Critical captures assume \(Formatting.count(page.caughtSpecies)) caught species.")
        : nil,
    ].compactMap { $0 }
    return notes.map { .paragraph(Inline($0, tone: .dim)) }
  }
}

extension CatchSituation {
  /// `1 HP, asleep`.
  package var title: String {
    guard let status else { return healthTitle }
    return "\(healthTitle), \(status.title)"
  }

  private var healthTitle: String {
    switch health {
    case .percent(100): worded("Full HP")
    case .percent(50): worded("Half HP")
    case .percent(let percent): worded("\(percent) % HP")
    case .points(let points): worded("\(points) HP")
    case .exact(let hp, let maxHP): worded("\(hp) of \(maxHP) HP")
    }
  }

  fileprivate var isExact: Bool {
    if case .exact = health { true } else { false }
  }
}

extension BallBonus {
  /// `×3.5`, `+30`; empty in generation I, which has no factors.
  package var text: String {
    switch self {
    case .always: worded("certain")
    case .factor(let factor):
      factor.isMultiple(of: 4096)
        ? "×\(factor / 4096)" : "×" + Formatting.tenths((factor * 10 + 2048) / 4096)
    case .added(let number): Formatting.signed(number)
    case .range: ""
    }
  }
}

extension BallCondition {
  /// `at night or in a cave`; empty if the bonus always applies.
  package var text: String {
    switch self {
    case .none: ""
    case .firstTurn: worded("on the first turn")
    case .turns(let turns): worded("after \(turns) turns")
    case .darkness: worded("at night or in a cave")
    case .underwater: worded("underwater")
    case .onWater: worded("while surfing or fishing")
    case .fishing: worded("while fishing")
    case .alreadyCaught: worded("if the species is caught already")
    case .ownLevel(let level): worded("if your Pokémon is at level \(level) or higher")
    case .sameSpeciesOtherGender: worded("against the same species of the other gender")
    case .sameSpeciesSameGender: worded("against the same species of the same gender")
    case .asleep: worded("while it sleeps")
    case .onlyIn(let place): place.text
    case .otherwise: worded("otherwise")
    }
  }
}

extension BallPlace {
  fileprivate var text: String {
    switch self {
    case .safariZone: worded("Safari Zone only")
    case .greatMarsh: worded("Great Marsh only")
    case .bugCatchingContest: worded("Bug-Catching Contest only")
    case .entreeForest: worded("Entree Forest only")
    }
  }
}

extension Formatting {
  /// `43.9 %`; a chance between 0 and 1 is never rounded to 0 % or 100 %.
  package static func chance(_ chance: Ratio) -> String {
    guard chance > .zero else { return "0 %" }
    guard chance < .one else { return "100 %" }
    let thousandths = min(999, max(1, chance.scaled(by: 1000)))
    return chance < Ratio(1, 2000) ? worded("under 0.1 %") : percent(thousandths: thousandths)
  }
}
