import PokedexTerminalUI

/// Output other than frames: titles, clipboard and questions.
extension NcursesTerminal {
  package func copy(_ text: String) -> Bool {
    guard modes.takesOSC, text.utf8.count <= TerminalClipboard.limit else { return false }
    let isInScreen = PictureSupport.isInScreen(Self.variable)
    screen?.send(TerminalClipboard.bytes(DrawableText(text).string, isInScreen: isInScreen))
    return true
  }

  package func setTitle(_ title: String) {
    guard modes.hasTitle else { return }
    let text = DrawableText(title).clipped(to: 80)
    screen?.send(TerminalModes.title(text.inLocale))
  }

  package func use(_ theme: (Theme) -> Theme) {
    themes = nil
    show(theme(self.theme))
  }

  private func show(_ theme: Theme) {
    guard theme != self.theme else { return }
    self.theme = theme
    screen?.setTheme(theme)
    invalidate()
  }
}

/// Questions to the terminal.
extension NcursesTerminal {
  /// The timeout for the answers, as quitting waits for them. A terminal that answers at all does so
  /// within the delay of its line.
  private static let answerTimeout = Duration.seconds(1)

  /// Asks for the background and the terminal's name, where they matter, and for the width of
  /// ambiguous characters. The next frame must be a whole one.
  func askTerminal() {
    ask(
      (themes != nil ? [.background] : []) + (needsName ? [.version] : [])
        + [.widths(isUnicode: TerminalLocale.isUTF8)])
  }

  /// Asks again for what may be different when the user returns to the window, or when the terminal
  /// reports new colours: the background of the desktop, or another terminal around tmux.
  func askAgain() {
    if themes != nil { ask([.background, .answer]) }
  }

  private func ask(_ questions: [TerminalQuestion]) {
    guard modes.takesOSC, TerminalQuestion.fit(size) else { return }
    screen?.send(questions.flatMap(\.bytes))
    // Those of an earlier question that are late will not come.
    let missing = answers.due > .now ? answers.missing : 0
    answers = (missing + 1, .now + Self.answerTimeout)
  }

  func take(_ report: TerminalReport) {
    // Comes unasked. The colours themselves tell more than whether the desktop is dark.
    if report == .newColors { return askAgain() }
    guard answers.missing > 0 else { return }
    switch report {
    case .background(let background): apply(background)
    case .version(let version): apply(version: version)
    case .column(let column):
      answers.missing -= 1
      // Smaller after a question without ambiguous characters.
      guard column >= TerminalQuestion.usualColumn else { return }
      emit(.ambiguousWidth(column == TerminalQuestion.usualColumn ? 1 : 2))
    case .newColors: break
    }
  }

  private func apply(version: String) {
    let before = pictures
    knownPictures = PictureSupport.style(byVersion: version)
    if pictures != before { invalidate() }
  }

  private func apply(_ background: Background) {
    if let themes { show(background == .light ? themes.light : themes.dark) }
  }

  /// Waits for the answers, and drops the beginning of late ones: the shell would get them as typed
  /// text. In the background, the shell gets them already, and reading would stop the program.
  func awaitAnswers() {
    guard keyboard.isInForeground else { return }
    if !keyboard.awaitAnswers(answers.missing, until: answers.due) { keyboard.dropInput() }
    answers.missing = 0
  }
}
