import GRDB
import Glibc
import PokedexDomain

/// Makes the file of texts and pictures of what a work file has: the same bytes for the same
/// contents, for they go in by their paths and no time is written.
struct SyncedExtrasWriter {
  let work: WorkFile
  /// The file that is there now.
  let old: String
  /// Whether pictures of it stay that the work file does not have.
  let keepsPictures: Bool
  let path: String

  func write() throws(PokedexError) {
    unlink(path)
    try Directory.makeFile(path)
    try StoreFailure.translating(path) { try make() }
    try check()
    try Directory.flush(path)
  }

  private func make() throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
    }
    // The files it takes rows from may come from elsewhere.
    configuration.addGuard()
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { queue.retire() }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: SyncedExtras.tables)
      try db.execute(sql: "ATTACH ? AS work", arguments: [work.path])
      try db.execute(
        sql: """
          BEGIN;
          INSERT INTO about SELECT name, value FROM work.about WHERE name != 'layout'
            ORDER BY name;
          INSERT INTO text SELECT path, text FROM work.document
            WHERE text IS NOT NULL ORDER BY path;
          INSERT INTO picture SELECT path, body FROM work.picture
            WHERE body IS NOT NULL ORDER BY path;
          COMMIT;
          DETACH work;
          """)
    }
    try addOldPictures(to: queue)
    try queue.vacuum()
    try queue.close()
  }

  /// Nobody asked to throw them away who syncs without pictures.
  private func addOldPictures(to queue: DatabaseQueue) throws {
    guard keepsPictures, let known = try? SyncedExtras.open(old) else { return }
    known.retire()
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "ATTACH ? AS old", arguments: [old])
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO picture SELECT path, body FROM old.picture ORDER BY path;
          DETACH old;
          """)
    }
  }

  private func check() throws(PokedexError) {
    let answer = try StoreFailure.translating(path) {
      let queue = try SyncedExtras.open(path)
      defer { queue.retire() }
      return try queue.read { db in
        try String.fetchOne(db, sql: "PRAGMA integrity_check")
      }
    }
    guard answer == "ok" else { throw .file(path: path, reason: worded("it is damaged")) }
  }
}
