import PokedexDomain

/// The sprites of several forms, such as a family or compared Pokémon. They are fetched once the
/// user stays on the page, and cancelled when the user leaves. The space for a sprite that fails to
/// load stays empty.
@MainActor package final class SpriteGallery {
  /// The subject of a sprite.
  package struct Subject: Hashable, Sendable {
    package let form: ID<Form>
    let view: SpriteView

    /// - Parameter view: if there is no such sprite, the form's usual one is shown.
    package init(_ form: ID<Form>, _ view: SpriteView = SpriteView()) {
      self.form = form
      self.view = view
    }
  }

  /// A form and its sprite, if it has loaded.
  @MainActor package struct Item {
    package let subject: Subject
    fileprivate let resource = Resource<Timestamped<Sprite>>()

    package var form: ID<Form> { subject.form }
    package var picture: Sprite? { resource.value?.value }
  }

  @Watched package private(set) var items: [Item] = []

  private let sources: Extras
  private let debounce: Debounce
  private var isAsked = false

  package init(_ sources: Extras) {
    self.sources = sources
    debounce = Debounce(sources.pause)
  }

  /// Shows the usual sprites of the given forms in this order.
  package func show(_ forms: [ID<Form>]) { show(forms.map { Subject($0) }) }

  /// Shows the given sprites in this order. Those that were shown before stay.
  package func show(_ subjects: [Subject]) {
    if subjects != items.map(\.subject) {
      let known = items
      items = subjects.map { subject in
        known.first { $0.subject == subject } ?? Item(subject: subject)
      }
      for old in known where !subjects.contains(old.subject) { old.resource.cancel() }
      isAsked = false
    }
    guard !isAsked else { return }
    isAsked = true
    debounce.then { [weak self] in self?.load() }
  }

  private func load() {
    guard let show = sources.show else { return }
    for item in items where item.resource.value == nil && !item.resource.state.isLoading {
      let subject = item.subject
      item.resource.load { _ throws(PokedexError) in
        do throws(PokedexError) { return try await show(subject.view, of: subject.form) } catch {
          guard case .notFound = error, subject.view != SpriteView() else { throw error }
          return try await show(of: subject.form)
        }
      }
    }
  }

  /// Cancels the fetches. Missing sprites are fetched again when the forms are shown next.
  package func leave() {
    debounce.cancel()
    for item in items {
      item.resource.cancel()
      if item.resource.state.error != nil { item.resource.reset() }
    }
    isAsked = false
  }

  /// The network status for the page's header.
  package var mark: NetworkStatus? {
    NetworkStatus(among: items.compactMap { NetworkStatus($0.resource.state) })
  }

  package var hasPicture: Bool { items.contains { $0.picture != nil } }

  package var hasFailed: Bool { items.contains { $0.resource.canBeRetried } }

  /// Retries the sprites that failed to load.
  package func retry() {
    sources.forceRetry()
    for item in items where item.resource.canBeRetried { item.resource.retry() }
  }
}
