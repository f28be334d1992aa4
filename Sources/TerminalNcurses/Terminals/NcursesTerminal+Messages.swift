import PokedexTerminalUI

/// Output other than frames: titles, clipboard and queries.
extension NcursesTerminal {
  /// The timeout for the terminal's answers to queries. It is short because quitting waits for
  /// them: a tenth of a second would be noticeable.
  private static let answerTimeout = Duration.milliseconds(80)
  /// The maximum number of bytes for the clipboard; some terminals refuse more.
  private static let clipboardLimit = 8192

  package func copy(_ text: String) -> Bool {
    guard modes.takesOSC, text.utf8.count <= Self.clipboardLimit else { return false }
    screen?.send(TerminalModes.clipboard(DrawableText(text).string))
    return true
  }

  package func setTitle(_ title: String) {
    guard modes.hasTitle else { return }
    let text = DrawableText(title).clipped(to: 80)
    screen?.send(TerminalModes.title(text.inLocale))
  }

  /// Asks the terminal for its background and its name, where they matter.
  func queryTerminal() {
    let asksForBackground = modes.takesOSC && lightTheme != nil
    let questions =
      (asksForBackground ? [TerminalModes.backgroundQuery] : [])
      + (needsName ? [PictureSupport.query] : [])
    guard !questions.isEmpty else { return }
    screen?.send(questions.flatMap { $0 })
    answersDue = questions.count
    answerDue = .now + Self.answerTimeout
  }

  func apply(version: String) {
    answersDue -= 1
    let before = pictures
    drawsPixels = PictureSupport.isSupported(byVersion: version)
    if pictures != before { invalidate() }
  }

  func apply(_ background: Background) {
    answersDue -= 1
    guard background == .light, let lightTheme, theme != lightTheme else { return }
    theme = lightTheme
    screen?.setTheme(theme)
    invalidate()
  }

  package func use(_ theme: (Theme) -> Theme) {
    lightTheme = nil
    self.theme = theme(self.theme)
    screen?.setTheme(self.theme)
    invalidate()
  }

  /// Waits for the terminal's answers, which would otherwise reach the shell as typed text.
  func awaitAnswers() {
    if let answerDue { keyboard.awaitAnswers(answersDue, until: answerDue) }
    answerDue = nil
  }
}
