internal import CTerminal
import Glibc
import PokedexTerminalUI

extension ShellCommand {
  /// Runs the command as a pager on the terminal of the standard output, with a text as its input,
  /// and waits for its end.
  ///
  /// - Returns: `false` if the shell or the pager cannot run; `true` also if the user quits the
  ///   pager before it has read the whole text.
  package func page(_ text: String) -> Bool {
    var arguments = self.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var text = text
    let status = text.withUTF8 { bytes in
      pager_run(arguments, UnsafeRawPointer(bytes.baseAddress), bytes.count)
    }
    return ![126, 127].contains(status)
  }
}
