import GRDB
import Glibc
import PokedexDomain

extension DatabaseError {
  /// Whether the file is damaged or not a database.
  var isDamage: Bool { [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) }
}

/// The reasons why a store cannot be used, as messages for the user.
package enum StoreFailure {
  static var foreign: String {
    worded("it is not a pokedex store: move it away, and a new one is created")
  }
  static var newer: String { worded("it was made by a newer pokedex") }
  static var damaged: String {
    worded("it is damaged: move it away, and a new one is created")
  }
  package static var ownStore: String { worded("your marks are stored in it") }
  static var halfWritten: String {
    worded(
      "a write was interrupted; to roll it back, this file and the one ending in -journal must be writable"
    )
  }
  static var noFile: String { worded("it is not a plain file") }

  /// Runs an operation on a file and translates its errors into ``PokedexError``.
  static func translating<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(PokedexError) -> Value {
    do {
      return try body()
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: path, reason: reason(error, path))
    }
  }

  /// Returns whether no version of the program can use the file, so that it may be replaced.
  static func isUnfit(_ error: any Error) -> Bool {
    error is RefusedData || (error as? DatabaseError)?.isDamage == true
  }

  /// The error for a backup. Its messages do not suggest moving the file away.
  static func ofBackup(_ path: String, _ error: any Error) -> PokedexError {
    if let error = error as? PokedexError { return error }
    let reason =
      switch reason(error, path) {
      case foreign: worded("it is not a pokedex store")
      case damaged: worded("it is damaged")
      case let other: other
      }
    return .file(path: path, reason: reason)
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
    if let error = error as? RefusedData { return error.reason }
    guard let error = error as? DatabaseError else { return worded("it cannot be used") }
    return switch error.resultCode {
    case .SQLITE_NOTADB: foreign
    case .SQLITE_CORRUPT: damaged
    case .SQLITE_FULL: worded("the disk is full")
    case .SQLITE_IOERR: worded("the disk is full or failing")
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: ofAccess(path)
    case .SQLITE_BUSY: worded("another program has locked it for too long")
    case .SQLITE_NOMEM, .SQLITE_TOOBIG: worded("it is too large")
    default: error.message ?? worded("it cannot be used")
    }
  }

  private static func ofAccess(_ path: String) -> String {
    if SQLiteFile(path).isHalfWritten { return halfWritten }
    return access(path, R_OK) == 0 || errno == ENOENT
      ? worded("it cannot be written to") : worded("it cannot be read")
  }
}
