import CSQLiteGuard
import GRDB

extension Configuration {
  /// Values of files with texts and pictures, or with packed columns of a dex.
  static let longestBlob = 64 << 20

  /// A connection that believes no file: its triggers and views are not run, its values have a
  /// bound, and SQLite does not hold more than 64 MiB in all of the process. Every file that is read
  /// may come from elsewhere, and is opened so; `DexWriter` alone is not, since it begins its file.
  ///
  /// - Parameter longest: bytes of the longest value.
  static func guarded(longest: Int = longestBlob) -> Configuration {
    var configuration = Configuration()
    configuration.addGuard(longest: longest)
    return configuration
  }

  /// For a connection whose settings a guarded one would refuse: they come before.
  mutating func addGuard(longest: Int = longestBlob) {
    prepareDatabase { db in
      guard let connection = db.sqliteConnection else { return }
      let code = sqlite_guard(connection, Int32(clamping: longest))
      guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
  }
}
