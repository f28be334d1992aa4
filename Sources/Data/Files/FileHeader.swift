import Glibc

/// What a SQLite file says of itself, read without SQLite, which would take hold of the file and
/// notices that one was cut off only when it comes to what is missing.
///
/// Not for a file that this process has open: to close it here would end the locks that SQLite has
/// on it there.
///
/// The layout is that of <https://www.sqlite.org/fileformat.html#the_database_header>.
struct FileHeader {
  private let pageSize: Int
  private let pageCount: Int
  private let size: Int
  /// Whose file it is; 0 where nobody said so.
  let applicationID: Int
  /// Whether changes go to a log beside it first.
  let hasLog: Bool

  private static let magic = Array("SQLite format 3\0".utf8)

  /// Nothing for a file that cannot be read, or has no such header.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    var bytes = [UInt8](repeating: 0, count: 100)
    guard fstat(file, &status) == 0, pread(file, &bytes, bytes.count, 0) == bytes.count,
      bytes.starts(with: Self.magic)
    else { return nil }
    size = Int(status.st_size)
    let number = { (range: Range<Int>) in bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    // 65,536 does not fit the two bytes, and is written as 1.
    pageSize = number(16..<18) == 1 ? 65_536 : number(16..<18)
    pageCount = number(28..<32)
    applicationID = number(68..<72)
    hasLog = number(18..<20) == 0x0202
  }

  /// Whether the file is as long as it says.
  var isWhole: Bool { size >= pageSize * pageCount }
}
