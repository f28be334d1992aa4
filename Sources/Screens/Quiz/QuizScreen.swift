import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A quiz about the Pokémon of the list.
@MainActor final class QuizScreen: Screen {
  let title = worded("Quiz")
  /// The least height in which the choices stay above the result.
  private static let leastHeightForAll = 14
  private let model: QuizViewModel
  private let router: Router
  private let field = EditedText()
  private var view: QuizClueView
  private var layout = QuizLayout()
  let chip: GameChip?

  init(model: QuizViewModel, chip: GameChip, router: Router) {
    self.chip = chip
    self.model = model
    self.router = router
    view = QuizClueView()
  }

  // MARK: Keys

  var takesText: Bool { isTyping }
  var isBusy: Bool { model.hasStreak }

  /// Whether an answer is typed, not chosen.
  private var isTyping: Bool {
    model.question != nil && model.outcome == nil && !model.offersChoices
  }

  var bindings: [Binding] {
    [model.offersChoices ? typing : choosing, answerKey] + own
  }

  private var answerKey: Binding {
    guard model.outcome == nil else { return advancing }
    return model.offersChoices ? choosingAnswer : typingAnswer
  }

  private lazy var typingAnswer = Binding(.answer) { [weak self] in self?.enter() }

  private lazy var choosingAnswer = Binding(.answer, hint: "or letter: answer") { [weak self] in
    self?.enter()
  }

  private lazy var advancing = Binding(.answer, "the next question", hint: "next") {
    [weak self] in self?.enter()
  }

  private lazy var choosing = Binding(.offerChoices, unless: choiceRefusal) { [model] in
    model.toggleChoices()
  }

  private lazy var typing = Binding(
    .offerChoices, "type the answer", hint: Phrase("type", sense: "key"), unless: choiceRefusal
  ) { [model] in model.toggleChoices() }

  private lazy var own: [Binding] = [
    Binding(.quizHint, unless: hintRefusal) { [model] in model.hint() },
    Binding(.skip) { [weak self] in self?.skip() },
    Binding(.reveal, unless: endRefusal) { [model] in model.reveal() },
    Binding(.fieldDown, "the next answer", hintedIf: isChoosing) { [model] in
      model.select(by: 1)
    },
    Binding(.fieldUp, "the previous answer", hintedIf: isChoosing) { [model] in
      model.select(by: -1)
    },
    Binding(.cancel) { [router] in router.pop() },
  ]

  private lazy var isChoosing: () -> Bool = { [model] in
    model.offersChoices && model.outcome == nil
  }

  private lazy var hintRefusal: () -> String? = { [model] in
    model.hasHint ? nil : worded("There are no more hints")
  }

  private lazy var choiceRefusal: () -> String? = { [model] in
    if model.outcome != nil { return worded("the answer is shown already") }
    return model.question?.needsChoice == true ? worded("only these answers are possible") : nil
  }

  private lazy var endRefusal: () -> String? = { [model] in
    model.outcome == nil ? nil : worded("the answer is shown already")
  }

  private func enter() {
    if model.outcome != nil {
      model.advance()
    } else if model.offersChoices {
      model.chooseSelected()
    } else if !model.answer(field.text) {
      return
    }
    field.set("")
  }

  private func skip() {
    model.outcome == nil ? model.skip() : model.advance()
    field.set("")
  }

  func type(_ key: Key) -> Bool {
    if isTyping { return field.handle(key) }
    guard model.outcome == nil, case .character(let letter) = key.onUSKeyboard ?? key,
      let place = (0..<(model.question?.choices.count ?? 0)).first(where: {
        [QuizChoice.letter($0), "\($0 + 1)"].contains(letter.lowercased())
      })
    else { return false }
    model.choose(place)
    return true
  }

  func paste(_ text: String) -> Message? {
    if isTyping { field.insert(text) }
    return nil
  }

  func click(_ mouse: MouseEvent) {
    guard mouse.kind == .press, model.outcome == nil, layout.answers.contains(mouse.point),
      model.offersChoices
    else { return }
    model.choose(mouse.point.y - layout.answers.y)
  }

  func leave() { model.leave() }

  var message: Message? { model.remark.map { Message($0, .warning) } }

  var destination: Destination? {
    guard model.outcome != nil, let form = model.question?.subject.form else { return nil }
    return .pokemon(form.id)
  }

  // MARK: Speech

  var speech: Speech? {
    guard let question = model.question else { return nil }
    let number = worded("Question \(question.number)")
    let choices = model.offersChoices && model.outcome == nil ? question.lettered : []
    return Speech(
      title: "\(title), \(number)",
      lines: [question.prompt] + clue + model.hints + choices
        + result + (model.outcome == nil ? [] : [SpeechText()(model.score)]),
      selected: isTyping && !field.text.isEmpty ? field.text : selectedChoice)
  }

  private var selectedChoice: String? {
    guard model.offersChoices, model.outcome == nil, let question = model.question,
      question.lettered.indices.contains(model.selected)
    else { return nil }
    return question.lettered[model.selected]
  }

  /// The clue in words: an outline cannot be read out, but the facts can.
  private var clue: [String] {
    guard let question = model.question else { return [] }
    return switch model.clue {
    case .silhouette, .facts: question.facts
    case .text(let text): [text]
    case .stats(let stats): stats.map { "\($0.stat.name) \($0.value)" }
    case .loading, .nothing: []
    }
  }

  private var result: [String] {
    guard let question = model.question, let outcome = model.outcome else { return [] }
    return [question.result(outcome), question.explanation].filter { !$0.isEmpty }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    layout = QuizLayout(
      area, prompt: model.question?.prompt ?? "", hints: model.hints,
      answers: answers(keptIn: area).count
    ) { [model] in
      // The picture, or why there is no question, has all the room.
      guard model.question != nil, !model.hasPicture else { return nil }
      return QuizClueView.lines(of: model.clue, width: $0)
    }
    view.prepare(model.clue, subject: model.subject, in: layout.clue)
  }

  /// The lines below the clue: the choices, or the field; in the end the result, below the choices
  /// if there is room for both.
  private func answers(keptIn area: Rect) -> [AnswerLine] {
    guard let question = model.question else { return [] }
    let choices = model.offersChoices ? question.lettered : []
    guard let outcome = model.outcome else {
      return choices.isEmpty ? [AnswerLine("")] : choices.map { AnswerLine($0) }
    }
    let end = result + [worded("Enter asks the next question.")]
    return (area.height < Self.leastHeightForAll ? [] : judged(choices, of: question))
      + end.map { AnswerLine($0, outcome == .right ? .good : .warning) }
  }

  /// The choices once the answer is known: the right one, and the one that was chosen.
  private func judged(_ choices: [String], of question: QuizQuestion) -> [AnswerLine] {
    choices.enumerated().map { index, text in
      if question.choices[index].isRight { return AnswerLine(text, .good, isRight: true) }
      return AnswerLine(text, index == model.chosen ? .warning : .dim)
    }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(title, summary: model.score, chip: chip).draw(on: &canvas, in: area.row(0))
    if case .failure(let error) = model.run {
      return Placeholder.error(error, worded("the quiz")).draw(on: &canvas, in: layout.clue)
    }
    canvas.write(lines: layout.promptLines, in: layout.prompt, style: .heading)
    view.draw(model.clue, subject: model.subject, on: &canvas)
    canvas.write(lines: layout.hintLines, in: layout.hints, style: .dim)
    drawAnswers(on: &canvas, in: area)
  }

  private func drawAnswers(on canvas: inout Canvas, in area: Rect) {
    guard !isTyping else {
      var line = layout.answers
      canvas.write("> ", in: line.takeLeft(2), style: .key)
      return field.draw(
        on: &canvas, in: line, placeholder: DrawableText(worded("the name, in any language")))
    }
    for (row, line) in answers(keptIn: area).prefix(layout.answers.height).enumerated() {
      let end = canvas.write(line.text, in: layout.answers.row(row), style: line.style)
      guard line.isRight else { continue }
      let x = layout.answers.x + end + 1
      canvas.put(canvas.symbols.check, x: x, y: layout.answers.y + row, style: .good)
    }
    guard model.outcome == nil, layout.answers.height > model.selected else { return }
    canvas.selectRow(layout.answers.row(model.selected).withMarker)
  }
}

/// A line below the clue.
private struct AnswerLine {
  let text: DrawableText
  let style: Style
  /// Whether it is the right choice, and is marked as that.
  let isRight: Bool

  init(_ text: String, _ style: Style = .text, isRight: Bool = false) {
    self.text = DrawableText(text)
    self.style = style
    self.isRight = isRight
  }
}
