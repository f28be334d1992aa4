import PokedexData
import PokedexDomain
import Synchronization

typealias Outcome = Result<HTTPResponse, TransferError>

/// A transport that returns scripted outcomes in order, and records its requests.
final class ScriptedTransport: HTTPTransport {
  private let script: Mutex<[Outcome]>
  private let requestLog = Mutex<[HTTPRequest]>([])

  init(_ script: [Outcome]) {
    self.script = Mutex(script)
  }

  var requests: [HTTPRequest] { requestLog.withLock { $0 } }

  func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    requestLog.withLock { $0.append(request) }
    let outcome = script.withLock { $0.isEmpty ? .failure(.cancelled) : $0.removeFirst() }
    return try outcome.get()
  }
}

/// A transport that holds every request until the test releases it.
final class GatedTransport: HTTPTransport {
  struct Counts {
    var begun: [String] = []
    var underWay = 0
    var peak = 0
    var cancelled = 0
  }

  private struct State {
    var counts = Counts()
    var held: [(path: String, continuation: CheckedContinuation<Outcome, Never>)] = []
    var watchers: [(condition: (Counts) -> Bool, wait: AsyncStream<Never>.Continuation)] = []
  }

  private let state = Mutex(State())

  var counts: Counts { state.withLock(\.counts) }

  func get(_ request: HTTPRequest) async throws(TransferError) -> HTTPResponse {
    let path = request.address.path
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { hold(path, $0) }
    } onCancel: {
      end(path, .failure(.cancelled))
    }
    return try outcome.get()
  }

  /// Resolves all held requests for the path.
  func release(_ path: String, _ outcome: Outcome = .success(HTTPResponse(body: []))) {
    end(path, outcome)
  }

  func wait(until condition: @escaping @Sendable (Counts) -> Bool) async {
    let (news, wait) = AsyncStream.makeStream(of: Never.self)
    change { $0.watchers.append((condition, wait)) }
    for await _ in news {}
  }

  private func hold(_ path: String, _ continuation: CheckedContinuation<Outcome, Never>) {
    change { state in
      state.counts.begun.append(path)
      state.counts.underWay += 1
      state.counts.peak = max(state.counts.peak, state.counts.underWay)
      state.held.append((path, continuation))
    }
    if Task.isCancelled { end(path, .failure(.cancelled)) }
  }

  private func end(_ path: String, _ outcome: Outcome) {
    var ended: [CheckedContinuation<Outcome, Never>] = []
    change { state in
      ended = state.held.filter { $0.path == path }.map(\.continuation)
      state.held.removeAll { $0.path == path }
      state.counts.underWay -= ended.count
      if case .failure(.cancelled) = outcome { state.counts.cancelled += ended.count }
    }
    for continuation in ended { continuation.resume(returning: outcome) }
  }

  private func change(_ change: (inout State) -> Void) {
    var content: [AsyncStream<Never>.Continuation] = []
    state.withLock { state in
      change(&state)
      let counts = state.counts
      content = state.watchers.filter { $0.condition(counts) }.map(\.wait)
      state.watchers.removeAll { $0.condition(counts) }
    }
    for wait in content { wait.finish() }
  }
}

/// Returns a request for a path of a host that is never contacted.
func request(_ path: String, limit: Int = 1_000) throws -> HTTPRequest {
  try HTTPRequest(address("http://host.example/\(path)"), limit: limit)
}

func address(_ text: String) throws -> WebAddress {
  guard let address = WebAddress(text) else { throw NotAnAddress(text: text) }
  return address
}

struct NotAnAddress: Error {
  let text: String
}
