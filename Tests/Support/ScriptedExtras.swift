import PokedexDomain
import PokedexPresentation
import Synchronization

/// A repository of texts and pictures that a test holds back and releases.
package final class ScriptedExtras: ProseRepository, SpriteRepository {
  private struct State {
    var isHolding = false
    var failure: PokedexError?
    var pictureFailure: PokedexError?
    var known: [Subject: Timestamped<Prose>] = [:]
    var asked: [String] = []
    var held: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastNumber = 0
    var peak = 0
    var cancelled = 0
  }

  private let state = Mutex(State())

  /// The picture of everything; `nil` for that of ``sprite(isShiny:)``.
  private let picture: Sprite?

  package init(picture: Sprite? = nil) { self.picture = picture }

  /// ``Extras`` that read from this repository. Requests start without a pause unless a test passes
  /// one that it ends itself.
  package func extras(
    languages: [Language] = [], pause: @escaping Extras.Pause = { $0() }
  ) -> Extras {
    Extras(
      read: ReadProse(prose: self, languages: languages), show: ShowSprite(sprites: self),
      pause: pause)
  }

  // MARK: The script

  /// Holds back all later answers until they are released or cancelled.
  package func hold() { state.withLock { $0.isHolding = true } }

  package func release() {
    let held = state.withLock { state in
      state.isHolding = false
      defer { state.held = [:] }
      return Array(state.held.values)
    }
    for continuation in held { continuation.resume() }
  }

  package func fail(_ error: PokedexError?) {
    state.withLock {
      $0.failure = error
      $0.pictureFailure = error
    }
  }

  package func failPictures(_ error: PokedexError?) {
    state.withLock { $0.pictureFailure = error }
  }

  package func know(_ prose: Timestamped<Prose>, of subject: Subject) {
    state.withLock { $0.known[subject] = prose }
  }

  /// The requests, in order: `pokemon-species/25`, `pokemon/25 shiny`.
  package var asked: [String] { state.withLock(\.asked) }
  /// The number of open requests; then its maximum so far, and the number of cancelled ones.
  package var open: Int { state.withLock(\.held.count) }
  package var peak: Int { state.withLock(\.peak) }
  package var cancelled: Int { state.withLock(\.cancelled) }

  // MARK: Repositories

  package func known(_ subject: Subject) -> Timestamped<Prose>? {
    state.withLock { $0.known[subject] }
  }

  package func fetch(
    _ subject: Subject, forceRefresh: Bool
  ) async throws(PokedexError) -> Timestamped<Prose> {
    try await answer("\(subject.kind.rawValue)/\(subject.id)")
    if let failure = state.withLock(\.failure) { throw failure }
    return Timestamped(Self.prose(of: subject))
  }

  package func known(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>? { nil }

  package func fetch(
    _ view: SpriteView, of form: ID<Form>, forceRefresh: Bool
  ) async throws(PokedexError) -> Timestamped<Sprite> {
    let look = view.look.map { "-\($0)" } ?? ""
    try await answer("pokemon/\(form)\(look)\(view.isShiny ? " shiny" : "")\(view.side)")
    if let failure = state.withLock(\.pictureFailure) { throw failure }
    return Timestamped(picture ?? Self.sprite(isShiny: view.isShiny))
  }

  /// Returns at once unless answers are held back, as for data that is already available.
  private func answer(
    _ what: String, isolation: isolated (any Actor)? = #isolation
  ) async throws(PokedexError) {
    let number = state.withLock { state in
      state.asked.append(what)
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      _ = isolation
      await withCheckedContinuation { wait(number, $0) }
    } onCancel: {
      let held = state.withLock { state in
        state.cancelled += 1
        return state.held.removeValue(forKey: number)
      }
      held?.resume()
    }
    if Task.isCancelled { throw .cancelled }
  }

  private func wait(_ number: Int, _ continuation: CheckedContinuation<Void, Never>) {
    let resumes = state.withLock { state in
      guard state.isHolding, !Task.isCancelled else { return true }
      state.held[number] = continuation
      state.peak = max(state.peak, state.held.count)
      return false
    }
    if resumes { continuation.resume() }
  }

  // MARK: Samples

  /// Invented texts.
  package static func prose(of subject: Subject) -> Prose {
    var localized = LocalizedProse()
    if subject.kind == .species {
      localized.genus = "Sample Pokémon"
    } else {
      localized.summary = "Does what \(subject.kind.rawValue) \(subject.id) does."
    }
    localized.entries = [
      GameText("It was seen first.", games: [.version(1, slug: "red")]),
      GameText("It was seen first.", games: [.version(2, slug: "blue")]),
      GameText("It is seen often.", games: [.version(33, slug: "sword")]),
    ]
    return Prose([.english: localized])
  }

  /// A disc with a light upper half, on a transparent background.
  package static func sprite(isShiny: Bool = false) -> Sprite {
    let bytes = (0..<40 * 40).flatMap { pixel -> [UInt8] in
      let (x, y) = (pixel % 40 - 20, pixel / 40 - 20)
      guard x * x + y * y < 256 else { return [0, 0, 0, 0] }
      if isShiny { return y < 0 ? [255, 240, 120, 255] : [160, 120, 0, 255] }
      return y < 0 ? [240, 64, 64, 255] : [96, 16, 16, 255]
    }
    return Sprite(width: 40, height: 40, bytes: bytes)
  }
}

/// A pause that lasts until a test ends it.
@MainActor package final class TestPause {
  private var waiting: [@MainActor () -> Void] = []
  /// The number of pauses so far.
  package private(set) var count = 0

  package init() {}

  package func begin(_ action: @escaping @MainActor () -> Void) {
    count += 1
    waiting.append(action)
  }

  /// Ends the pause.
  package func end() {
    let ended = waiting
    waiting = []
    for action in ended { action() }
  }
}
