import GRDB
import PokedexDomain

/// The library of sets in a backup. Its files stay in their folder, so the store itself has none.
extension TrainerStore {
  static func add(_ sets: [SetFile], to db: Database) throws {
    let insert = try RowInsertion(into: "set_file", of: db)
    for set in sets { if let text = set.text.value { try insert([set.name, text]) } }
  }

  /// The files of the library of sets in a backup.
  ///
  /// - Throws: ``PokedexError``, also for a name that would lead out of the folder.
  package func sets(ofBackup file: String) throws(PokedexError) -> [SetFile] {
    guard FileKind(path: file) != .missing else { throw .missingFile(file) }
    do {
      return try Self.rows(ofBackup: file).read { db in
        try Row.fetchAll(db, sql: "SELECT name, text FROM set_file ORDER BY name").map { row in
          let name = try row.decode(String.self, atIndex: 0)
          guard SetFile.isName(name) else {
            throw RefusedData(reason: worded("no file of sets may be called “\(name)”"))
          }
          return SetFile(
            name: name, path: file, text: .success(try row.decode(String.self, atIndex: 1)))
        }
      }
    } catch {
      throw StoreFailure.ofBackup(file, error)
    }
  }
}

extension SetFolder {
  /// Writes the files of a backup. A file that differs is kept under another name, and those that the
  /// backup lacks stay.
  ///
  /// - Returns: the paths of the files that were kept.
  package func restore(_ files: [SetFile]) throws(PokedexError) -> [String] {
    var kept: [String] = []
    for file in files {
      let path = path(of: file.name)
      guard let text = file.text.value, Self.text(of: path).value != text else { continue }
      try Directory.make(above: path)
      // A link is kept itself: what it leads to may be no set.
      if FileKind(unfollowed: path) != .missing {
        let old = StoreCopy.freeName(path + ".before-restore")
        try Directory.move(path, to: old)
        kept.append(old)
      }
      try WholeFile.write(text, to: path)
    }
    return kept
  }
}
