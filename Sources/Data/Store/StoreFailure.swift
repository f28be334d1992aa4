import GRDB
import PokedexDomain

extension DatabaseError {
  /// Whether the file is no database, or no longer one.
  var isDamage: Bool { [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) }
}

/// Why a store cannot be used, in words.
package enum StoreFailure {
  static var foreign: String {
    worded("it is no store of pokedex's: move it away, and a new one is made")
  }
  static var newer: String { worded("it was made by a newer pokedex") }
  static var damaged: String {
    worded("it is damaged: move it away, and a new one is made")
  }
  package static var ownStore: String { worded("it is where your marks are kept") }
  static var noFile: String { worded("it is not a plain file") }

  /// Does something to a file, and tells what is wrong with it in the words of the domain.
  static func translating<Value>(
    _ path: String, _ body: () throws -> Value
  ) throws(PokedexError) -> Value {
    do {
      return try body()
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: path, reason: reason(error))
    }
  }

  /// What is wrong with a backup: it is left where it is.
  static func ofBackup(_ path: String, _ error: any Error) -> PokedexError {
    if let error = error as? PokedexError { return error }
    let reason =
      switch reason(error) {
      case foreign: worded("it is no store of pokedex's")
      case damaged: worded("it is damaged")
      case let other: other
      }
    return .file(path: path, reason: reason)
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return worded("it cannot be used") }
    return switch error.resultCode {
    case .SQLITE_NOTADB: foreign
    case .SQLITE_CORRUPT: damaged
    case .SQLITE_FULL: worded("the disk is full")
    case .SQLITE_IOERR: worded("the disk is full, or has trouble")
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: worded("it cannot be written to")
    case .SQLITE_BUSY: worded("another program has held it for too long")
    default: error.message ?? worded("it cannot be used")
    }
  }
}
