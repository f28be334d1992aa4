import Glibc

/// A small file system for a test, which can be full or read-only.
package final class SmallDisk {
  package let path: String

  /// Whether this process may mount a file system, which only root may.
  package static let isPossible: Bool = {
    guard let disk = try? SmallDisk(kibibytes: 64) else { return false }
    return !disk.path.isEmpty
  }()

  package struct Refused: Error {}

  package init(kibibytes: Int) throws {
    var name = Array("/tmp/pokedex-disk-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Refused() }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard mount("tmpfs", path, "tmpfs", 0, "size=\(kibibytes)k,mode=700") == 0 else {
      rmdir(path)
      throw Refused()
    }
  }

  /// Makes the file system read-only or writable.
  ///
  /// The kernel refuses to make it read-only while any process has a file on it open for writing,
  /// even a process that another test has just forked and that has not yet closed its inherited
  /// files. So this retries for up to ten seconds.
  package func setReadOnly(_ isReadOnly: Bool) throws {
    let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
    for _ in 0..<1000 {
      guard mount("tmpfs", path, "tmpfs", flags, nil) != 0 else { return }
      guard errno == EBUSY else { break }
      usleep(10_000)
    }
    throw Refused()
  }

  /// Fills the file system, or makes room again.
  package func setFull(_ isFull: Bool) {
    let file = path + "/filling"
    guard isFull else {
      unlink(file)
      return
    }
    let handle = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    let block = [UInt8](repeating: 0, count: 4096)
    while write(handle, block, block.count) > 0 {}
    close(handle)
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
    rmdir(path)
  }
}
