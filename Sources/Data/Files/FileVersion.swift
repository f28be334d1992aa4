import Glibc

/// The marks that tell one version of a file from another.
struct FileVersion: Hashable {
  private let device, file, size, seconds, nanoseconds: Int

  /// `nil` if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = Int(clamping: status.st_dev)
    file = Int(clamping: status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
