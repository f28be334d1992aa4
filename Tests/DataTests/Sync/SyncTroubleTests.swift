import FoundationEssentials
import GRDB
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Failures during a sync.
@Suite(.timeLimit(minutes: 5)) struct SyncTroubleTests {
  private static let why: Comment = "only the superuser may make a file system for a test"

  private func error(_ home: SyncingHome) async -> PokedexError? {
    do throws(PokedexError) { try await home.sync() } catch { return error }
    return nil
  }

  /// A fault in the middle of a sync leaves the old dex and a valid work file: once the fault has
  /// ended, the next sync makes the same files as a sync without faults.
  @Test(arguments: [
    Fault.close, .reset, .status(500), .status(503), .status(429), .hang, .stall, .truncate,
    .empty, .garbage, .html, .wrongTypes, .nulls, .missing, .huge, .loop,
  ])
  func aFaultIsReportedAndNothingInvalidIsKept(_ fault: Fault) async throws {
    let moment = Duration.seconds(Sanitizer.timeoutFactor)
    let quick = Timeouts(connect: .seconds(1), firstByte: moment, idle: moment, whole: moment * 16)
    try await withSyncingHome(count: 3, { $0.timeouts = quick }) { home in
      try await home.sync()
      let good = try home.bytes()
      // After a day all documents are revalidated. They have changed by then, as the server would
      // otherwise answer matching ETags with 304.
      home.server.serveWholeAPI(telling: "Another sample.")
      home.server.fail(fault, below: "m")
      let failed = try #require(await error(home, at: 100_000), "\(fault) is no failure")
      #expect(Self.isExpected(failed))
      #expect(try home.bytes() == good)
      home.server.fail(.none, below: "m")
      try await home.sync(at: 100_000)
      let repaired = try home.bytes()
      try await home.sync(isFresh: true, at: 100_000)
      #expect(try home.bytes() == repaired)
      #expect(repaired != good)
    }
  }

  private func error(_ home: SyncingHome, at now: Int) async -> PokedexError? {
    do throws(PokedexError) { try await home.sync(at: now) } catch { return error }
    return nil
  }

  private static func isExpected(_ error: PokedexError) -> Bool {
    switch error {
    case .network: true
    case .badData(let data): data.resource.hasPrefix("m")
    default: false
    }
  }

  @Test func escapeSequencesInDocumentsAreHarmless() async throws {
    try await withSyncingHome { home in
      home.server.fail(.escapes, below: "egg-group/")
      try await home.sync()
      #expect(try DexFile(path: home.dex).counts()[.eggGroup] == 8)
    }
  }

  @Test func repeatedSyncsSucceedWithAFlakyServer() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let good = try home.bytes()
      home.server.fail(.flaky(0.3))
      var error: PokedexError?
      for _ in 0..<20 {
        error = await self.error(home, at: 100_000)
        if error == nil { break }
      }
      #expect(error == nil)
      #expect(try home.bytes() == good)
    }
  }

  @Test func anInvalidDocumentIsNamedAndAllOthersAreKept() async throws {
    try await withSyncingHome { home in
      home.server.fail(.nulls, below: "item/5")
      guard case .badData(let data) = await error(home) else {
        Issue.record("item/5 was read")
        return
      }
      #expect(data.resource == "item/5")
      let asked = home.server.counts.requests
      home.server.fail(.none, below: "item/5")
      try await home.sync()
      // Only the invalid document, and the eight pictures, which a sync requests last.
      #expect(home.server.counts.requests == asked + 1 + 8)
    }
  }

  @Test func aCancelledSyncIsResumed() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let good = try home.bytes()
      home.server.fail(.slow, below: "machine/5")
      let task = Task { [home] in try await home.sync(isFresh: true) }
      await home.server.wait { $0.byTarget["/api/v2/machine/5/"] == 2 }
      task.cancel()
      await #expect(throws: PokedexError.cancelled) { try await task.value }
      #expect(try home.bytes() == good)
      home.server.fail(.none, below: "machine/5")
      home.server.openGate()
      let before = home.server.counts.requests
      let tally = try await home.sync().tally
      #expect(tally.fresh > 100)
      #expect(home.server.counts.requests <= before + tally.asked + 4)
      #expect(try home.bytes() == good)
    }
  }

  @Test func aSyncCancelledAfterItsLastDocumentStopsAndIsResumed() async throws {
    try await withSyncingHome { home in
      try await home.sync(.facts)
      let good = try contents(of: home.dex)
      let task = Task { [home] in
        try await home.sync(.facts, isFresh: true) { progress in
          guard progress.total > 0, progress.done == progress.total else { return }
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: PokedexError.cancelled) { try await task.value }
      #expect(home.files == ["dex.sqlite", "sync.sqlite", "sync.sqlite.lock"])
      let before = home.server.counts.requests
      try await home.sync(.facts)
      #expect(home.server.counts.requests == before)
      #expect(try contents(of: home.dex) == good)
    }
  }

  @Test(arguments: [0, 100, 5_000])
  func aDamagedWorkFileIsReportedAndReplaced(_ length: Int) async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let good = try home.bytes()
      let bytes = try contents(of: home.work)
      try write(
        bytes.prefix(length) + (length > 0 ? [UInt8](repeating: 7, count: 99) : []), to: home.work)
      let (tally, remark) = try await home.sync()
      #expect((remark != nil) == (length > 0))
      #expect(tally.fetched > 300)
      #expect(try home.bytes() == good)
    }
  }

  @Test func aWorkFileOfAnotherAPIIsReplaced() async throws {
    try await withSyncingHome { home in
      _ = try WorkFile(path: home.work, source: "https://example.org/api/v2/")
      let remark = try await home.sync().remark
      #expect(remark == "the work file is from another API: starting over")
    }
  }

  @Test func theWorkFileOfAnotherVersionIsBegunAnewAndThatIsSaid() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let queue = try DatabaseQueue(path: home.work)
      try await queue.write { try $0.execute(sql: "PRAGMA user_version = 1") }
      try queue.close()
      let (tally, remark) = try await home.sync()
      #expect(remark == "the work file is from another version: starting over")
      #expect(tally.fetched > 300)
    }
  }

  @Test func aSecondSyncAtTheSameTimeIsRefused() async throws {
    try await withSyncingHome { home in
      let work = try WorkFile(path: home.work, source: home.server.base)
      #expect(
        await error(home)
          == .file(path: home.work + ".lock", reason: "another sync is running"))
      withExtendedLifetime(work) {}
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, Self.why))
  func aFullDiskKeepsTheOldDexAndTheSyncIsResumedWithSpace() async throws {
    try await withSyncingHome { home in
      try await home.sync()
      let good = try home.bytes()
      let disk = try SmallDisk(kibibytes: 1_500)
      let small = SyncingHome(
        server: home.server, transport: home.transport, directory: disk.path)
      disk.setFull(true)
      guard case .file(_, let reason) = await error(small) else {
        Issue.record("there was room")
        return
      }
      #expect(reason.contains("disk is full") || reason.contains("No space left"))
      disk.setFull(false)
      try await small.sync()
      #expect(try small.bytes()[0] == good[0])
      try disk.setReadOnly(true)
      guard case .file = await error(small) else {
        Issue.record("it could be written to")
        return
      }
      #expect(try small.bytes()[0] == good[0])
    }
  }
}
