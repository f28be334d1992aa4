import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// A sync of the whole API into files of the user.
@Suite(.timeLimit(minutes: 5)) struct SyncTests {
  private static let documents = 8 * 42

  @Test func syncedTextsAndPicturesAreAvailableOffline() async throws {
    try await withSyncingHome { home in
      let tally = try await home.sync().tally
      #expect(tally.fetched == Self.documents + 8)
      let synced = SyncedExtras(path: home.extras)
      #expect(synced.contents.map { [$0.texts, $0.pictures] } == [32, 8])
      #expect(synced.contents?.source == home.server.base)
      let prose = LiveProse(api: nil, cache: ExtrasCache(path: nil), synced: synced)
      let told = try #require(prose.known(.species(3)))
      #expect(told.value.byLanguage[.english]?.entries.map(\.text) == ["A sample. 3"])
      #expect(told.value.byLanguage[.english]?.genus == "Thing")
      #expect(prose.known(.move(2))?.value.byLanguage[.english]?.effect == ["It has 10%."])
      let sprites = LiveSprites(host: nil, cache: ExtrasCache(path: nil), synced: synced)
      #expect(sprites.known(SpriteView(), of: 5)?.value.bytes.first == 5)
      #expect(sprites.known(SpriteView(.back), of: 5) == nil)
    }
  }

  @Test func aLookWithItsOwnPicturesIsSynced() async throws {
    try await withSyncingHome { home in
      home.server.serve(
        """
        {"id": 2, "name": "thing-1-b", "names": [], "form_names": [], "is_default": false,
         "is_battle_only": false, "is_mega": false, "form_order": 2, "order": 2,
         "pokemon": {"name": "thing-1", "url": "{base}pokemon/1/"},
         "types": [{"slot": 1, "type": {"name": "thing-1", "url": "{base}type/1/"}}],
         "version_group": {"name": "thing-1", "url": "{base}version-group/1/"},
         "sprites": {"front_default": "x", "back_default": null}}
        """, at: "pokemon-form/2")
      home.server.servePicture(of: 1, look: "b")
      let tally = try await home.sync().tally
      #expect(tally.fetched == Self.documents + 9)
      let synced = SyncedExtras(path: home.extras)
      let sprites = LiveSprites(host: nil, cache: ExtrasCache(path: nil), synced: synced)
      #expect(sprites.known(SpriteView(look: "b"), of: 1) != nil)
      #expect(sprites.known(SpriteView(.back, look: "b"), of: 1) == nil)
    }
  }

  @Test func twoSyncsMakeTheSameBytes() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let first = try home.bytes()
      try await home.sync(isFresh: true, at: 5_000)
      #expect(try home.bytes() == first)
      #expect(home.files == ["dex-extras.sqlite", "dex.sqlite", "sync.sqlite", "sync.sqlite.lock"])
    }
  }

  @Test func nothingIsRequestedAgainOnTheSameDay() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let first = try home.bytes()
      let asked = home.server.counts.requests
      let tally = try await home.sync(at: 1_000 + 86_400).tally
      #expect(home.server.counts.requests == asked)
      #expect(tally.fresh == Self.documents + 8 && tally.asked == 0)
      #expect(try home.bytes() == first)
    }
  }

  @Test func documentsAreRevalidatedAfterADay() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      home.server.serve(#"{"id": 3, "name": "renamed", "names": []}"#, at: "egg-group/3")
      let tally = try await home.sync(at: 1_001 + 86_400).tally
      #expect(tally.fetched == 1)
      #expect(tally.unchanged == Self.documents + 7)
      #expect(home.server.counts.notModified == Self.documents + 7)
      #expect(try DexFile(path: home.dex).keys(of: .eggGroup)[2].slug == "renamed")
      #expect(try await home.sync(at: 1_001 + 86_400).tally.asked == 0)
    }
  }

  @Test func entriesRemovedFromTheAPIAreRemovedFromTheDex() async throws {
    try await withSyncingHome(count: 9) { home in
      try await home.sync()
      for kind in Kind.allCases { home.server.list(kind.rawValue, (1...8).map { ($0, "t") }) }
      try await home.sync(at: 100_000)
      #expect(SyncedExtras(path: home.extras).contents.map { [$0.texts, $0.pictures] } == [32, 8])
      #expect(try DexFile(path: home.dex).counts()[.form] == 8)
    }
  }

  @Test func factsCanBeSyncedFirstAndTextsLater() async throws {
    try await withSyncingHome { home in
      try await home.sync(.facts)
      #expect(home.files == ["dex.sqlite", "sync.sqlite", "sync.sqlite.lock"])
      #expect(try await home.sync(SyncScope()).tally.asked == 0)
      #expect(SyncedExtras(path: home.extras).contents?.texts == 32)
    }
  }

  @Test func syncedPicturesAreKeptByASyncWithoutPictures() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      try FileManager.default.removeItem(atPath: home.work)
      try await home.sync(SyncScope())
      #expect(SyncedExtras(path: home.extras).contents?.pictures == 8)
    }
  }

  @Test func aMissingPictureIsNoFailure() async throws {
    try await withSyncingHome { home in
      home.server.fail(.status(404), below: "/sprites/pokemon/4.png")
      try await home.sync()
      #expect(SyncedExtras(path: home.extras).contents?.pictures == 7)
      #expect(try await home.sync().tally.asked == 0)
    }
  }
}
