internal import CTerminal
import Glibc
import PokedexTerminalUI

/// A terminal that belongs to a job of a shell: the program stops with its job, lends the terminal to
/// commands, and takes it again afterwards.
@MainActor protocol JobTerminal: Terminal {
  var keyboard: Keyboard { get set }
  var background: BackgroundCommands { get }
  /// Whether Ctrl-Z suspends.
  var maySuspend: Bool { get }
  /// The guard during `run`.
  var crashGuard: CrashGuard? { get }

  /// Restores the terminal for the shell or a command.
  func giveBack()
  /// Takes the terminal in the foreground, whatever others have left on it.
  func takeAgain()
  /// Restores the settings of the device, which a command may have changed.
  func restoreLine()
  /// After a stop, the settings of the device are those that the user wants from now on.
  func adoptLine()

  func emit(_ event: Event)
  func finish(_ reason: EndReason)
}

/// Stopping and resuming.
extension JobTerminal {
  /// Stops the whole job, as the terminal does for Ctrl-Z.
  package func suspend() { if maySuspend { kill(0, SIGTSTP) } }

  /// Without a shell that could continue the process, the system ignores the stop.
  func stopProcess() {
    lend {
      signal_raise_default(SIGTSTP)
      keyboard.waitForForeground()
      adoptLine()
    }
  }

  /// Takes the terminal again after a stop of any kind, once in the foreground, unless a signal
  /// requests the end.
  func resume() {
    keyboard.waitForForeground()
    if signal_requesting_end() == 0 { takeAgain() }
  }

  private func lend<Result>(during work: () -> Result) -> Result {
    giveBack()
    // While the terminal is lent, a crash has nothing to restore.
    crashGuard?.remove()
    let result = work()
    keyboard.waitForForeground()
    crashGuard?.install()
    resume()
    return result
  }
}

/// Commands.
extension JobTerminal {
  /// Keys that the command has not read were meant for it.
  package func run(_ command: ShellCommand) -> Int32 {
    lend {
      defer {
        keyboard.dropInput()
        restoreLine()
      }
      return command.run(input: keyboard.file, output: STDOUT_FILENO)
    }
  }

  package func start(
    _ command: ShellCommand, onEnd: @escaping @MainActor (Int32) -> Void
  ) -> Bool {
    background.start(command, onEnd: onEnd)
  }
}

/// Signals, and the keys that stand for them.
extension JobTerminal {
  func handle(_ signal: Int32) {
    switch signal {
    case SIGTSTP: stopProcess()
    case SIGCONT: resume()
    case SIGCHLD: background.collect()
    default: finish(.signal(signal))
    }
  }

  func press(_ key: Key) {
    switch key.signal {
    case SIGINT: finish(.signal(SIGINT))
    case SIGQUIT: kill(getpid(), SIGQUIT)
    case SIGTSTP: suspend()
    default: emit(.key(key))
    }
  }
}
