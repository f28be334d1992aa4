import Glibc

/// Replaces the standard output with the terminal, and keeps the original output, such as a pipe,
/// for the result.
package struct BorrowedOutput {
  private let original: Int32

  /// Makes the terminal of the session (`/dev/tty`) the standard output.
  ///
  /// - Throws: ``TerminalError/noSession`` if the session has no terminal.
  package init() throws(TerminalError) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    original = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard terminal >= 0, original >= 0 else { throw .noSession }
    dup2(terminal, STDOUT_FILENO)
    close(terminal)
  }

  package func restore() {
    dup2(original, STDOUT_FILENO)
    close(original)
  }
}
