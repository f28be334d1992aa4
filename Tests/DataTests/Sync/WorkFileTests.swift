import FoundationEssentials
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The file with the documents that a sync has fetched.
@Suite(.timeLimit(minutes: 5)) struct WorkFileTests {
  private func withWork(_ body: (WorkFile) throws -> Void) async throws {
    try await withDirectory { directory in
      try body(WorkFile(path: directory + "/sync.sqlite", source: "", now: { 1_000 }))
    }
  }

  private static let bodies = [
    Array(#"{"id": 5, "name": "é"}"#.utf8), [], Array(repeating: UInt8(ascii: " "), count: 1 << 20),
    (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31) },
  ]

  @Test(arguments: bodies) func documentsRoundTrip(_ body: [UInt8]) async throws {
    try await withWork { work in
      try work.keep(HTTPResponse(body: body, etag: "\"a\""), at: "move/5")
      try work.flush()
      #expect(try work.document("move/5").response.body == body)
      #expect(try work.marks()["move/5"]?.etag == "\"a\"")
    }
  }

  @Test func anUnchangedDocumentKeepsItsBody() async throws {
    try await withWork { work in
      try work.keep(HTTPResponse(body: [1], maxAge: 5), at: "move/5")
      try work.keep(HTTPResponse(status: 304, body: [], maxAge: 9), at: "move/5")
      try work.flush()
      #expect(try work.document("move/5").response.body == [1])
      #expect(try work.marks()["move/5"]?.maxAge == 9)
    }
  }

  @Test(arguments: bodies.dropLast()) func damagedBytesAreNotDecompressed(_ body: [UInt8]) {
    let packed = Deflated(body)
    #expect(packed.plain(limit: 1 << 20) == body)
    let cut = Deflated(bytes: packed.bytes.dropLast(), size: packed.size)
    let other = Deflated(bytes: packed.bytes, size: packed.size + 1)
    let negative = Deflated(bytes: packed.bytes, size: -1)
    let foreign = Deflated(bytes: Array("PK".utf8) + packed.bytes, size: packed.size)
    for damaged in [cut, other, negative, foreign] { #expect(damaged.plain(limit: 2 << 20) == nil) }
  }

  @Test func dataBeyondTheLimitIsNotDecompressed() {
    let bomb = Deflated([UInt8](repeating: 0, count: 9 << 20))
    #expect(bomb.bytes.count < 100_000)
    #expect(bomb.plain(limit: 8 << 20) == nil)
    #expect(Deflated(bytes: bomb.bytes, size: 1 << 20).plain(limit: 8 << 20) == nil)
  }

  /// An earlier version of the program may have stored an invalid document without noticing.
  @Test func anInvalidStoredDocumentIsNamedAndFetchedAgain() async throws {
    try await withSyncingHome { home in
      try await home.sync(.facts)
      let good = try contents(of: home.dex)
      let work = { try WorkFile(path: home.work, source: home.server.base, now: { 1_000 }) }
      try spoil("item/5", in: try work())
      await #expect(
        throws: PokedexError.badData(
          BadData(resource: "item/5", field: "name", reason: "is missing"))
      ) { try await home.sync(.facts) }
      #expect(try contents(of: home.dex) == good)
      #expect(try await home.sync(.facts).tally.asked == 1)
      #expect(try contents(of: home.dex) == good)
    }
  }

  private func spoil(_ path: String, in work: WorkFile) throws {
    try work.keep(HTTPResponse(body: Array(#"{"id": 5}"#.utf8)), at: path)
    try work.flush()
  }
}
