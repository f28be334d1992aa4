import NIOCore
import NIOHTTP1
import Synchronization

/// The state that all connections of a ``FaultyServer`` share.
final class ServerState: Sendable {
  private struct Values {
    var resources = ServedResources()
    var faults: [String: Fault] = [:]
    var counts = ServerCounts()
    var random: SeededGenerator
    var gates: [EventLoopPromise<Void>] = []
    var channels: [ObjectIdentifier: any Channel] = [:]
    var watchers: [Watcher] = []
  }

  private struct Watcher {
    let condition: @Sendable (ServerCounts) -> Bool
    let wait: AsyncStream<Never>.Continuation
  }

  private let values: Mutex<Values>

  init(seed: UInt64) {
    values = Mutex(Values(random: SeededGenerator(seed: seed)))
  }

  var counts: ServerCounts { values.withLock(\.counts) }

  var channels: [any Channel] { values.withLock { Array($0.channels.values) } }

  func setBase(_ base: String) {
    change { $0.base = base }
  }

  func change(_ change: (inout ServedResources) -> Void) {
    values.withLock { change(&$0.resources) }
  }

  func document(_ target: String) -> ServedResources.Document? {
    values.withLock { $0.resources.document(target) }
  }

  /// The address of a redirect, with `{base}` replaced.
  func resolve(_ address: String) -> String {
    values.withLock { address.replacing("{base}", with: $0.resources.base) }
  }
}

extension ServerState {
  func fail(_ fault: Fault, below prefix: String) {
    values.withLock { $0.faults[prefix] = fault }
  }

  /// The fault of a request; for ``Fault/flaky``, drawn at random.
  func fault(for target: String) -> Fault {
    values.withLock { values in
      let rule = values.faults
        .filter { ServedResources.isBelow(target, $0.key) }
        .max { $0.key.count < $1.key.count }
      guard case .flaky(let probability) = rule?.value else { return rule?.value ?? .none }
      guard Double.random(in: 0..<1, using: &values.random) < probability else { return .none }
      let faults: [Fault] = [.close, .status(503), .truncate, .garbage]
      return faults.randomElement(using: &values.random) ?? .close
    }
  }

  func randomBytes(_ count: Int) -> [UInt8] {
    values.withLock { values in
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &values.random) }
    }
  }

  /// A future that completes when the gate is opened.
  func gate(on loop: any EventLoop) -> EventLoopFuture<Void> {
    let promise = loop.makePromise(of: Void.self)
    values.withLock { $0.gates.append(promise) }
    count { $0.held += 1 }
    return promise.futureResult
  }

  func openGate() {
    let gates = values.withLock { values in
      defer { values.gates = [] }
      return values.gates
    }
    for gate in gates { gate.succeed() }
  }
}

extension ServerState {
  func opened(_ channel: any Channel) {
    values.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    count {
      $0.accepted += 1
      $0.open += 1
    }
  }

  func closed(_ channel: any Channel) {
    values.withLock { $0.channels[ObjectIdentifier(channel)] = nil }
    count { $0.open -= 1 }
  }

  func asked(_ head: HTTPRequestHead) {
    count { counts in
      counts.requests += 1
      counts.byTarget[head.uri, default: 0] += 1
      counts.lastHeaders = Dictionary(
        head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
      counts.pending += 1
      counts.peak = max(counts.peak, counts.pending)
    }
  }

  func answered() {
    count { $0.pending -= 1 }
  }

  func countNotModified() {
    count { $0.notModified += 1 }
  }

  /// Also ends when the task is cancelled.
  func wait(until condition: @escaping @Sendable (ServerCounts) -> Bool) async {
    let (news, wait) = AsyncStream.makeStream(of: Never.self)
    values.withLock { values in
      guard !condition(values.counts) else { return wait.finish() }
      values.watchers.append(Watcher(condition: condition, wait: wait))
    }
    for await _ in news {}
  }

  private func count(_ change: (inout ServerCounts) -> Void) {
    let content = values.withLock { values in
      change(&values.counts)
      let ready = values.watchers.filter { $0.condition(values.counts) }
      values.watchers.removeAll { $0.condition(values.counts) }
      return ready
    }
    for watcher in content { watcher.wait.finish() }
  }
}
