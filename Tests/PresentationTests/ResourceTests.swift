import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// A load that runs until the test answers it. It ignores cancellation, like an answer that is on
/// its way already.
@MainActor private final class Question {
  enum Step {
    case part(Int)
    case end(Result<Int, PokedexError>)
  }

  private var steps: [Step] = []
  private var nextStep: CheckedContinuation<Void, Never>?
  private var stepProcessed: CheckedContinuation<Void, Never>?
  private(set) var wasCancelled = false

  /// Returns once the step has been processed.
  func send(_ step: Step) async {
    steps.append(step)
    await withCheckedContinuation { continuation in
      stepProcessed = continuation
      resume(&nextStep)
    }
  }

  func fetch(_ report: Resource<Int>.Report) async throws(PokedexError) -> Int {
    defer {
      wasCancelled = Task.isCancelled
      resume(&stepProcessed)
    }
    while true {
      if steps.isEmpty { await withCheckedContinuation { nextStep = $0 } }
      switch steps.removeFirst() {
      case .part(let value):
        report(value, LoadingProgress(done: value, total: 9))
        resume(&stepProcessed)
      case .end(let result): return try result.get()
      }
    }
  }

  private func resume(_ continuation: inout CheckedContinuation<Void, Never>?) {
    continuation?.resume()
    continuation = nil
  }
}

/// An event for a resource. Late events concern the first load instead of the last.
enum Act: Sendable {
  case load, retry, cancel, fail, lateFailure
  case part(Int)
  case latePart(Int)
  case answer(Int)
  case lateAnswer(Int)
}

@MainActor @Suite(.timeLimit(minutes: 5)) final class ResourceTests {
  private let resource = Resource<Int>()
  private var questions: [Question] = []

  private func perform(_ act: Act) async {
    switch act {
    case .load: load()
    case .retry: resource.retry()
    case .cancel: resource.cancel()
    case .fail: await questions.last?.send(.end(.failure(.offline)))
    case .lateFailure: await questions.first?.send(.end(.failure(.offline)))
    case .part(let value): await questions.last?.send(.part(value))
    case .latePart(let value): await questions.first?.send(.part(value))
    case .answer(let value): await questions.last?.send(.end(.success(value)))
    case .lateAnswer(let value): await questions.first?.send(.end(.success(value)))
    }
  }

  private func load() {
    resource.load { [weak self] report throws(PokedexError) in
      let question = Question()
      self?.questions.append(question)
      return try await question.fetch(report)
    }
  }

  private var state: String {
    switch resource.state {
    case .idle: "idle"
    case .loading(let previous, let progress):
      "loading \(previous ?? 0) \(progress?.done ?? 0)"
    case .loaded(let value): "loaded \(value)"
    case .error(let error, let previous): "\(error) \(previous ?? 0)"
    }
  }

  @Test(
    arguments: [
      ([], "idle"),
      ([.retry], "idle"),
      ([.cancel], "idle"),
      ([.load], "loading 0 0"),
      ([.load, .retry], "loading 0 0"),
      ([.load, .cancel], "idle"),
      ([.load, .answer(1)], "loaded 1"),
      ([.load, .fail], "offline 0"),
      ([.load, .part(1)], "loading 1 1"),
      ([.load, .part(1), .part(2)], "loading 2 2"),
      ([.load, .part(1), .answer(2)], "loaded 2"),
      ([.load, .part(1), .fail], "offline 1"),
      ([.load, .part(1), .cancel], "loaded 1"),
      ([.load, .part(1), .load], "loading 1 0"),
      ([.load, .answer(1), .cancel], "loaded 1"),
      ([.load, .answer(1), .load], "loading 1 0"),
      ([.load, .answer(1), .retry], "loading 1 0"),
      ([.load, .answer(1), .load, .cancel], "loaded 1"),
      ([.load, .answer(1), .load, .fail], "offline 1"),
      ([.load, .answer(1), .load, .answer(2)], "loaded 2"),
      ([.load, .fail, .cancel], "offline 0"),
      ([.load, .fail, .retry], "loading 0 0"),
      ([.load, .fail, .retry, .fail], "offline 0"),
      ([.load, .fail, .retry, .answer(2)], "loaded 2"),
      ([.load, .part(1), .fail, .retry], "loading 1 0"),
      ([.load, .cancel, .retry], "loading 0 0"),
    ] as [([Act], String)])
  func actsMoveItBetweenStates(_ acts: [Act], _ expected: String) async {
    for act in acts { await perform(act) }
    #expect(state == expected)
  }

  @Test(
    arguments: [
      ([.load, .cancel, .lateAnswer(1)], "idle"),
      ([.load, .cancel, .lateFailure], "idle"),
      ([.load, .cancel, .latePart(1)], "idle"),
      ([.load, .part(1), .cancel, .lateAnswer(2)], "loaded 1"),
      ([.load, .load, .lateAnswer(1)], "loading 0 0"),
      ([.load, .load, .lateFailure], "loading 0 0"),
      ([.load, .load, .latePart(1)], "loading 0 0"),
      ([.load, .load, .lateAnswer(1), .answer(2)], "loaded 2"),
      ([.load, .load, .answer(2), .lateAnswer(1)], "loaded 2"),
      ([.load, .load, .answer(2), .lateFailure], "loaded 2"),
      ([.load, .load, .fail, .lateAnswer(1)], "offline 0"),
      ([.load, .part(1), .load, .latePart(3)], "loading 1 0"),
    ] as [([Act], String)])
  func lateAnswersChangeNothing(_ acts: [Act], _ expected: String) async {
    for act in acts { await perform(act) }
    #expect(state == expected)
    #expect(questions.first?.wasCancelled == true || acts.contains { $0.isLatePart })
  }

  @Test func immediateValuesLoadImmediately() {
    resource.load { _ in 5 }
    #expect(state == "loaded 5")
    resource.load { _ throws(PokedexError) in throw .offline }
    #expect(state == "offline 5")
  }

  @Test func aRunningLoadIsNotRepeated() async {
    for act in [.load, .retry, .retry] as [Act] { await perform(act) }
    #expect(questions.count == 1)
    await perform(.fail)
    await perform(.retry)
    #expect(questions.count == 2)
  }

  @Test func statesHaveValuesErrorsAndProgress() {
    let progress = LoadingProgress(done: 1, total: 2)
    let loading = Loadable.loading(previous: 7, progress: progress)
    let failed = Loadable.error(.offline, previous: 8)
    #expect([Loadable<Int>.idle.value, loading.value, failed.value] == [nil, 7, 8])
    #expect(Loadable.loaded(9).value == 9)
    #expect(loading.isLoading && loading.progress == progress && loading.error == nil)
    #expect(!failed.isLoading && failed.progress == nil && failed.error == .offline)
  }
}

extension Act {
  fileprivate var isLatePart: Bool {
    guard case .latePart = self else { return false }
    return true
  }
}
