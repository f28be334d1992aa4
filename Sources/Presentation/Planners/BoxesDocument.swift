import PokedexDomain

extension BoxesQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    let text = BoxText(question: self, answer: answer)
    return Page(
      title: text.title(context.lens), summary: text.summary, document: Document(text.blocks))
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    let others = context.catalog.collections.filter { $0 != collection }
      .map { (title: $0.title, question: BoxesQuestion($0) as any Question) }
    guard let box else {
      return [(title: worded("Where next"), question: NextQuestion(collection))] + others
    }
    let beside = [box - 1, box + 1].filter { (1...max(1, answer.boxes.count)).contains($0) }
      .map {
        (title: worded("Box \($0)"), question: BoxesQuestion(collection, box: $0) as any Question)
      }
    return beside + [(worded("All boxes"), BoxesQuestion(collection))]
  }
}

extension BoxesQuestion {
  /// Why there are no places.
  package func missingBox(in answer: Answer) -> String {
    guard let box, answer.boxes.count > 0 else { return worded("No slot belongs in it.") }
    return answer.boxes.count == 1
      ? worded("There is no box \(box): there is one box.")
      : worded("There is no box \(box): there are boxes 1 to \(answer.boxes.count).")
  }
}

private struct BoxText {
  let question: BoxesQuestion
  let answer: BoxesQuestion.Answer

  func title(_ games: Lens?) -> String {
    let box = question.box.map { worded("Box \($0)") }
    return [question.collection.title, box, games?.name].compactMap(\.self).joined(separator: ", ")
  }

  var summary: String { answer.places.filled }

  var blocks: [Document.Block] {
    if let failure = answer.failure { return [.error(failure.text)] }
    guard !answer.places.isEmpty else {
      return [.paragraph(Inline(question.missingBox(in: answer), tone: .dim))]
    }
    return question.box == nil ? [.meters(meters)] + new + untold : places
  }

  // MARK: All boxes

  private var meters: Document.Meters {
    Document.Meters(
      title: "",
      titles: Document.Meters.Titles(
        part: worded("Caught"), whole: worded("Total"), second: worded("Pending"), note: ""),
      rows: (1...answer.boxes.count).map { meter($0, answer.boxes.places(ofBox: $0)) })
  }

  private func meter(_ number: Int, _ places: ArraySlice<CollectionBoxes.Place>) -> Document.Meter {
    let (first, last) = (places.first?.shortName ?? "", places.last?.shortName ?? "")
    let isNew = places.first?.isNew ?? false
    let name =
      places.count == 1
      ? worded("Box \(number): \(first)") : worded("Box \(number): \(first) – \(last)")
    return Document.Meter(
      name: .link(name, .asking(question.with(box: number))),
      part: places.count(in: .have), whole: places.count,
      second: Formatting.count(places.count(in: .pending)), note: isNew ? worded("new") : "")
  }

  /// The meaning of new slots, and how they are moved in.
  private var new: [Document.Block] {
    let count = answer.boxes.newCount
    guard count > 0 else { return [] }
    let command = "pokedex collection arrange \(question.collection.word)"
    let text =
      count == 1
      ? worded("1 slot came after the places were kept, and stands at the end.")
      : worded(
        "\(Formatting.count(count)) slots came after the places were kept, and stand at the end.")
    let hint = worded("To move new slots in: | in a box, or '\(command)'.")
    return [.blank, .paragraph(Inline("\(text) \(hint)"))]
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
    let state = Inline(place.stateInWords, tone: place.state == nil ? .dim : .mark)
    return [
      Inline(place.address),
      Inline(place.number.map { "\($0)" } ?? ""), .link(place.name, .pokemon(place.form)),
      state, Inline(place.slot, tone: .dim),
    ]
  }
}
