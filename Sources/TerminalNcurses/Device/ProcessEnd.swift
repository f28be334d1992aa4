internal import CTerminal
import Glibc

/// Ends the process by a signal, so that its parent sees the cause (a shell: 128 + number). Restore
/// the terminal first.
package func endProcess(by signal: Int32) -> Never {
  signal_raise_default(signal)
  exit(128 + signal)
}
