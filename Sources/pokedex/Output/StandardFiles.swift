import Glibc

/// The three standard files: input, output and error.
enum StandardFiles {
  /// Opens closed standard files, so that no file opened later gets their descriptors and receives
  /// printed text. Writing to a standard output that was closed still fails.
  static func openClosed() {
    for (file, mode) in [
      (STDIN_FILENO, O_RDWR), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ]
    where fcntl(file, F_GETFD) < 0 {
      let placeholder = open("/dev/null", mode)
      if placeholder >= 0, placeholder != file {
        dup2(placeholder, file)
        close(placeholder)
      }
    }
  }
}
