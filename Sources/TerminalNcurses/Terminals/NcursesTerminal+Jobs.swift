internal import CTerminal
import Glibc
import PokedexTerminalUI

/// Stopping and resuming.
extension NcursesTerminal {
  /// Stops the whole job, as the terminal does for Ctrl-Z.
  package func suspend() { if maySuspend { kill(0, SIGTSTP) } }

  /// Without a shell that could continue the process, the system ignores the stop.
  func stopProcess() {
    lendTerminal {
      signal_raise_default(SIGTSTP)
      keyboard.waitForForeground()
      screen?.adoptLine()
    }
  }

  /// Keys that the command has not read were meant for it.
  package func run(_ command: ShellCommand) -> Int32 {
    lendTerminal {
      defer {
        keyboard.dropInput()
        screen?.restoreLine()
      }
      return command.run(input: keyboard.file, output: output)
    }
  }

  package func start(
    _ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void
  ) -> Bool {
    background.start(command, onEnd: onEnd)
  }

  /// Restores the terminal for the shell or a command, and takes the screen again afterwards.
  private func lendTerminal<Result>(during work: () -> Result) -> Result {
    awaitAnswers()
    screen?.leave()
    crashGuard?.remove()
    let result = work()
    keyboard.waitForForeground()
    crashGuard?.install()
    takeScreenAgain()
    return result
  }

  /// Takes the screen again, once in the foreground, unless a signal requests the end.
  func resume() {
    keyboard.waitForForeground()
    if signal_requesting_end() == 0 { takeScreenAgain() }
  }

  private func takeScreenAgain() {
    measure()
    screen?.resume(window)
    askTerminal()
    emit(.resumed)
    invalidate()
  }
}
