/// Limits the number of concurrent requests; the others wait in a queue. Equal requests that are
/// made at the same time share one fetch.
///
/// A request is cancelled when the last task that waits for it is cancelled.
package actor BoundedTransport: HTTPTransport {
  private typealias Outcome = Result<HTTPResponse, TransferError>

  private struct Flight {
    let request: HTTPRequest
    var waiters: [Int: CheckedContinuation<Outcome, Never>] = [:]
    /// The running fetch, or `nil` while the request is queued.
    var task: Task<Void, Never>?
  }

  private let transport: any HTTPTransport
  private let bound: Int
  private var flights: [Int: Flight] = [:]
  private var numbers: [HTTPRequest: Int] = [:]
  /// Numbers of the queued requests; some may have been cancelled.
  private var queue: [Int] = []
  private var underWay = 0
  private var lastNumber = 0

  package init(_ transport: any HTTPTransport, bound: Int) {
    self.transport = transport
    self.bound = max(1, bound)
  }

  package func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let waiter = nextNumber()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { join(request, waiter, $0) }
    } onCancel: {
      Task(executorPreference: NetworkThread.screen.executor) { await self.leave(request, waiter) }
    }
    return try outcome.get()
  }

  /// The number of tasks waiting for a response.
  var waiterCount: Int { flights.values.reduce(0) { $0 + $1.waiters.count } }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func join(
    _ request: HTTPRequest, _ waiter: Int, _ continuation: CheckedContinuation<Outcome, Never>
  ) {
    guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
    let flight = numbers[request] ?? enqueue(request)
    flights[flight]?.waiters[waiter] = continuation
    startNext()
  }

  private func enqueue(_ request: HTTPRequest) -> Int {
    let flight = nextNumber()
    flights[flight] = Flight(request: request)
    numbers[request] = flight
    queue.append(flight)
    return flight
  }

  private func startNext() {
    while underWay < bound, !queue.isEmpty {
      let number = queue.removeFirst()
      guard let request = flights[number]?.request else { continue }
      underWay += 1
      flights[number]?.task = Task(executorPreference: NetworkThread.screen.executor) {
        await self.fly(number, request)
      }
    }
  }

  private func fly(_ number: Int, _ request: HTTPRequest) async {
    let outcome: Outcome
    do throws(TransferError) {
      outcome = .success(try await transport.get(request))
    } catch {
      outcome = .failure(error)
    }
    underWay -= 1
    for waiter in remove(number)?.waiters.values ?? [:].values {
      waiter.resume(returning: outcome)
    }
    startNext()
  }

  private func leave(_ request: HTTPRequest, _ waiter: Int) {
    guard let number = numbers[request],
      let continuation = flights[number]?.waiters.removeValue(forKey: waiter)
    else { return }
    if flights[number]?.waiters.isEmpty == true { remove(number)?.task?.cancel() }
    continuation.resume(returning: .failure(.cancelled))
  }

  /// Removes a request, so that later requests for the same resource start a new fetch.
  @discardableResult
  private func remove(_ number: Int) -> Flight? {
    guard let flight = flights.removeValue(forKey: number) else { return nil }
    numbers[flight.request] = nil
    return flight
  }
}
