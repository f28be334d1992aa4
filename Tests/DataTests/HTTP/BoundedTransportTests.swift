import PokedexDomain
import Testing

@testable import PokedexData

@Suite struct BoundedTransportTests {
  private let gate = GatedTransport()

  @Test func noMoreThanEightRequestsRunAtOnce() async throws {
    let bounded = BoundedTransport(gate, bound: 8)
    let paths = (0..<100).map { "\($0)" }
    try await withThrowingTaskGroup { group in
      for path in paths {
        let request = try request(path)
        group.addTask { _ = try await bounded.get(request) }
      }
      for done in 0..<100 {
        await gate.wait { $0.begun.count == min(100, done + 8) }
        gate.release(gate.counts.begun[done])
      }
      try await group.waitForAll()
    }
    #expect(gate.counts.peak == 8)
    #expect(Set(gate.counts.begun) == Set(paths.map { "/\($0)" }))
  }

  @Test func requestsStartInOrder() async throws {
    let bounded = BoundedTransport(gate, bound: 1)
    var tasks: [Task<HTTPResponse, any Error>] = []
    for path in ["a", "b", "c", "d"] {
      let request = try request(path)
      tasks.append(Task { try await bounded.get(request) })
      await bounded.waitForWaiters(tasks.count)
    }
    for path in ["/a", "/b", "/c", "/d"] {
      await gate.wait { $0.begun.last == path }
      gate.release(path)
    }
    for task in tasks { _ = try await task.value }
    #expect(gate.counts.begun == ["/a", "/b", "/c", "/d"])
  }

  @Test func concurrentRequestsForAnAddressAreShared() async throws {
    let bounded = BoundedTransport(gate, bound: 8)
    let request = try request("pokemon/445/")
    let tasks = (0..<5).map { _ in Task { try await bounded.get(request) } }
    await bounded.waitForWaiters(5)
    await gate.wait { $0.underWay == 1 }
    gate.release("/pokemon/445/", .success(HTTPResponse(body: [7])))
    for task in tasks { #expect(try await task.value.body == [7]) }
    #expect(gate.counts.begun.count == 1)
  }

  @Test func anErrorReachesAllWaiters() async throws {
    let bounded = BoundedTransport(gate, bound: 8)
    let request = try request("a")
    let tasks = (0..<2).map { _ in Task { try await bounded.get(request) } }
    await bounded.waitForWaiters(2)
    await gate.wait { $0.underWay == 1 }
    gate.release("/a", .failure(.failed(.status(500))))
    for task in tasks {
      await #expect(throws: TransferError.failed(.status(500))) { try await task.value }
    }
  }

  @Test func aLaterRequestForAnAddressIsSentAgain() async throws {
    let transport = ScriptedTransport([
      .success(HTTPResponse(body: [1])), .success(HTTPResponse(body: [2])),
    ])
    let bounded = BoundedTransport(transport, bound: 8)
    #expect(try await bounded.get(request("a")).body == [1])
    #expect(try await bounded.get(request("a")).body == [2])
  }

  @Test func cancellingOneOfTwoLeavesTheOtherItsAnswer() async throws {
    let bounded = BoundedTransport(gate, bound: 8)
    let request = try request("a")
    let first = Task { try await bounded.get(request) }
    let second = Task { try await bounded.get(request) }
    await bounded.waitForWaiters(2)
    await gate.wait { $0.underWay == 1 }
    first.cancel()
    await #expect(throws: TransferError.cancelled) { try await first.value }
    #expect(gate.counts.cancelled == 0)
    gate.release("/a")
    #expect(try await second.value.status == 200)
  }

  @Test func cancellingTheLastWaiterCancelsTheRequest() async throws {
    let bounded = BoundedTransport(gate, bound: 8)
    let request = try request("a")
    let tasks = (0..<2).map { _ in Task { try await bounded.get(request) } }
    await bounded.waitForWaiters(2)
    await gate.wait { $0.underWay == 1 }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: TransferError.cancelled) { try await task.value }
    }
    await gate.wait { $0.cancelled == 1 && $0.underWay == 0 }
  }

  @Test func aRequestAfterACancelledOneIsSentAgain() async throws {
    let bounded = BoundedTransport(gate, bound: 1)
    let request = try request("a")
    let first = Task { try await bounded.get(request) }
    await gate.wait { $0.underWay == 1 }
    first.cancel()
    await gate.wait { $0.cancelled == 1 }
    let second = Task { try await bounded.get(request) }
    await gate.wait { $0.begun.count == 2 }
    gate.release("/a")
    #expect(try await second.value.status == 200)
  }

  @Test func aRequestCancelledInTheQueueIsNeverSent() async throws {
    let bounded = BoundedTransport(gate, bound: 1)
    let requests = try ["a", "b", "c"].map { try request($0) }
    var tasks: [Task<HTTPResponse, any Error>] = []
    for request in requests {
      tasks.append(Task { try await bounded.get(request) })
      await bounded.waitForWaiters(tasks.count)
    }
    tasks[1].cancel()
    await #expect(throws: TransferError.cancelled) { try await tasks[1].value }
    await gate.wait { $0.begun == ["/a"] }
    gate.release("/a")
    await gate.wait { $0.begun == ["/a", "/c"] }
    gate.release("/c")
    #expect(try await tasks[2].value.status == 200)
  }

  @Test func aCancelledTaskSendsNothing() async throws {
    let bounded = BoundedTransport(gate, bound: 1)
    let request = try request("a")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await bounded.get(request)
    }
    await #expect(throws: TransferError.cancelled) { try await task.value }
    #expect(gate.counts.begun.isEmpty)
  }
}

extension BoundedTransport {
  fileprivate func waitForWaiters(_ count: Int) async {
    while waiterCount < count { await Task.yield() }
  }
}
