import PokedexPresentation
import PokedexTerminalUI

/// A dialog with a yes-or-no question.
@MainActor final class QuestionScreen: Screen {
  let title: String
  /// Prevents letters from running global actions.
  let takesText = true

  private let question: String
  private let answers: String
  private let dialogs: Dialogs
  private let more: [Binding]
  private let accept: () -> StatusMessage?

  init(
    _ question: String, title: String, answers: String, more: [Binding], dialogs: Dialogs,
    accept: @escaping () -> StatusMessage?
  ) {
    self.question = question
    self.title = title
    self.answers = answers
    self.dialogs = dialogs
    self.more = more
    self.accept = accept
  }

  private(set) lazy var bindings: [Binding] =
    [
      Binding(
        reporting: .yes,
        run: { [dialogs, accept] in
          dialogs.close()
          return accept().map { Message($0) }
        }),
      Binding(.no) { [dialogs] in dialogs.close() },
    ] + more

  func type(_ key: Key) -> Bool { true }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press || mouse.kind == .doublePress { dialogs.close() }
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
