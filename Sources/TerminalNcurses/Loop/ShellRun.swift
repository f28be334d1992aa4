internal import CTerminal
import Glibc
import PokedexTerminalUI

extension ShellCommand {
  /// Runs the command in a shell and waits for the shell, which ends at once if the command runs in
  /// the background.
  ///
  /// - Parameters:
  ///   - input, output: the terminal, for a command in the foreground.
  /// - Returns: the exit status; 128 plus the number of the signal that ended the shell; or 127 if
  ///   the shell cannot run.
  func run(input: Int32, output: Int32) -> Int32 {
    var arguments = self.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    return isInBackground
      ? shell_run(arguments, -1, -1) : shell_run(arguments, input, output)
  }
}
