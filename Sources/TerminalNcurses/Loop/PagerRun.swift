internal import CTerminal
import Glibc
import PokedexTerminalUI

extension ShellCommand {
  /// Runs the command as a pager on the terminal of the standard output, with a text as its input,
  /// and waits for its end.
  ///
  /// - Returns: `nil` if the pager has shown the text, also if the user left it early; otherwise its
  ///   exit status, or 128 plus the number of the signal that ended it.
  package func page(_ text: String) -> Int32? {
    var arguments = self.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var text = text
    var hasRead = false
    let status = text.withUTF8 { bytes in
      pager_run(arguments, UnsafeRawPointer(bytes.baseAddress), bytes.count, &hasRead)
    }
    return Self.hasFailed(status, hasRead: hasRead) ? status : nil
  }

  /// Whether the text has to be shown without the pager. Many pagers end with another status than 0
  /// where a user leaves them, such as less with -K after Ctrl-C; but by then they have read a part of
  /// the text. A pager that fails at its start has read nothing.
  private static func hasFailed(_ status: Int32, hasRead: Bool) -> Bool {
    if [126, 127].contains(status) { return true }
    return !hasRead && ![0, 128 + SIGINT, 128 + SIGQUIT].contains(status)
  }
}
