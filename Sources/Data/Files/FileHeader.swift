import Glibc

/// The header of a SQLite file, read without SQLite: SQLite would lock the file, and detects a
/// truncated one only when it reads a missing page.
///
/// Not for a file that this process has open in SQLite: closing it here would release SQLite's
/// locks.
///
/// Format: <https://www.sqlite.org/fileformat.html#the_database_header>.
struct FileHeader {
  private let pageSize: Int
  private let pageCount: Int
  private let size: Int
  /// The application ID; 0 if it was never set.
  let applicationID: Int
  /// Whether the database is in WAL mode.
  let usesWAL: Bool

  private static let magic = Array("SQLite format 3\0".utf8)

  /// Returns `nil` if the file cannot be read or has no SQLite header.
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
    // 65,536 does not fit into two bytes and is stored as 1.
    pageSize = number(16..<18) == 1 ? 65_536 : number(16..<18)
    pageCount = number(28..<32)
    applicationID = number(68..<72)
    usesWAL = number(18..<20) == 0x0202
  }

  /// Whether the file is at least as long as its header states.
  var isWhole: Bool { size >= pageSize * pageCount }
}
