import CSQLiteGuard
import GRDB

extension Configuration {
  /// The maximum size in bytes of a value: a text, a picture or a packed column of a dex.
  static let maxBlobLength = 64 << 20

  /// A configuration for files from untrusted sources: triggers and views do not run, values have a
  /// maximum size, and SQLite uses at most 64 MiB in the whole process. Every file that is read
  /// uses it; only `DexWriter` does not, since it creates its file.
  ///
  /// - Parameter longest: the maximum size of a value in bytes.
  static func guarded(longest: Int = maxBlobLength) -> Configuration {
    var configuration = Configuration()
    configuration.addGuard(longest: longest)
    return configuration
  }

  /// Adds the guard to a configuration. Add settings that the guard forbids before it.
  mutating func addGuard(longest: Int = maxBlobLength) {
    prepareDatabase { db in
      guard let connection = db.sqliteConnection else { return }
      let code = sqlite_guard(connection, Int32(clamping: longest))
      guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
  }
}
