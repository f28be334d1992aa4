import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// An overlay with a yes-or-no question.
@MainActor final class QuestionScreen: Screen {
  let title: String
  let isOverlay = true
  /// Prevents letters from running global actions.
  let takesText = true

  private let question: String
  private let answers: String
  private let router: Router
  private let more: [Binding]
  private let accept: () -> Message?

  /// - Parameters:
  ///   - title: the title in the help.
  ///   - answers: the possible answers, shown after the question.
  ///   - more: bindings for answers other than yes and no.
  init(
    _ question: String, title: String = worded("Question"), router: Router,
    answers: String = worded("y/n"),
    more: [Binding] = [], accept: @escaping () -> Message?
  ) {
    self.question = question
    self.title = title
    self.answers = answers
    self.router = router
    self.more = more
    self.accept = accept
  }

  /// A substitute for a question that no longer exists.
  static func empty(_ router: Router) -> QuestionScreen {
    QuestionScreen(worded("This question is closed."), router: router) { nil }
  }

  private(set) lazy var bindings: [Binding] =
    [
      Binding(
        reporting: .yes,
        run: { [router, accept] in
          router.pop()
          return accept()
        }),
      Binding(.no) { [router] in router.pop() },
    ] + more

  func type(_ key: Key) -> Bool { true }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press || mouse.kind == .doublePress { router.pop() }
  }

  var speech: Speech? { Speech(title: title, lines: ["\(question) \(answers)"]) }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let text = DrawableText("\(question) \(answers)")
    let room = max(8, min(text.width, area.width - 6))
    let lines = text.wrapped(to: room)
    let box = area.centered(Size(width: room + 4, height: lines.count + 2))
    let inner = canvas.box(box).inset(horizontal: 1)
    for (row, line) in lines.enumerated() { canvas.write(line, in: inner.row(row)) }
  }
}
