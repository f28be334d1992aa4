import GRDB
import Glibc
import PokedexDomain

/// Writes the file of texts and pictures from a work file. The same contents yield the same bytes:
/// rows are sorted by path, and no timestamp is written.
struct SyncedExtrasWriter {
  let work: WorkFile
  /// The path of the existing file.
  let old: String
  /// Whether to keep pictures of the existing file that the work file does not have.
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
    // The attached files may come from untrusted sources.
    configuration.addGuard()
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    defer { queue.retire() }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: SyncedExtras.tables)
      try db.execute(sql: "ATTACH ? AS work", arguments: [work.path])
      try db.execute(
        sql: """
          BEGIN;
          INSERT INTO about SELECT name, value FROM work.about ORDER BY name;
          INSERT INTO picture SELECT path, body FROM work.picture
            WHERE body IS NOT NULL ORDER BY path;
          COMMIT;
          DETACH work;
          """)
    }
    try addTexts(to: queue)
    try addOldPictures(to: queue)
    try queue.vacuum()
    try queue.close()
  }

  private func addTexts(to queue: DatabaseQueue) throws {
    let subjects = try work.subjects()
    try queue.write { db in
      let insertion = try db.makeStatement(sql: "INSERT INTO text VALUES (?, ?)")
      try work.readingAtOnce { () throws(PokedexError) in
        for subject in subjects {
          let prose = try work.read(subject.resourcePath) { document throws(BadData) in
            try document.prose(about: subject)
          }
          try StoreFailure.translating(path) {
            try insertion.execute(arguments: [
              subject.resourcePath, blob(StoredProse.bytes(of: prose)),
            ])
          }
        }
      }
    }
  }

  /// Copies the existing pictures: a sync without pictures must not delete them.
  private func addOldPictures(to queue: DatabaseQueue) throws {
    guard keepsPictures, let known = SyncedExtras.readable(old) else { return }
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

extension WorkFile {
  /// The subjects whose documents have texts, sorted by path.
  fileprivate func subjects() throws(PokedexError) -> [Subject] {
    try marks().keys.sorted().compactMap { path in
      let parts = path.split(separator: "/")
      guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), let id = Int(parts[1])
      else { return nil }
      return Subject(kind, id)
    }
  }
}
