import Glibc

/// What a SQLite file says of its own size. SQLite notices that a file was cut off only when it
/// comes to what is missing.
///
/// The layout is that of <https://www.sqlite.org/fileformat.html#the_database_header>.
struct FileHeader {
  private let pageSize: Int
  private let pageCount: Int
  private let size: Int

  /// Nothing for a file that cannot be read or is too short to have a header.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    var bytes = [UInt8](repeating: 0, count: 100)
    guard fstat(file, &status) == 0, pread(file, &bytes, bytes.count, 0) == bytes.count else {
      return nil
    }
    size = Int(status.st_size)
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    // 65,536 does not fit the two bytes, and is written as 1.
    pageSize = number(16..<18) == 1 ? 65_536 : number(16..<18)
    pageCount = number(28..<32)
  }

  /// Whether the file is as long as it says.
  var isWhole: Bool { size >= pageSize * pageCount }
}
