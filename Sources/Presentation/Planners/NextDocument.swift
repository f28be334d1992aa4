import PokedexDomain

extension NextQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    let text = NextText(question: self, answer: answer)
    return Page(
      title: text.title(context.lens), summary: text.summary, document: Document(text.blocks))
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    let boxes: [RelatedQuestion] = [(worded("Boxes"), BoxesQuestion(collection))]
    let others = context.catalog.collections.filter { $0 != collection }
      .map { (title: $0.title, question: with($0) as any Question) }
    guard answer.slots.count < answer.next.slots.count else { return boxes + others }
    var more = self
    more.limit = min(answer.slots.count * 2, 5_000)
    return [(worded("More of them"), more)] + boxes + others
  }

  private func with(_ collection: CollectionName) -> NextQuestion {
    var question = self
    question.collections = collection == .national ? [] : [collection]
    return question
  }
}

private struct NextText {
  let question: NextQuestion
  let answer: NextQuestion.Answer
  /// Whether the slots are not all met in the only game that the head names.
  private let tellsGames: Bool

  init(question: NextQuestion, answer: NextQuestion.Answer) {
    self.question = question
    self.answer = answer
    let games = answer.next.games
    tellsGames =
      games.count != 1
      || answer.slots.contains { $0.way.meeting.map { $0.games != games[0] } ?? false }
  }

  func title(_ games: Lens?) -> String {
    let collection = question.collection == .national ? nil : question.collection.title
    return [worded("Where next"), collection, games?.name].compactMap(\.self).joined(
      separator: ", ")
  }

  var summary: String {
    let missing = worded("\(Formatting.count(answer.next.slots.count)) missing")
    let pending = answer.next.pending
    return pending == 0 ? missing : missing + worded(", \(Formatting.count(pending)) pending")
  }

  var blocks: [Document.Block] {
    if let failure = answer.failure { return [.error(failure.text)] }
    return games + [.blank] + slots + evolution
  }

  /// A remark: evolving the only one that is had empties its slot.
  private var evolution: [Document.Block] {
    let evolves = answer.slots.contains { if case .evolve = $0.way { true } else { false } }
    guard evolves else { return [] }
    let text = worded("What evolves leaves its own slot empty: a second one is needed.")
    return [.blank, .paragraph(Inline(text, tone: .dim))]
  }

  private var games: [Document.Block] {
    let names = answer.next.games
    return Document.fact(
      worded("Games"), names.isEmpty ? worded("all") : names.joined(separator: ", "))
  }

  private var slots: [Document.Block] {
    guard !answer.slots.isEmpty else {
      return [.paragraph(Inline(worded("No slot is missing."), tone: .dim))]
    }
    return Document.table(
      [worded("Name"), worded("Way"), worded("Place")] + (tellsGames ? [worded("Games")] : [])
        + [worded("Level"), worded("Chance")],
      numbers: [tellsGames ? 5 : 4], rows: answer.slots.map(cells))
  }

  private func cells(_ slot: NextSlot) -> [Inline] {
    let meeting = slot.way.meeting
    let levels = meeting.map { Formatting.range($0.levels) }
    let games = tellsGames ? [Inline(meeting?.games ?? "")] : []
    return [
      .link(slot.place.name, .pokemon(slot.place.form)), Inline(slot.way.text),
      slot.way.place?.link ?? Inline(""),
    ] + games + [Inline(levels ?? ""), Inline(meeting?.chance.map { "\($0) %" } ?? "")]
  }
}

extension NextSlot.Way {
  /// The place where it, or what it evolves from, is met.
  fileprivate var place: Named<Location>? {
    if case .evolveMissing(_, let place) = self { place } else { meeting?.place }
  }

  /// The thing to do, in a few words.
  package var text: String {
    switch self {
    case .evolve(let form): worded("evolve your \(form.name)")
    case .meet(let meeting):
      meeting.needs.isEmpty ? meeting.method : "\(meeting.method), \(meeting.needs)"
    case .hatch(let form): worded("egg of \(form.name)")
    case .evolveMissing(let form, _): worded("evolve \(form.name)")
    case .change(let form): worded("change of \(form.name)")
    case .bring: worded("trade, event or transfer")
    case .elsewhere: worded("not in these games")
    case .unknown: worded("no places known")
    }
  }
}
