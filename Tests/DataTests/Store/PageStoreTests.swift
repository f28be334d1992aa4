import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Pages that the user has saved under names.
@Suite(.timeLimit(minutes: 1)) struct PageStoreTests {
  private func withStore(_ body: (TrainerStore) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      try body(TrainerStore(path: directory + "/trainer.sqlite"))
    }
  }

  @Test func aPageIsSavedReplacedAndRemovedByItsNameInAnyCase() async throws {
    try await withStore { store in
      try store.set("breed abra encore", ofPage: "Egg")
      try store.set("train spe --game platinum", ofPage: "évs")
      #expect(try store.pages().map(\.name) == ["Egg", "évs"])
      try store.set("catch mewtwo", ofPage: "EGG")
      try store.set(nil, ofPage: "ÉVS")
      #expect(try store.pages() == [SavedPage(name: "EGG", address: "catch mewtwo")])
    }
  }

  @Test func undoBringsTheFormerPageBackUnlessItHasChanged() async throws {
    try await withStore { store in
      let pages = NamedValues(pages: store)
      #expect(try pages.put("breed abra", under: "a")?.title == "@a saved")
      #expect(try pages.put("breed abra", under: "a") == nil)
      let step = try #require(try pages.put("catch abra", under: "a"))
      let outcome = try step.reverse()
      #expect(try store.pages().map(\.address) == ["breed abra"])
      #expect(outcome.kept == 0)
      try store.set("iv abra", ofPage: "a")
      #expect(try #require(outcome.opposite).reverse().kept == 1)
      #expect(try store.pages().map(\.address) == ["iv abra"])
    }
  }
}
