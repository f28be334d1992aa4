import GRDB
import PokedexDomain

/// The user's text files in a backup. They stay in their folders, so the store itself has none.
extension TrainerStore {
  static func add(_ files: [UserFile], to db: Database) throws {
    let insert = try RowInsertion(into: "user_file", of: db)
    for file in files {
      if let text = file.text.value { try insert([file.kind.rawValue, file.name, text]) }
    }
  }

  /// The text files in a backup.
  ///
  /// - Throws: ``PokedexError``, also for a name that would lead out of the folder.
  package func files(ofBackup file: String) throws(PokedexError) -> [UserFile] {
    guard FileKind(path: file) != .missing else { throw .missingFile(file) }
    do {
      return try Self.rows(ofBackup: file).read { db in
        try Row.fetchAll(db, sql: "SELECT folder, name, text FROM user_file ORDER BY folder, name")
          .map { row in
            let folder = try row.decode(String.self, atIndex: 0)
            let name = try row.decode(String.self, atIndex: 1)
            guard let kind = UserFileKind(rawValue: folder), kind.isName(name) else {
              throw RefusedData(reason: worded("no file may be called “\(folder)/\(name)”"))
            }
            return UserFile(
              kind, name: name, path: file,
              text: .success(try row.decode(String.self, atIndex: 2)))
          }
      }
    } catch {
      throw StoreFailure.ofBackup(file, error)
    }
  }
}
