import PokedexDomain

/// Fetches cries to be played.
@MainActor package final class CryModel {
  /// Why the last cry was not played, until the next key press.
  @Watched package private(set) var news: StatusMessage?
  /// Why no cry can be played; `nil` if one can.
  package let refusal: String?
  private let cries: (any CryRepository)?
  private var task: Task<Void, Never>?

  package init(_ cries: any CryRepository) {
    self.cries = cries
    refusal = nil
  }

  package init(refusal: String) {
    cries = nil
    self.refusal = refusal
  }

  isolated deinit { task?.cancel() }

  /// Fetches a cry and plays it. A new cry replaces one that is still being fetched.
  ///
  /// - Parameter play: plays a file and deletes it, or returns the reason why it can do neither.
  package func fetch(
    _ form: ID<Form>, play: @escaping @MainActor (_ file: String) -> StatusMessage?
  ) {
    guard let cries else { return }
    task?.cancel()
    task = Task.immediate { [weak self] in
      do throws(PokedexError) {
        let file = try await cries.file(of: form)
        guard let reason = play(file) else { return }
        cries.discard(file)
        self?.news = reason
      } catch {
        if error != .cancelled { self?.news = StatusMessage(error) }
      }
    }
  }

  /// Clears the message.
  package func acknowledge() { if news != nil { news = nil } }
}
