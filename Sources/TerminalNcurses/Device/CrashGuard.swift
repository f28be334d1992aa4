internal import CTerminal
import Glibc
import PokedexTerminalUI

/// Restores the terminal when a signal ends the process, whatever the program is doing.
struct CrashGuard {
  let terminal: Int32
  /// The file for the message about the crash.
  var errors = STDERR_FILENO
  /// The file of captured standard error; -1 when nothing was captured.
  var collected: Int32 = -1
  /// The bytes that restore the screen.
  var restore: [UInt8] = []
  let note: CrashNote

  /// Saves the current terminal settings, which the handler restores.
  func install() {
    let logHint = note.log.map { "; the log is in \(DrawableText($0))" } ?? ""
    crash_guard_install(
      terminal, errors, collected, restore, restore.count,
      "\(note.program) crashed (signal ", "\(logHint)\n", note.log ?? "")
  }

  /// Removes the guard, once the terminal is restored.
  func remove() { crash_guard_remove() }
}
