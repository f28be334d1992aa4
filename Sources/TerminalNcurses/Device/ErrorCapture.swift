internal import CTerminal
import Glibc

/// Captures the standard error while the screen is in use, where it would be lost among the cells,
/// and prints it afterwards.
struct ErrorCapture {
  /// The file of captured bytes; -1 when nothing is captured.
  let file: Int32
  /// The real standard error.
  let original: Int32

  /// Begins the capture, if the standard error is a terminal.
  init() {
    let file = isatty(STDERR_FILENO) == 1 ? memory_file() : -1
    let copy = file >= 0 ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1
    self.file = copy >= 0 ? file : -1
    original = copy >= 0 ? copy : STDERR_FILENO
    if copy >= 0 { dup2(file, STDERR_FILENO) }
  }

  /// Ends the capture and prints its last 16 KiB.
  func end() {
    guard file >= 0 else { return }
    dup2(original, STDERR_FILENO)
    close(original)
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let size = lseek(file, 0, SEEK_END)
    let count = pread(file, &buffer, buffer.count, max(0, size - off_t(buffer.count)))
    if count > 0 { write(STDERR_FILENO, buffer, count) }
    close(file)
  }
}
