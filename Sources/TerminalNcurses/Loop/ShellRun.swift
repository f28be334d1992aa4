internal import CTerminal
import Glibc
import PokedexTerminalUI

extension ShellCommand {
  /// Runs the command in a shell and waits for its end.
  ///
  /// - Parameters:
  ///   - input, output: the terminal.
  /// - Returns: the exit status; 128 plus the number of the signal that ended the shell; or 127 if
  ///   the shell cannot run.
  func run(input: Int32, output: Int32) -> Int32 {
    withArguments { shell_run($0, input, output) }
  }

  /// Starts the command in a shell, without a terminal.
  ///
  /// - Returns: the process of the shell; `nil` if the shell cannot run.
  func start() -> Int32? {
    let process = withArguments { shell_start($0) }
    return process < 0 ? nil : process
  }

  /// Gives the arguments of the shell, ended by `nil`, to a function of C.
  private func withArguments(_ body: ([UnsafeMutablePointer<CChar>?]) -> Int32) -> Int32 {
    let arguments = self.arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    return body(arguments + [nil])
  }
}
