import GRDB
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Collections in the store.
@Suite(.timeLimit(minutes: 1)) struct CollectionStoreTests {
  private static let kanto = SavedCollection(
    name: "Kanto", text: "gen:1 --looks one", places: ["bulbasaur", "ivysaur", "mr-mime"])

  private func withStore(_ body: (TrainerStore, String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      try body(TrainerStore(path: directory + "/trainer.sqlite"), directory)
    }
  }

  @Test func aCollectionIsSavedReplacedAndRemovedByItsNameInAnyCase() async throws {
    try await withStore { store, directory in
      try store.set(Self.kanto, ofCollection: "Kanto")
      #expect(try TrainerStore(path: directory + "/trainer.sqlite").collections() == [Self.kanto])
      let other = SavedCollection(name: "KANTO", text: "")
      try store.set(other, ofCollection: "KANTO")
      #expect(try store.collections() == [other])
      try store.set(nil, ofCollection: "kanto")
      #expect(try store.collections().isEmpty)
    }
  }

  @Test func undoBringsTheFormerCollectionBackUnlessItHasChanged() async throws {
    try await withStore { store, _ in
      let change = ChangeCollections(store)
      #expect(try change(.save(Self.kanto))?.title == "collection Kanto saved")
      #expect(try change(.save(Self.kanto)) == nil)
      let step = try #require(try change(.remove("kanto")))
      #expect(try store.collections().isEmpty)
      _ = try step.reverse()
      #expect(try store.collections() == [Self.kanto])
      let arranged = SavedCollection(name: "Kanto", text: Self.kanto.text, places: ["mew"])
      let again = try #require(try change(.arrange(arranged)))
      try store.set(nil, ofCollection: "Kanto")
      #expect(try again.reverse().kept == 1)
    }
  }

  @Test func aBackupHasCollections() async throws {
    try await withStore { store, directory in
      try store.set(Self.kanto, ofCollection: "Kanto")
      try store.backUp(to: directory + "/backup", replacing: false)
      let other = TrainerStore(path: directory + "/other.sqlite")
      _ = try other.restore(from: directory + "/backup")
      #expect(try other.collections() == [Self.kanto])
    }
  }

  @Test func aStoreWithoutCollectionsKeepsItsMarksAndACopy() async throws {
    try await withStore { _, directory in
      let path = directory + "/old.sqlite"
      try makeFormerStore(
        path, by: TrainerSchema.changes.prefix { $0.name != "collections" },
        "INSERT INTO slot VALUES ('', 201, 10002, 0, 0, 3, 0, 0, '')")
      let store = TrainerStore(path: path)
      #expect(try store.marks()[201].slots == [SlotMark(SlotKey(look: 10_002), .have)])
      #expect(try store.collections().isEmpty)
      try store.set(Self.kanto, ofCollection: "Kanto")
      let copy = try DatabaseQueue(path: "\(path).before-collections")
      #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM slot") } == 1)
    }
  }

  @Test func twentyThousandSlotsAndTwentyCollectionsTakeLessThanFourMebibytes() async throws {
    try await withStore { store, directory in
      _ = try store.updateMarks { book in
        for form in 1...2_000 {
          for look in 1...10 { book[ID(form)].mark(SlotMark(SlotKey(look: look), .have)) }
        }
      }
      let places = (0..<1_400).map { "a-name-of-a-slot-\($0)" }
      for number in 1...20 {
        let collection = SavedCollection(name: "c\(number)", text: "", places: places)
        try store.set(collection, ofCollection: collection.name)
      }
      store.close()
      #expect(try contents(of: directory + "/trainer.sqlite").count < 4 << 20)
    }
  }
}
