import PokedexDomain

/// Pictures of several forms: of a family, or of those that are compared. They are asked for when
/// somebody stays, and given up when they leave. A picture that does not come leaves its place
/// free: names and facts stand beside it.
@MainActor package final class SpriteGallery {
  /// A form and its picture, as far as that is there.
  @MainActor package struct Item {
    package let form: ID<Form>
    fileprivate let resource = Resource<Timestamped<Sprite>>()

    package var picture: Sprite? { resource.value?.value }
  }

  @Watched package private(set) var items: [Item] = []

  private let sources: Extras
  private let rest: Debounce
  private var isAsked = false

  package init(_ sources: Extras) {
    self.sources = sources
    rest = Debounce(sources.pause)
  }

  /// Shows these forms, in this order; those that were shown before keep their pictures.
  package func show(_ forms: [ID<Form>]) {
    if forms != items.map(\.form) {
      let known = items
      items = forms.map { form in known.first { $0.form == form } ?? Item(form: form) }
      for old in known where !forms.contains(old.form) { old.resource.cancel() }
      isAsked = false
    }
    guard !isAsked else { return }
    isAsked = true
    rest.then { [weak self] in self?.load() }
  }

  private func load() {
    for item in items where item.resource.value == nil && !item.resource.state.isLoading {
      item.resource.load { [sources] _ throws(PokedexError) in
        try await sources.show(of: item.form)
      }
    }
  }

  /// Gives up what is under way; what is missing is asked for again when they are next shown.
  package func leave() {
    rest.cancel()
    for item in items {
      item.resource.cancel()
      if item.resource.state.error != nil { item.resource.reset() }
    }
    isAsked = false
  }

  /// What the head of the page says of them.
  package var mark: NetworkStatus? {
    NetworkStatus(among: items.compactMap { NetworkStatus($0.resource.state) })
  }

  package var hasPicture: Bool { items.contains { $0.picture != nil } }

  package var hasFailed: Bool { items.contains { $0.resource.canBeRetried } }

  /// Asks again for those that failed.
  package func retry() {
    sources.forceRetry()
    for item in items where item.resource.canBeRetried { item.resource.retry() }
  }
}
