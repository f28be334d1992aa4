import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// The user's marks in the store.
@Suite(.timeLimit(minutes: 5)) struct MarkStoreTests {
  private func withStore(_ body: (TrainerStore, String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/below/trainer.sqlite"
      try body(TrainerStore(path: path), path)
    }
  }

  private func sampleBook() -> MarkBook {
    var book = MarkBook()
    for (form, marks) in zip([1, 25, 445, 10_058], Mark.allCases) {
      book[ID(form)] = MarkEntry(marks: Marks([marks]))
    }
    book[445].note = "it's “mine”; DROP TABLE mark --"
    book[151].note = "雨"
    return book
  }

  @Test func noFileIsCreatedBeforeTheFirstMark() async throws {
    try await withStore { (store, path) throws in
      #expect(try store.marks() == MarkBook())
      #expect(try !store.marksMayHaveChanged())
      #expect(access(path, F_OK) != 0)
    }
  }

  @Test func marksPersist() async throws {
    try await withStore { (store, path) throws in
      let book = sampleBook()
      let update = try store.updateMarks { $0 = book }
      #expect(update.changes.count == 5)
      #expect(try TrainerStore(path: path).marks() == book)
      _ = try store.updateMarks { $0[25] = MarkEntry() }
      #expect(try TrainerStore(path: path).marks().forms == [1, 151, 445, 10_058])
    }
  }

  @Test func twoProgramsSeeEachOthersMarks() async throws {
    try await withStore { (one, path) throws in
      let other = TrainerStore(path: path)
      _ = try one.updateMarks { $0[1].marks.insert(.seen) }
      _ = try other.marks()
      #expect(try !other.marksMayHaveChanged())
      #expect(try !one.marksMayHaveChanged())
      _ = try one.updateMarks { $0[2].marks.insert(.seen) }
      #expect(try !one.marksMayHaveChanged())
      #expect(try other.marksMayHaveChanged())
      #expect(try other.marks()[2].marks.contains(.seen))
      #expect(try !other.marksMayHaveChanged())
    }
  }

  @Test func aStoreCreatedByAnotherProgramIsNoticed() async throws {
    try await withStore { (one, path) throws in
      let other = TrainerStore(path: path)
      _ = try other.marks()
      _ = try one.updateMarks { $0[1].marks.insert(.seen) }
      #expect(try other.marksMayHaveChanged())
    }
  }

  @Test func twoProgramsMayMarkAtTheSameTime() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try await concurrently(Array(0..<4)) { program in
        let store = TrainerStore(path: path)
        for number in 1...25 {
          try unlocked {
            _ = try store.updateMarks { $0[ID(program * 100 + number)].marks.insert(.caught) }
          }
        }
      }
      #expect(try TrainerStore(path: path).marks().count(.caught) == 100)
    }
  }

  @Test func aRemovedFileIsRecreated() async throws {
    try await withStore { (store, path) throws in
      _ = try store.updateMarks { $0[1].marks.insert(.seen) }
      for end in ["", "-wal", "-shm"] { unlink(path + end) }
      #expect(try store.marksMayHaveChanged())
      #expect(try store.marks() == MarkBook())
      _ = try store.updateMarks { $0[2].marks.insert(.seen) }
      #expect(try TrainerStore(path: path).marks().forms == [2])
    }
  }

  // MARK: Older files

  /// Makes a store of the version before marks.
  private func makeOldStore(_ path: String) throws {
    try TrainerStore(path: path).save(SavedSearch(name: "rain", query: "type:water"))
    try change(
      path,
      """
      DROP TABLE mark; DROP TABLE slot;
      DELETE FROM grdb_migrations WHERE identifier IN ('marks', 'slots')
      """)
  }

  @Test func anOlderFileIsMigratedAndACopyIsKept() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try makeOldStore(path)
      let store = TrainerStore(path: path)
      _ = try store.updateMarks { $0[1].marks.insert(.seen) }
      #expect(try store.searches()["rain"]?.query == "type:water")
      let copy = path + ".before-marks"
      var status = stat()
      try #require(stat(copy, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
      #expect(access(copy + ".partial", F_OK) != 0)
      #expect(throws: (any Error).self) { try change(copy, "SELECT * FROM mark") }
      #expect(try TrainerStore(path: copy).searches()["rain"]?.query == "type:water")
    }
  }

  @Test func aNewFileNeedsNoCopy() async throws {
    try await withStore { (store, path) throws in
      _ = try store.updateMarks { $0[1].marks.insert(.seen) }
      #expect(access(path + ".before-marks", F_OK) != 0)
      #expect(access(path + ".before-searches", F_OK) != 0)
    }
  }

  @Test func aFileIsNotMigratedIfNoCopyCanBeMade() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try makeOldStore(path)
      // A directory cannot be replaced by a file.
      try #require(mkdir(path + ".before-marks", 0o700) == 0)
      #expect(throws: PokedexError.self) { try TrainerStore(path: path).marks() }
      #expect(throws: (any Error).self) { try change(path, "SELECT * FROM mark") }
      try #require(rmdir(path + ".before-marks") == 0)
      #expect(try TrainerStore(path: path).searches()["rain"] != nil)
    }
  }

  // MARK: Speed

  @Test func allSpeciesAreMarkedUndoneAndRedoneQuickly() async throws {
    try await withStore { (store, _) throws in
      let marks = TrainerMarks(store)
      let change = ChangeMarks(marks)
      _ = try change(.add(.favourite), of: [1])
      var history = UndoHistory()
      let forms = (1...1_025).map { ID<Form>($0) }
      var times = [
        try ThreadClock.measure {
          history.record(change.step("", try change(.add(.caught), of: forms)))
        }
      ]
      times.append(try ThreadClock.measure { _ = try history.undo() })
      #expect(marks.book().count(.caught) == 0)
      times.append(try ThreadClock.measure { _ = try history.redo() })
      #expect(marks.book().count(.caught) == 1_025)
      print("1,025 marks, undo, redo: \(times)")
      // Generous, for a debug build.
      #expect(times.allSatisfy { $0 < .seconds(Sanitizer.timeoutFactor) })
    }
  }
}

/// Notifications that another program has changed the store.
@Suite(.timeLimit(minutes: 5)) struct StoreWatchTests {
  /// Whether the watch reports a change.
  private func isNotified(_ watch: StoreWatch) -> Bool {
    var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 60_000) > 0 && watch.drain()
  }

  private func isSilent(_ watch: StoreWatch) -> Bool {
    var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  private func mark(_ path: String, _ form: ID<Form>) throws {
    _ = try TrainerStore(path: path).updateMarks { $0[form].marks.insert(.seen) }
  }

  @Test func aChangeIsReported() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try mark(path, 1)
      let watch = try #require(StoreWatch(path: path))
      #expect(isSilent(watch))
      try mark(path, 2)
      #expect(isNotified(watch))
      #expect(isSilent(watch))
    }
  }

  /// A home whose store is a link to a file elsewhere.
  @Test func aLinkedStoreIsWatchedAtItsTarget() async throws {
    try await withDirectory { (directory) throws in
      let (path, link) = (directory + "/elsewhere.sqlite", directory + "/home/trainer.sqlite")
      try mark(path, 1)
      mkdir(directory + "/home", 0o700)
      symlink(path, link)
      let watch = try #require(StoreWatch(path: TrainerStore(path: link).path))
      try mark(link, 2)
      #expect(isNotified(watch))
      #expect(try TrainerStore(path: path).marks().count(.seen) == 2)
      #expect(access(link + "-wal", F_OK) != 0)
    }
  }

  @Test(arguments: ["", "/one", "/one/two/three"])
  func aNewFileIsReported(_ below: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + below + "/trainer.sqlite"
      let watch = try #require(StoreWatch(path: path))
      try mark(path, 1)
      #expect(isNotified(watch))
      try mark(path, 2)
      #expect(isNotified(watch))
    }
  }

  @Test func changesOfOtherFilesAreNotReported() async throws {
    try await withDirectory { (directory) throws in
      let watch = try #require(StoreWatch(path: directory + "/trainer.sqlite"))
      try write("x".utf8, to: directory + "/dex.sqlite")
      #expect(!watch.drain())
    }
  }

  @Test func waitingForADirectoryDoesNotNotifyItself() async throws {
    try await withDirectory { (directory) throws in
      let watch = try #require(StoreWatch(path: directory + "/below/trainer.sqlite"))
      try write("x".utf8, to: directory + "/another")
      #expect(isNotified(watch))
      _ = watch.drain()
      #expect(isSilent(watch))
    }
  }

  @Test func aFileThatIsRenamedIsReported() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/meadow.pkgame"
      try write("x".utf8, to: path)
      let watch = try #require(StoreWatch(path: directory + "/"))
      try #require(rename(path, path + "~") == 0)
      #expect(isNotified(watch))
      try #require(rename(path + "~", path) == 0)
      #expect(isNotified(watch))
      try #require(rename(path, directory + "-gone") == 0)
      #expect(isNotified(watch))
      unlink(directory + "-gone")
    }
  }

  @Test func aDirectoryThatIsMovedAndRecreatedIsReported() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/below/trainer.sqlite"
      try mark(path, 1)
      let watch = try #require(StoreWatch(path: path))
      try #require(rename(directory + "/below", directory + "/away") == 0)
      #expect(isNotified(watch))
      try mark(path, 2)
      #expect(isNotified(watch))
      try mark(path, 3)
      #expect(isNotified(watch))
    }
  }
}
