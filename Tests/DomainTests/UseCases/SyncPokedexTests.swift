import PokedexDomain
import PokedexTesting
import Testing

/// Records the written rows, and whether the sink was finished or abandoned.
private final class NotingSink: DexSink {
  var kinds: [Kind] = []
  var forms = 0
  var isFinished = false
  var isAbandoned = false
  var failure: PokedexError?

  func write<Row: Tabular>(_ rows: [Row]) { kinds.append(Row.kind) }
  func write(_ learnset: Learnset, of form: ID<Form>) { forms += 1 }
  func write(_ encounters: [Encounter], of form: ID<Form>) { forms += 1 }

  func finish() throws(PokedexError) {
    if let failure { throw failure }
    isFinished = true
  }

  func abandon() { isAbandoned = true }
}

@Suite struct SyncPokedexTests {
  private let sink = NotingSink()

  private func failure(
    _ end: @escaping @Sendable (any DexSink) async throws(PokedexError) -> Void
  ) async -> PokedexError? {
    do throws(PokedexError) {
      try await SyncPokedex(source: SampleSource(end: end))(into: sink) { _ in }
    } catch {
      return error
    }
    return nil
  }

  @Test func aCompleteDexIsWritten() async {
    #expect(await failure { _ in } == nil)
    #expect(sink.isFinished)
    #expect(!sink.isAbandoned)
    #expect(Set(sink.kinds).count == sink.kinds.count)
    #expect(sink.forms == 14)
  }

  @Test func anEmptyListAbandonsTheNewDex() async {
    let error = await failure { sink throws(PokedexError) in try sink.write([] as [Nature]) }
    #expect(
      error == .badData(BadData(resource: "nature", field: "", reason: "the list is empty")))
    #expect(sink.isAbandoned)
    #expect(!sink.isFinished)
  }

  @Test func aBrokenLinkAbandonsTheNewDex() async {
    let error = await failure { sink throws(PokedexError) in
      var nature = Nature(id: 3, slug: "brave")
      nature.increasedStat = 99
      try sink.write([nature])
    }
    #expect(error == leadsNowhere("nature/3 increased_stat", "stat/99"))
    #expect(sink.isAbandoned)
    #expect(!sink.isFinished)
  }

  @Test func linksInsideListsAreChecked() async {
    let error = await failure { sink throws(PokedexError) in
      var taste = BerryTaste()
      taste.flavor = 9
      taste.potency = 10
      var berry = Berry(id: 1, slug: "cheri")
      berry.item = 213
      berry.flavors = [taste]
      try sink.write([berry])
    }
    #expect(error == leadsNowhere("berry/1 flavors", "berry-flavor/9"))
  }

  @Test func brokenLinksToMovesAndLocationsAreReported() async {
    let moves = Learnset([LearnedMove(versionGroup: 1, method: 1, move: 777, level: 1)])
    let error = await failure { sink throws(PokedexError) in try sink.write(moves, of: 26) }
    #expect(error == leadsNowhere("pokemon/26 moves", "move/777"))
    let met = [Encounter(area: 5, version: 1, method: 1, minLevel: 1, maxLevel: 1, chance: 1)]
    let other = await failure { sink throws(PokedexError) in try sink.write(met, of: 26) }
    #expect(other == leadsNowhere("pokemon/26 encounters", "location-area/5"))
  }

  private func leadsNowhere(_ source: String, _ target: String) -> PokedexError {
    .badData(
      BadData(
        resource: source, field: "", reason: "it links to \(target), which is not there"))
  }

  @Test func aFailedSourceAbandonsTheNewDex() async {
    #expect(await failure { _ throws(PokedexError) in throw .cancelled } == .cancelled)
    #expect(sink.isAbandoned)
    #expect(!sink.isFinished)
  }

  @Test func aSinkThatCannotFinishIsAbandoned() async {
    sink.failure = .file(path: "dex", reason: "the disk is full")
    #expect(await failure { _ in } == sink.failure)
    #expect(sink.isAbandoned)
  }
}
