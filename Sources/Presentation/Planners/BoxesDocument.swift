import PokedexDomain

extension BoxesQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    let text = BoxText(question: self, answer: answer)
    return Page(
      title: text.title(context.lens), summary: text.summary, document: Document(text.blocks))
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    let others = BuiltInCollection.allCases.filter { $0 != collection }
      .map { (title: $0.name, question: BoxesQuestion($0) as any Question) }
    guard let box else { return others }
    let beside = [box - 1, box + 1].filter { (1...answer.boxes.boxes.count).contains($0) }
      .map {
        (title: worded("Box \($0)"), question: BoxesQuestion(collection, box: $0) as any Question)
      }
    return beside + [(worded("All boxes"), BoxesQuestion(collection))]
  }
}

private struct BoxText {
  let question: BoxesQuestion
  let answer: BoxesQuestion.Answer

  func title(_ games: Lens?) -> String {
    let box = question.box.map { worded("Box \($0)") }
    return [question.collection.name, box, games?.name].compactMap(\.self).joined(separator: ", ")
  }

  var summary: String {
    let places = answer.places
    let text = worded(
      "\(Formatting.count(places.count(in: .have))) of \(Formatting.count(places.count))")
    let pending = places.count(in: .pending)
    return pending == 0 ? text : text + worded(", \(Formatting.count(pending)) pending")
  }

  var blocks: [Document.Block] {
    if let failure = answer.failure { return [.error(failure.text)] }
    guard !answer.places.isEmpty else {
      return [.paragraph(Inline(worded("There is no such box."), tone: .dim))]
    }
    return question.box == nil ? [.meters(meters)] + untold : places
  }

  // MARK: All boxes

  private var meters: Document.Meters {
    Document.Meters(
      title: "",
      titles: Document.Meters.Titles(
        part: worded("Caught"), whole: worded("Total"), second: worded("Pending"), note: ""),
      rows: answer.boxes.boxes.enumerated().map { index, places in meter(index + 1, places) })
  }

  private func meter(_ number: Int, _ places: ArraySlice<CollectionBoxes.Place>) -> Document.Meter {
    let (first, last) = (places.first?.name ?? "", places.last?.name ?? "")
    var box = question
    box.box = number
    return Document.Meter(
      name: .link(worded("Box \(number): \(first) – \(last)"), .asking(box)),
      part: places.count(in: .have), whole: places.count,
      second: Formatting.count(places.count(in: .pending)), note: "")
  }

  private var untold: [Document.Block] {
    let forms = answer.boxes.untold
    guard !forms.isEmpty else { return [] }
    return [.blank, .fact(worded("Look or gender not told"), forms.map(\.link))]
  }

  // MARK: One box

  private var places: [Document.Block] {
    Document.table(
      [worded("Place"), worded("No."), worded("Name"), worded("State"), worded("Slot")],
      numbers: [1], rows: answer.places.map(cells))
  }

  private func cells(_ place: CollectionBoxes.Place) -> [Inline] {
    let state = place.state.map { Inline($0.name, tone: .mark) }
    return [
      Inline("\(place.box)·\(place.row)·\(place.column)"),
      Inline(place.number.map { "\($0)" } ?? ""), .link(place.name, .pokemon(place.form)),
      state ?? Inline(worded("missing"), tone: .dim), Inline(place.slot, tone: .dim),
    ]
  }
}
