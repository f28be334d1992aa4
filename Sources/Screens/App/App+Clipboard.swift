import PokedexDomain
import PokedexPresentation

/// Copying.
extension App {
  /// Copies by the first way that works. The message says which one it was.
  func copy() -> Message? {
    guard let text = copiedText else { return nil }
    return copy(text, by: text.utf8.count <= ClipboardProgram.limit ? commands.clipboards[...] : [])
  }

  /// - Returns: a message, unless a program is still at work.
  private func copy(_ text: String, by programs: ArraySlice<ClipboardProgram>) -> Message? {
    guard let program = programs.first else { return copyByTerminal(text) }
    let isStarted = terminal.start(program.command(copying: text)) { [weak self] status in
      guard let self else { return }
      show(
        status == 0
          ? Message(worded("copied with \(program.name): \(Self.shown(text))"))
          : copy(text, by: programs.dropFirst()))
    }
    return isStarted ? nil : copy(text, by: programs.dropFirst())
  }

  /// The message only says “sent”, because a terminal does not report whether it set its clipboard.
  private func copyByTerminal(_ text: String) -> Message? {
    terminal.copy(text)
      ? Message(worded("sent to the terminal's clipboard: \(Self.shown(text))"))
      : Message(worded("this terminal has no clipboard"), .warning)
  }

  private static func shown(_ text: String) -> String {
    let lines = text.count { $0 == "\n" }
    return lines > 0 ? worded("\(Formatting.count(lines)) lines") : text
  }
}
