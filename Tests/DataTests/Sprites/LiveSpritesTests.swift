import PokedexDomain
import PokedexTesting
import Synchronization
import Testing

@testable import PokedexData

@Suite(.timeLimit(minutes: 5)) struct LiveSpritesTests {
  private let sample = SamplePNG(width: 2, height: 2) { x, y in [UInt8(x), UInt8(y), 9, 255] }

  private func withSprites(
    _ cache: ExtrasCache = ExtrasCache(path: nil),
    _ body: (FaultyServer, LiveSprites) async throws -> Void
  ) async throws {
    try await withServer { server, transport in
      server.serve(sample.bytes, type: "image/png", at: "/sprites/pokemon/25.png")
      let base = try address(server.base.replacing("api/v2", with: "sprites"))
      let host = SpriteHost(base: base, transport: transport)
      try await body(server, LiveSprites(host: host, cache: cache))
    }
  }

  @Test func aPictureIsFetchedOnceAndCached() async throws {
    try await withSprites { server, sprites in
      #expect(sprites.known(SpriteView(), of: 25) == nil)
      let sprite = try await sprites.fetch(SpriteView(), of: 25).value
      #expect(sprite.width == 2)
      #expect(sprites.known(SpriteView(), of: 25)?.value == sprite)
      #expect(server.counts.byTarget == ["/sprites/pokemon/25.png": 1])
      #expect(try await sprites.fetch(SpriteView(), of: 25).value == sprite)
      #expect(server.counts.notModified == 1)
    }
  }

  @Test(arguments: [
    (SpriteView(), "pokemon/25.png"), (SpriteView(isShiny: true), "pokemon/shiny/25.png"),
    (SpriteView(.back), "pokemon/back/25.png"),
    (SpriteView(.back, isShiny: true), "pokemon/back/shiny/25.png"),
    (SpriteView(.femaleFront), "pokemon/female/25.png"),
    (SpriteView(.femaleBack, isShiny: true), "pokemon/back/shiny/female/25.png"),
  ])
  func eachViewHasItsAddress(_ view: SpriteView, _ path: String) {
    #expect(SpriteHost.path(view, of: 25) == path)
  }

  @Test func aMissingPictureIsReported() async throws {
    try await withSprites { _, sprites in
      await #expect(throws: PokedexError.notFound("such picture")) {
        try await sprites.fetch(SpriteView(.back), of: 25)
      }
    }
  }

  @Test func aMissingPictureIsNotRequestedAgainForADay() async throws {
    let time = Mutex(1_000_000)
    let cache = ExtrasCache(path: nil, now: { time.withLock { $0 } })
    try await withSprites(cache) { server, sprites in
      func ask(_ forceRefresh: Bool) async throws {
        await #expect(throws: PokedexError.notFound("such picture")) {
          try await sprites.fetch(SpriteView(.back), of: 25, forceRefresh: forceRefresh)
        }
      }
      for _ in 0..<3 { try await ask(false) }
      #expect(server.counts.requests == 1)
      try await ask(true)
      #expect(server.counts.requests == 2)
      time.withLock { $0 += ExtrasCache.absenceAge + 1 }
      try await ask(false)
      #expect(server.counts.requests == 3)
      // The cached absence is also used without a network.
      let offline = LiveSprites(host: nil, cache: cache)
      await #expect(throws: PokedexError.notFound("such picture")) {
        try await offline.fetch(SpriteView(.back), of: 25)
      }
    }
  }

  @Test func absencesAreCachedPerServer() async throws {
    let cache = ExtrasCache(path: nil)
    try await withSprites(cache) { _, sprites in
      _ = try? await sprites.fetch(SpriteView(.back), of: 25)
    }
    try await withSprites(cache) { server, sprites in
      server.serve(sample.bytes, type: "image/png", at: "/sprites/pokemon/back/25.png")
      let sprite = try await sprites.fetch(SpriteView(.back), of: 25).value
      #expect(sprite.width == 2)
    }
  }

  @Test func aPictureRemovedFromTheServerStaysCached() async throws {
    try await withSprites { server, sprites in
      _ = try await sprites.fetch(SpriteView(), of: 25)
      server.fail(.status(404))
      await #expect(throws: PokedexError.self) {
        try await sprites.fetch(SpriteView(), of: 25, forceRefresh: true)
      }
      #expect(sprites.known(SpriteView(), of: 25) != nil)
      server.fail(.none)
      #expect(try await sprites.fetch(SpriteView(), of: 25).value.width == 2)
    }
  }

  @Test(arguments: [Fault.html, .garbage, .empty, .truncate, .huge, .foreignRedirect, .status(500)])
  func invalidPicturesAreNeitherShownNorCached(_ fault: Fault) async throws {
    try await withSprites { server, sprites in
      server.fail(fault, below: "/sprites")
      await #expect(throws: PokedexError.self) {
        try await sprites.fetch(SpriteView(), of: 25)
      }
      #expect(sprites.known(SpriteView(), of: 25) == nil)
    }
  }

  @Test func nothingIsRequestedOffline() async throws {
    let sprites = LiveSprites(host: nil, cache: ExtrasCache(path: nil))
    await #expect(throws: PokedexError.offline) { try await sprites.fetch(SpriteView(), of: 25) }
  }
}
