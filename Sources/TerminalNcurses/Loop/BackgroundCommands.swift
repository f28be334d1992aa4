internal import CTerminal
import PokedexTerminalUI

/// The commands that run beside the program. ``collect()`` must be called at each SIGCHLD.
@MainActor final class BackgroundCommands {
  private struct Command {
    let process: Int32
    let onEnd: @MainActor (Int32) -> Void
  }

  private var running: [Command] = []

  /// - Returns: whether there is a shell.
  func start(_ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void) -> Bool {
    guard let process = command.start() else { return false }
    running.append(Command(process: process, onEnd: onEnd))
    return true
  }

  /// Reports the commands that have ended.
  func collect() {
    let all = running.map { (command: $0, status: shell_status($0.process)) }
    running = all.filter { $0.status < 0 }.map(\.command)
    for (command, status) in all where status >= 0 { command.onEnd(status) }
  }
}
