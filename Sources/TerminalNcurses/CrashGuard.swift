internal import CTerminal
import Glibc
import PokedexTerminalUI

/// Gives the terminal back when the process dies of a signal, whatever it was doing.
struct CrashGuard {
  let terminal: Int32
  /// Where it is said what happened.
  var errors = STDERR_FILENO
  /// What was written to the standard error meanwhile; -1 where nothing was collected.
  var collected: Int32 = -1
  /// What gives the screen back.
  var restore: [UInt8] = []
  let note: CrashNote

  /// Keeps the settings that the line has now, for what they are to be again.
  func install() {
    let place = note.log.map { "; the log is in \(DrawableText($0))" } ?? ""
    crash_guard_install(
      terminal, errors, collected, restore, restore.count,
      "\(note.program) crashed (signal ", "\(place)\n", note.log ?? "")
  }

  /// There is nothing to give back any more.
  func remove() { crash_guard_remove() }
}
