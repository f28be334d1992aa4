import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The actions of the screen below with their keys, in groups. Typing filters them, and Enter runs
/// the selected one. They are shown in two columns if the longest line fits into half the width.
@MainActor final class HelpScreen: Screen, NarrowingDialog {
  let title = worded("Help")

  private let actions: [OfferedAction]
  private let model: HelpViewModel
  private let dialogs: Dialogs
  let field = EditedText()
  private var box = Rect(.zero)
  /// The columns of lines, from left to right.
  private var columns: [Rect] = []
  private let widths: Widths

  init(_ actions: [OfferedAction], symbols: Symbols, facts: String, dialogs: Dialogs) {
    self.actions = actions
    self.dialogs = dialogs
    widths = Widths(actions, isUnicode: symbols.isUnicode)
    model = HelpViewModel(
      HelpViewModel.Section.groups(of: actions, isUnicode: symbols.isUnicode)
        + [HelpViewModel.Section.signs(symbols)] + HelpViewModel.Section.age(of: facts))
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(reporting: .runAction) { [weak self] in self?.run() },
    Binding(.closeHelp) { [dialogs] in dialogs.close() },
    Binding(.choiceDown) { [weak self] in self?.move(by: 1) },
    Binding(.choiceUp) { [weak self] in self?.move(by: -1) },
    Binding(.choicePageDown) { [weak self] in self?.movePage(by: 1) },
    Binding(.choicePageUp) { [weak self] in self?.movePage(by: -1) },
  ]

  private func run() -> Message? {
    guard let selected = model.selected else { return nil }
    dialogs.close()
    return actions[selected].run()
  }

  private func move(by actions: Int) {
    field.leaveForList()
    model.move(by: actions)
  }

  private func movePage(by step: Int) { move(by: step * max(1, height - 1)) }

  private var height: Int { columns.first?.height ?? 1 }

  /// The key that opens the help also closes it.
  func type(_ key: Key) -> Bool {
    if key == .character("?"), field.text.isEmpty {
      dialogs.close()
    } else {
      _ = field.handle(key)
    }
    return true
  }

  func narrow(_ typed: String) { model.narrow(typed) }

  func click(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: move(by: -mouse.lines)
    case .wheelDown: move(by: mouse.lines)
    case .press, .doublePress:
      guard box.contains(mouse.point) else { return dialogs.close() }
      guard let line = line(at: mouse.point) else { return }
      field.leaveForList()
      model.select(line)
      if mouse.kind == .doublePress { _ = run() }
    }
  }

  private func line(at point: Point) -> Int? {
    columns.firstIndex { $0.contains(point) }.map { column in
      model.selection.top + column * height + point.y - columns[column].y
    }
  }

  var speech: Speech? {
    let selected = model.selected.map { actions[$0] }
    return Speech(
      title: title, lines: model.typed.isEmpty ? model.lines.map(spoken) : [],
      selected: selected.map { spoken($0) })
  }

  private func spoken(_ line: HelpViewModel.Line) -> String {
    switch line {
    case .heading(let title): worded("\(title):")
    case .action(let number, let help, _):
      help == actions[number].help ? spoken(actions[number]) : help
    case .legend(_, let meaning): meaning
    }
  }

  private func spoken(_ action: OfferedAction) -> String {
    let keys = action.keys.map(\.spoken).joined(separator: ", ")
    return keys.isEmpty ? action.help : worded("\(keys): \(action.help)")
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    box = area.centered(Size(width: min(area.width, 120), height: area.height))
    var inner = box.inset(horizontal: 2, vertical: 1)
    _ = inner.takeTop(1)
    columns = inner.width >= 2 * widths.whole + Self.gap ? Self.halves(of: inner) : [inner]
    model.fit(rows: columns.count * inner.height)
  }

  /// The width of the gap between the two columns of lines.
  private static let gap = 3

  private static func halves(of area: Rect) -> [Rect] {
    var right = area
    let left = right.takeLeft((area.width - gap) / 2)
    _ = right.takeLeft(gap)
    return [left, right]
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let inner = canvas.box(box, title: title)
    field.draw(
      on: &canvas, in: inner.row(0).inset(horizontal: 1),
      placeholder: DrawableText(worded("type to filter; Enter runs the action")))
    if model.lines.isEmpty {
      canvas.write(DrawableText(worded("Nothing matches")), in: columns[0].row(0), style: .dim)
    }
    for index in model.selection.visible {
      let (column, row) = (index - model.selection.top).quotientAndRemainder(dividingBy: height)
      guard columns.indices.contains(column) else { break }
      let line = columns[column].row(row)
      draw(model.lines[index], on: &canvas, in: line)
      if index == model.selection.index, model.selected != nil {
        canvas.selectRow(line.withMarker)
      }
    }
    let rows = { [columns] in ($0 + columns.count - 1) / columns.count }
    let scroll = Scroll(
      selected: rows(model.selection.top), count: rows(model.lines.count), height: height,
      previous: rows(model.selection.top))
    canvas.draw(scroll, x: box.endX - 1, y: inner.y + 1)
  }

  private func draw(_ line: HelpViewModel.Line, on canvas: inout Canvas, in row: Rect) {
    switch line {
    case .heading(let title): canvas.write(DrawableText(title), in: row, style: .heading)
    case .action(_, let help, let keys): draw(keys, help, on: &canvas, in: row)
    case .legend("", let meaning): canvas.write(DrawableText(meaning), in: row)
    case .legend(let sign, let meaning): draw(sign, meaning, on: &canvas, in: row)
    }
  }

  /// If there is too little room, the keys are cut, because the descriptions matter more.
  private func draw(
    _ keys: String, _ help: String, on canvas: inout Canvas, in row: Rect
  ) {
    var rest = row
    var label = rest.takeLeft(min(widths.keys, row.width / 3))
    _ = label.takeRight(1)
    canvas.write(DrawableText(keys), in: label, style: .key)
    canvas.write(DrawableText(help), in: rest)
  }
}

extension HelpScreen {
  /// The widths of the longest keys, with a gap, and of the longest line.
  private struct Widths {
    let keys: Int
    let whole: Int

    private static let maxKeys = 16

    @MainActor init(_ actions: [OfferedAction], isUnicode: Bool) {
      let labels = actions.map { DrawableText($0.helpLabel(isUnicode: isUnicode)) }
      keys = min((labels.map(\.width).max() ?? 0) + 1, Self.maxKeys)
      whole = keys + (actions.map { DrawableText($0.help).width }.max() ?? 0)
    }
  }
}
