import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Every key of the screen below, from the tables that handle them.
@MainActor final class HelpScreen: Screen {
  let scope = KeyScope.help
  let title = worded("Help")
  let isOverlay = true

  private let lines: [Line]
  private let router: Router
  private let model = HelpViewModel()

  private enum Line {
    case heading(DrawableText)
    case binding(keys: [Key], help: DrawableText)
  }

  /// - Parameter keys: those that the user has chosen.
  init(about screen: (any Screen)?, global: [Binding], keys: KeyMap, router: Router) {
    self.router = router
    let sections = [
      (screen?.title ?? "", screen?.scope ?? .everywhere, screen?.bindings ?? []),
      (worded("Everywhere"), .everywhere, global),
    ]
    lines = sections.flatMap { title, scope, bindings in
      [.heading(DrawableText(title))]
        + bindings.map {
          .binding(keys: keys.shown($0.keys, in: scope), help: DrawableText($0.help))
        }
    }
  }

  private(set) lazy var bindings: [Binding] = [
    Binding("<esc>?<f1>qh<left><bs>", "back", hint: "back") { [router] in router.pop() },
    Binding("<down>j", "a line down", hint: "scroll", hintKeys: "<up><down>") { [model] in
      model.scroll(by: 1)
    },
    Binding("<up>k", "a line up") { [model] in model.scroll(by: -1) },
    Binding("<pagedown><c-f><space><c-d>", "a page down") { [model] in model.scroll(pages: 1) },
    Binding("<pageup><c-b><c-u>", "a page up") { [model] in model.scroll(pages: -1) },
    Binding("<home>g", "to the top") { [model] in model.scroll(by: .min / 2) },
    Binding("<end>G", "to the end") { [model] in model.scroll(by: .max / 2) },
  ]

  var words: Words? {
    Words(
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

  /// With its frame.
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
      // Where there is no room for both, the keys make way: what they do matters more.
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
