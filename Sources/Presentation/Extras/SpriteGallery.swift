import PokedexDomain

/// The sprites of several forms, such as a family or compared Pokémon. They are fetched once the
/// user stays on the page, and cancelled when the user leaves. The space for a sprite that fails to
/// load stays empty.
@MainActor package final class SpriteGallery {
  /// A form and its sprite, if it has loaded.
  @MainActor package struct Item {
    package let form: ID<Form>
    fileprivate let resource = Resource<Timestamped<Sprite>>()

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

  /// Shows the given forms in this order. Forms that were shown before keep their sprites.
  package func show(_ forms: [ID<Form>]) {
    if forms != items.map(\.form) {
      let known = items
      items = forms.map { form in known.first { $0.form == form } ?? Item(form: form) }
      for old in known where !forms.contains(old.form) { old.resource.cancel() }
      isAsked = false
    }
    guard !isAsked else { return }
    isAsked = true
    debounce.then { [weak self] in self?.load() }
  }

  private func load() {
    guard let show = sources.show else { return }
    for item in items where item.resource.value == nil && !item.resource.state.isLoading {
      item.resource.load { _ throws(PokedexError) in
        try await show(of: item.form)
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
