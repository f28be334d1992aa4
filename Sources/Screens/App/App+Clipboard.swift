import PokedexDomain
import PokedexPresentation

/// The state of copying through programs.
struct Copying {
  var isAtWork = false
  /// The text to copy next.
  var next: String?
}

/// Copying.
extension App {
  /// Copies by the first way that works. The message says which one it was. While a program is at
  /// work, the text waits for its end: otherwise the clipboard would have that of the slower one.
  func copy() -> Message? {
    guard let text = copiedText else { return Message(worded("nothing is selected")) }
    return copy(whenReady: text)
  }

  func copyCommand() -> Message? {
    guard let command = factory.models.command(in: router) else {
      return Message(worded("no command prints this screen"))
    }
    return copy(whenReady: command)
  }

  private func copy(whenReady text: String) -> Message? {
    guard !copying.isAtWork else {
      copying.next = text
      return nil
    }
    return copy(text)
  }

  private func copy(_ text: String) -> Message? {
    copy(text, by: text.utf8.count <= ClipboardProgram.limit ? commands.clipboards[...] : [])
  }

  /// - Returns: a message, unless a program is still at work.
  private func copy(_ text: String, by programs: ArraySlice<ClipboardProgram>) -> Message? {
    guard let program = programs.first else { return copyByTerminal(text) }
    copying.isAtWork = terminal.start(program.command(copying: text)) { [weak self] status in
      self?.end(copying: text, by: programs, status)
    }
    return copying.isAtWork ? nil : copy(text, by: programs.dropFirst())
  }

  /// Goes on after a program has ended: with the text that has been waiting, if there is one.
  private func end(
    copying text: String, by programs: ArraySlice<ClipboardProgram>, _ status: Int32
  ) {
    let next = copying.next
    copying = Copying()
    if let next {
      show(copy(next))
    } else if status == 0, let name = programs.first?.name {
      show(Message(worded("copied with \(name): \(Self.shown(text))")))
    } else {
      show(copy(text, by: programs.dropFirst()))
    }
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
