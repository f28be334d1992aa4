import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The actions of the screen below and their keys, taken from the bindings that run them.
@MainActor final class HelpScreen: Screen {
  let title = worded("Help")
  let isOverlay = true

  private let lines: [Line]
  private let router: Router
  private let model = HelpViewModel()

  private enum Line {
    case heading(DrawableText)
    case binding(keys: [Key], help: DrawableText)
  }

  init(_ sections: [ActionSection], router: Router) {
    self.router = router
    lines = sections.flatMap { section in
      [.heading(DrawableText(section.title))]
        + section.actions.map { .binding(keys: $0.keys, help: DrawableText($0.help)) }
    }
  }

  private(set) lazy var bindings: [Binding] = [
    Binding(.closeHelp) { [router] in router.pop() },
    Binding(.lineDown) { [model] in model.scroll(by: 1) },
    Binding(.lineUp) { [model] in model.scroll(by: -1) },
    Binding(.helpPageDown) { [model] in model.scroll(pages: 1) },
    Binding(.helpPageUp) { [model] in model.scroll(pages: -1) },
    Binding(.first, "to the top") { [model] in model.scroll(by: .min / 2) },
    Binding(.last, "to the end") { [model] in model.scroll(by: .max / 2) },
  ]

  var speech: Speech? {
    Speech(
      place: title,
      lines: lines.map { line in
        guard case .binding(let keys, let help) = line else { return worded("\(help(of: line)):") }
        return worded("\(keys.map(\.spoken).joined(separator: ", ")): \(help)")
      })
  }

  func click(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .wheelUp: model.scroll(by: -3)
    case .wheelDown: model.scroll(by: 3)
    case .press, .doublePress: router.pop()
    }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.fit(lines: lines.count, height: boxHeight(in: area) - 2)
  }

  /// The height of the box, including its frame.
  private func boxHeight(in area: Rect) -> Int { min(lines.count + 2, area.height) }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let isUnicode = canvas.symbols.isUnicode
    let keyColumns = lines.map { keys(of: $0, isUnicode: isUnicode).width }.max() ?? 0
    let helpColumns = lines.map { help(of: $0).width }.max() ?? 0
    let wanted = Size(width: keyColumns + helpColumns + 8, height: boxHeight(in: area))
    let box = area.centered(wanted)
    canvas.fill(box)
    let inner = canvas.frame(box, style: .focus).inset(horizontal: 1)
    for (row, line) in lines.dropFirst(model.top).prefix(inner.height).enumerated() {
      draw(line, keyColumns: keyColumns, on: &canvas, in: inner.row(row))
    }
    let scroll = Scroll(
      selected: model.top, count: lines.count, height: inner.height, previous: model.top)
    canvas.draw(scroll, x: box.endX - 1, y: inner.y)
  }

  private func draw(_ line: Line, keyColumns: Int, on canvas: inout Canvas, in row: Rect) {
    var rest = row
    switch line {
    case .heading(let text): canvas.write(text, in: row, style: .heading)
    case .binding(_, let help):
      let keys = keys(of: line, isUnicode: canvas.symbols.isUnicode)
      // If both do not fit, the keys are cut, because the descriptions matter more.
      let room = min(keyColumns + 2, rest.width / 2)
      canvas.write(keys, in: rest.takeLeft(room), style: .key)
      canvas.write(help, in: rest)
    }
  }

  private func keys(of line: Line, isUnicode: Bool) -> DrawableText {
    guard case .binding(let keys, _) = line else { return .empty }
    return DrawableText(keys.map { $0.label(isUnicode: isUnicode) }.joined(separator: " "))
  }

  private func help(of line: Line) -> DrawableText {
    switch line {
    case .heading(let text): text
    case .binding(_, let help): help
    }
  }
}
