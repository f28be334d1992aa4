import Glibc

/// The three files that every program expects to be open.
enum StandardFiles {
  /// Opens those that are closed, so that no file that is opened later gets their numbers: what is
  /// printed would be written into it. An output that was closed still cannot be written to.
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
