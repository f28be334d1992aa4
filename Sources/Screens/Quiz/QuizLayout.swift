import PokedexTerminalUI

/// The parts of the quiz, from top to bottom. The clue takes the room that the other parts leave.
struct QuizLayout {
  private(set) var prompt = Rect(.zero)
  private(set) var promptLines: [DrawableText] = []
  private(set) var clue = Rect(.zero)
  private(set) var hints = Rect(.zero)
  private(set) var hintLines: [DrawableText] = []
  private(set) var answers = Rect(.zero)

  init() {}

  /// - Parameter answers: the number of lines of the choices or of the result.
  init(_ area: Rect, prompt text: String, hints words: [String], answers count: Int) {
    var rest = area.inset(horizontal: 1)
    _ = rest.takeTop(1)
    let isShort = area.height < 16
    if !isShort { _ = rest.takeTop(1) }
    promptLines = DrawableText(text).wrapped(to: rest.width)
    prompt = rest.takeTop(min(promptLines.count, 3))
    answers = rest.takeBottom(min(count, max(1, rest.height)))
    let hint = words.joined(separator: " · ")
    hintLines = hint.isEmpty ? [] : DrawableText(hint).wrapped(to: rest.width)
    hints = rest.takeBottom(min(hintLines.count, 2))
    if !isShort {
      _ = rest.takeTop(1)
      _ = rest.takeBottom(1)
    }
    clue = rest
  }
}
