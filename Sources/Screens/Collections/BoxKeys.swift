import PokedexDomain
import PokedexPresentation

/// The keys of a box.
extension BoxesScreen {
  func makeBindings() -> [Binding] {
    moves + marks + [
      Binding(.openType, "open the page", unless: none) { [weak self] in self?.open() },
      Binding(.leaveChart, "untick all, or go back") { [model, router] in
        if model.ticked.isEmpty { router.pop() } else { model.untick() }
      },
      Binding(.collections) { [weak self] in self?.chooseCollection() },
      Binding(.otherPane, "all boxes", hint: "all boxes") { [question, router] in
        router.turn(to: .page(.asking(question.with(box: nil))))
      },
      Binding(.retry, hintedIf: { [model] in model.boxes.state.error != nil }) { [model] in
        model.retry()
      },
    ]
  }

  private var none: () -> String? {
    { [model] in model.place == nil ? worded("no slot is in this place") : nil }
  }

  // MARK: Moving

  private var moves: [Binding] {
    [
      Binding(.typeLeft, "the place to the left; in a list, the previous box") { [weak self] in
        self?.moveSideways(by: -1)
      },
      Binding(.typeRight, "the place to the right; in a list, the next box") { [weak self] in
        self?.moveSideways(by: 1)
      },
      Binding(.down, "a row down") { [weak self] in self?.moveRows(by: 1) },
      Binding(.up, "a row up") { [weak self] in self?.moveRows(by: -1) },
      Binding(.first, "to the first place") { [model] in model.cursor.selectFirst() },
      Binding(.last, "to the last place") { [model] in model.cursor.selectLast() },
      Binding(.nextTab, "the next box") { [model] in model.show(box: model.box + 1) },
      Binding(.previousTab, "the previous box") { [model] in model.show(box: model.box - 1) },
      Binding(.pageDown, "the next box") { [model] in model.show(box: model.box + 1) },
      Binding(.pageUp, "the previous box") { [model] in model.show(box: model.box - 1) },
      Binding(
        .boxNumber, unless: { [model] in model.count > 1 ? nil : worded("there is one box") },
        run: { [weak self] in self?.askForBox() }),
    ]
  }

  private func moveSideways(by step: Int) {
    if isList { model.show(box: model.box + step) } else { model.move(by: step) }
  }

  private func moveRows(by step: Int) {
    if isList { model.move(by: step) } else { model.move(rows: step) }
  }

  // MARK: Marks

  private var marks: [Binding] {
    let ofForms = MarkKeys(trainer: model.trainer, dialogs: dialogs) { [model] in
      model.place.map { ($0.form, $0.name) }
    }
    return [
      Binding(
        reporting: .caught, "mark the slot as caught, and go on to the next missing one",
        run: { [weak self] in self?.toggle() }),
      Binding(.tick, "tick the place, or untick it", unless: none) { [model] in model.tick() },
      Binding(.tickAll, "tick all places of the box, or none") { [model] in model.tickBox() },
      Binding(reporting: .arrange, run: { [model] in model.arrange().map { Message($0) } }),
    ] + [.slots, .note].compactMap(ofForms.bindings.first(of:))
  }

  private func toggle() -> Message? {
    guard !model.ticked.isEmpty else { return model.toggle().map { Message($0) } }
    dialogs.ask(model.question) { [model] in model.toggleTicked() }
    return nil
  }

  private func chooseCollection() {
    let chooser = model.chooser { [router] name in
      router.push(.page(.asking(BoxesQuestion(name, box: 1))))
    }
    if let chooser { dialogs.choose(chooser) }
  }
}
