import PokedexPresentation
import PokedexTerminalUI

/// A box with a question to which one says yes or no.
@MainActor final class QuestionScreen: Screen {
  let title = "Question"
  let isOverlay = true
  /// So that no letter means something else here.
  let takesText = true

  private let question: String
  private let router: Router
  private let accept: () -> Message?

  init(_ question: String, router: Router, accept: @escaping () -> Message?) {
    (self.question, self.router, self.accept) = (question, router, accept)
  }

  /// For when nothing is asked any more.
  static func empty(_ router: Router) -> QuestionScreen {
    QuestionScreen("Nothing is asked here any more.", router: router) { nil }
  }

  private(set) lazy var bindings: [Binding] = [
    Binding.telling(
      "y", "do it", hint: "yes",
      run: { [router, accept] in
        router.pop()
        return accept()
      }),
    Binding("n<esc>", "leave it", hint: "no") { [router] in router.pop() },
  ]

  func type(_ key: Key) -> Bool { !bindings.contains { $0.keys.contains(key) } }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press || mouse.kind == .doublePress { router.pop() }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let text = DrawableText("\(question) y/n")
    let room = max(8, min(text.width, area.width - 6))
    let lines = text.wrapped(to: room)
    let box = area.centered(Size(width: room + 4, height: lines.count + 2))
    canvas.fill(box)
    let inner = canvas.frame(box, style: .focus).inset(horizontal: 1)
    for (row, line) in lines.enumerated() { canvas.write(line, in: inner.row(row)) }
  }
}
