import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A dialog with a list of choices and a text field that narrows them.
@MainActor final class ChooserScreen: Screen, NarrowingDialog {
  var title: String { model.title }

  /// A frame, the text field and three choices.
  private static let leastHeight = 6
  private let model: ChooserViewModel
  private let dialogs: Dialogs
  private let symbols: Symbols
  let field = EditedText()
  private var box = Rect(.zero)
  private var list = Rect(.zero)
  /// The line of the text field.
  private var line = Rect(.zero)
  private let preview: ChoicePreview?

  init(model: ChooserViewModel, symbols: Symbols, dialogs: Dialogs) {
    self.model = model
    self.dialogs = dialogs
    self.symbols = symbols
    preview = model.page.map { _ in
      ChoicePreview(
        of: { [model] in model.selectedPage }, models: dialogs.models, symbols: symbols,
        lens: { [lens = dialogs.models.lens] in lens.lens },
        open: { [router = dialogs.router] in router.push(.page($0)) })
    }
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(reporting: .choose) { [weak self] in self?.choose() },
    Binding(.cancel) { [weak self] in self?.cancel() },
    Binding(.choiceDown) { [weak self] in self?.step(by: 1) },
    Binding(.choiceUp) { [weak self] in self?.step(by: -1) },
    Binding(.choicePageDown, run: moving { $0.move(pages: 1) }),
    Binding(.choicePageUp, run: moving { $0.move(pages: -1) }),
    Binding(
      reporting: .keepChoice, hint: model.keep == nil ? nil : "keep",
      unless: { [model] in
        model.canKeep ? nil : worded("nothing here belongs into the settings file")
      },
      run: { [weak self] in self?.keep() }),
    Binding(
      .deleteChoice, hint: model.canRemove ? "delete" : nil,
      unless: { [model] in model.canRemove ? nil : worded("nothing here can be deleted") },
      run: { [model] in model.removeSelected() }),
  ]

  private func moving(_ move: @escaping @MainActor (ChooserViewModel) -> Void) -> () -> Void {
    { [field, model] in
      field.leaveForList()
      move(model)
    }
  }

  private func step(by rows: Int) {
    let text = model.step(by: rows, completing: field.text)
    if text != field.text { field.set(text) }
    field.leaveForList()
  }

  private func cancel() {
    model.cancel()
    dialogs.close()
  }

  private func choose() -> Message? {
    guard !model.isEmpty else { return nil }
    if model.staysOpen { clearField() } else { dialogs.close() }
    return model.chooseSelected().map { Message($0) }
  }

  private func keep() -> Message? {
    dialogs.close()
    return model.keepSelected().map { Message($0) }
  }

  /// The cursor stays on the choice, whose sign has changed.
  private func clearField() {
    field.set("")
    field.leaveForList()
  }

  func type(_ key: Key) -> Bool {
    _ = field.handle(key)
    return true
  }

  func paste(_ text: String) -> Message? {
    guard let take = model.takePaste, text.contains(where: \.isNewline) else {
      field.insert(text)
      return nil
    }
    dialogs.close()
    return take(text).map { Message($0) }
  }

  func narrow(_ typed: String) { model.narrow(typed) }

  func leave() { preview?.hide() }

  func click(_ mouse: MouseEvent) {
    if preview?.click(mouse) == true { return }
    switch mouse.kind {
    case .wheelUp: moving { $0.move(by: -mouse.lines) }()
    case .wheelDown: moving { $0.move(by: mouse.lines) }()
    case .press, .doublePress:
      guard box.contains(mouse.point) else { return cancel() }
      guard list.contains(mouse.point) else { return }
      model.select(model.selection.top + mouse.point.y - list.y)
      _ = choose()
    }
  }

  var speech: Speech? {
    let count = Formatting.count(model.choices.count)
    let found = model.typed.isEmpty ? "" : worded("\(model.typed): \(count) found")
    let line = model.isEmpty ? SpeechText()(model.emptyText) : found
    return Speech(
      title: title, lines: line.isEmpty ? [] : [line],
      selected: model.selected.map {
        Speech.position(model.selection.index, of: model.choices.count, text(of: $0))
      })
  }

  private func text(of choice: Choosable) -> String {
    let text = [choice.text, choice.detail.text].filter { !$0.isEmpty }.map { SpeechText()($0) }
      .joined(separator: ", ")
    return choice.isCurrent ? worded("\(text), current") : text
  }

  // MARK: Drawing

  /// The size that fits all choices, computed once so that the overlay keeps its size while the
  /// choices are narrowed.
  private lazy var widest: Size = {
    guard !model.isSearch else { return Size(width: 64, height: 18) }
    let detail = detailColumns
    let columns =
      (model.choices.map { DrawableText($0.text).width }.max() ?? 0)
      + (detail > 0 ? detail + 2 : 0)
    return Size(
      width: max(columns + 6, DrawableText(model.title).width + 6, 30),
      height: max(model.choices.count, 1) + 3)
  }()

  /// The width of the longest remark of all choices.
  private lazy var detailColumns = model.choices.map { badged($0.detail).width }.max() ?? 0

  private func badged(_ detail: Inline) -> BadgedText {
    BadgedText(detail, badges: .short, symbols: symbols)
  }

  func prepare(for area: Rect) {
    let wanted = widest
    let whole = preview.flatMap { _ in ChoicePreview.size(beside: wanted, in: area) }
    box = model.isLow ? low(wanted, in: area) : area.centered(whole ?? wanted)
    var inner = box.inset(horizontal: 2, vertical: 1)
    if whole == nil {
      preview?.hide()
    } else {
      preview?.prepare(in: &inner, beside: wanted.width - 4)
    }
    line = inner.row(0)
    _ = inner.takeTop(1)
    list = inner
    model.fit(height: list.height)
  }

  /// The lower half of an area, or what the size needs of it.
  private func low(_ wanted: Size, in area: Rect) -> Rect {
    let height = min(wanted.height, max(Self.leastHeight, area.height / 2))
    var rest = area
    return rest.takeBottom(height).centered(Size(width: wanted.width, height: height))
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.box(box, title: model.title)
    preview?.draw(on: &canvas)
    field.draw(
      on: &canvas, in: line,
      placeholder: DrawableText(
        model.isSearch ? worded("type a name") : worded("type to filter")))
    if model.isEmpty {
      for (row, line) in DrawableText(model.emptyText).wrapped(to: list.width).enumerated() {
        canvas.write(line, in: list.row(row), style: .dim)
      }
    }
    let letters = Spelling.folded(model.typed)
    for index in model.selection.visible {
      draw(index, letters, on: &canvas, in: list.row(index - model.selection.top))
    }
    let scroll = Scroll(
      selected: model.selection.index, count: model.choices.count, height: list.height,
      previous: model.selection.top)
    canvas.draw(scroll, x: preview?.hasRoom == true ? list.endX : box.endX - 1, y: list.y)
  }

  /// - Parameter letters: the typed text, folded.
  private func draw(
    _ index: Int, _ letters: [UInt8], on canvas: inout Canvas, in line: Rect
  ) {
    let choice = model.choices[index]
    var rest = line
    drawDetail(choice.detail, on: &canvas, in: &rest)
    if choice.isCurrent { canvas.put(canvas.symbols.check, x: rest.x, y: rest.y, style: .mark) }
    _ = rest.takeLeft(2)
    let matched = letters.isEmpty ? [] : FoldedName(choice.text).characters(matching: letters)
    canvas.write(choice.text, matched: matched, in: rest)
    if index == model.selection.index { canvas.selectRow(line.withMarker) }
  }

  /// Draws a remark at the right; those that begin with a type begin in the same column.
  private func drawDetail(_ detail: Inline, on canvas: inout Canvas, in line: inout Rect) {
    let text = badged(detail)
    let columns = text.parts.first?.isBadge ?? false ? detailColumns : text.width
    guard columns > 0, columns + 8 < line.width else { return }
    let area = line.takeRight(columns)
    _ = line.takeRight(1)
    text.draw(on: &canvas, in: area, style: .dim)
  }
}
