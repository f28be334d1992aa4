import PokedexDomain
import PokedexTesting
import Testing

@MainActor @Suite(.timeLimit(minutes: 5)) struct LoadPokedexTests {
  private let pokedex = ScriptedPokedex(.success(ScriptedPokedex.bareCatalog))
  private static let all = SampleDex.forms.map(\.id)

  /// The outcome of a load, and its reports.
  private struct Course {
    var outcome: Result<Catalog, PokedexError> = .failure(.cancelled)
    var last: Catalog?
    var progress: [LoadingProgress] = []

    var complete: [ID<Form>] {
      guard let catalog = (try? outcome.get()) ?? last else { return [] }
      return (0..<catalog.count).filter { catalog.isComplete($0) }.map { catalog.forms.ids[$0] }
    }

    var error: PokedexError? {
      guard case .failure(let error) = outcome else { return nil }
      return error
    }
  }

  private func load(
    width: Int = 1, known: Catalog? = nil, wanted: @MainActor () -> [ID<Form>] = { [] }
  ) async -> Course {
    var course = Course()
    do throws(PokedexError) {
      course.outcome = .success(
        try await LoadPokedex(pokedex: pokedex, width: width)(known: known, wanted: wanted) {
          course.last = $0
          course.progress.append($1)
        })
    } catch {
      course.outcome = .failure(error)
    }
    return course
  }

  @Test func aCompleteDexNeedsNoRequests() async {
    pokedex.set(.success(SampleDex.catalog))
    let course = await load()
    #expect(course.complete == Self.all)
    #expect(course.progress == [])
    #expect(pokedex.asked == [])
  }

  @Test(arguments: [1, 3, 8, 100]) func everyFormIsRequestedOnce(_ width: Int) async {
    let course = await load(width: width)
    #expect(course.complete == Self.all)
    #expect(pokedex.asked.sorted() == Self.all)
    #expect(course.progress == (0...16).map { LoadingProgress(done: $0, total: 16) })
  }

  @Test func wantedFormsComeFirst() async {
    let course = await load(wanted: { [pokedex] in
      pokedex.asked.count < 2 ? [250, 669] : pokedex.asked.count < 4 ? [10_100, 669, 26] : []
    })
    #expect(pokedex.asked.prefix(6) == [250, 669, 10_100, 26, 6, 25])
    #expect(course.complete == Self.all)
  }

  @Test(arguments: [
    PokedexError.badData(BadData(resource: "pokemon/26", field: "id", reason: "is odd")),
    .notFound("pokemon/26"), .network(.notFound(path: "pokemon/26")),
  ])
  func aBadRecordIsSkipped(_ error: PokedexError) async {
    pokedex.fail(26, error)
    let course = await load(width: 4)
    #expect(course.complete == Self.all.filter { $0 != 26 })
    #expect(course.error == nil)
    #expect(course.progress.last == LoadingProgress(done: 16, total: 16))
  }

  @Test(arguments: [
    PokedexError.network(.refused(host: "h")), .network(.timedOut(host: "h", seconds: 5)),
    .network(.rateLimited(retryAfter: 3)), .offline,
  ])
  func aNetworkErrorEndsTheLoadAndTheNextOneContinues(_ error: PokedexError) async {
    pokedex.fail(134, error)
    let first = await load()
    #expect(first.error == error)
    #expect(first.complete == Self.all.filter { $0 < 134 })
    #expect(pokedex.asked.count == first.complete.count + 1)

    pokedex.fail(134, nil)
    let second = await load(known: first.last)
    #expect(second.complete == Self.all)
    #expect(pokedex.asked.sorted() == (Self.all + [134]).sorted())
    #expect(second.progress.first == LoadingProgress(done: first.complete.count, total: 16))
  }

  @Test func withoutAListThereIsNoCatalog() async {
    pokedex.set(.failure(.offline))
    #expect(await load().error == .offline)
  }

  @Test func cancellationStopsTheRequests() async {
    pokedex.hold()
    let task = Task { await load(width: 4) }
    await pokedex.wait { $0.count == 4 }
    task.cancel()
    pokedex.release()
    #expect(await task.value.error == .cancelled)
    #expect(pokedex.asked.count == 4)
  }
}
