import PokedexTerminalUI

/// The parts of the quiz, from top to bottom. A picture, also one that comes with the answer, takes the room that the
/// other parts leave; without one, the answers follow the clue.
struct QuizLayout {
  private(set) var prompt = Rect(.zero)
  private(set) var promptLines: [DrawableText] = []
  private(set) var clue = Rect(.zero)
  private(set) var hints = Rect(.zero)
  private(set) var hintLines: [DrawableText] = []
  private(set) var answers = Rect(.zero)

  init() {}

  /// - Parameters:
  ///   - answers: the number of lines of the choices or of the result.
  ///   - clueLines: returns the lines of the clue at a width; `nil` leaves room for a picture.
  init(
    _ area: Rect, prompt text: String, hints words: [String], answers count: Int,
    clueLines: (Int) -> Int?
  ) {
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
    // A short window has no blank line of its own below the clue.
    if let lines = clueLines(rest.width) { moveAnswers(below: lines + (isShort ? 1 : 0)) }
  }

  private mutating func moveAnswers(below lines: Int) {
    let spare = clue.height - lines
    guard spare > 0 else { return }
    clue.height = lines
    hints.y -= spare
    answers.y -= spare
  }
}
