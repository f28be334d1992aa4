import Glibc

/// The three standard files: input, output and error.
enum StandardFiles {
  /// Opens closed standard files, so that no file opened later gets their descriptors and receives
  /// printed text. Writing to an output that was closed still fails.
  static func claim() {
    for (file, mode) in [
      (STDIN_FILENO, O_RDWR), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ]
    where fcntl(file, F_GETFD) < 0 {
      let stand = open("/dev/null", mode)
      if stand >= 0, stand != file {
        dup2(stand, file)
        close(stand)
      }
    }
  }
}
