internal import CTerminal
import Glibc
import PokedexTerminalUI

extension ShellCommand {
  /// Runs the command and waits for its end; one in the background ends its shell at once.
  ///
  /// - Parameters:
  ///   - input, output: the terminal, in whose foreground it runs.
  func run(input: Int32, output: Int32) -> Int32 {
    var arguments = self.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    return isInBackground
      ? shell_run(arguments, -1, -1) : shell_run(arguments, input, output)
  }
}
