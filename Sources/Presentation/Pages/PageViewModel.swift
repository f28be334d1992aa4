import PokedexDomain

/// A page: its title, a short summary beside it, and its document.
package struct Page: Hashable, Sendable {
  package let title: String
  package let summary: String
  package let document: Document
  /// Why it tells less in the games of the lens.
  package let gap: GameGap?

  package init(
    title: String, summary: String = "", document: Document, gap: GameGap? = nil
  ) {
    self.title = title
    self.summary = summary
    self.document = document
    self.gap = gap
  }
}

extension Page {
  /// The page with the name of a changed game beside its title; of other games, and if it is told
  /// already, it stays as it is.
  package func ofChangedGame(_ lens: Lens?) -> Page {
    guard let lens, lens.overlay != nil,
      ![title, summary].contains(where: { $0.contains(lens.name) })
    else { return self }
    let texts = [lens.name, summary].filter { !$0.isEmpty }
    return Page(
      title: title, summary: texts.joined(separator: " · "), document: document, gap: gap)
  }

  /// The page with more blocks at its end.
  func adding(_ blocks: [Document.Block]) -> Page {
    Page(title: title, summary: summary, document: Document(document.blocks + blocks), gap: gap)
  }
}

/// The page of anything but a Pokémon.
@MainActor package final class PageViewModel {
  package let page = Resource<Page>()
  /// The prose of the page.
  package let text = Resource<DisplayedProse>()
  package let reading = ReadingPosition()

  /// Returns the fetch of the prose; `nil` for a page without prose.
  package typealias FetchText = (_ lens: Lens?, _ forceRefresh: Bool) ->
    Resource<DisplayedProse>.Fetch?

  private let fetch: (Lens?) async throws(PokedexError) -> Page
  private let fetchText: FetchText?
  private let source: () -> AnyHashable
  private let forceRetry: @MainActor () -> Void
  private let debounce: Debounce?
  private var lastLoad: (lens: Lens?, source: AnyHashable)?
  private var rendered: (version: [Int], document: Document, brief: Document)?

  /// - Parameters:
  ///   - forceRetry: Ends the pauses of hosts after failures, so that requests to them are sent
  ///     immediately.
  ///   - source: A value that changes with the data of the page.
  ///   - pause: For a page that follows a cursor: delays the fetch of its prose until the cursor
  ///     rests.
  package init(
    text: FetchText? = nil, forceRetry: @escaping @MainActor () -> Void = {},
    source: @escaping () -> AnyHashable = { 0 }, pause: Extras.Pause? = nil,
    _ fetch: @escaping (Lens?) async throws(PokedexError) -> Page
  ) {
    self.fetchText = text
    self.source = source
    debounce = pause.map { Debounce($0) }
    self.fetch = fetch
    self.forceRetry = forceRetry
  }

  /// Loads the page under a lens, unless it is loaded already.
  package func start(through lens: Lens?) {
    let source = source()
    if lastLoad?.source != source || lastLoad?.lens != lens {
      if lastLoad?.source != source { reading.begin() }
      lastLoad = (lens, source)
      page.load { [fetch] _ throws(PokedexError) in try await fetch(lens) }
      // An offline error also applies to the next page; its line would flicker with each step.
      if debounce == nil || !text.isOffline { text.reset() }
      debounce?.then { [weak self] in self?.loadText() }
    }
    if debounce == nil, case .idle = text.state { loadText() }
  }

  private func loadText(forceRefresh: Bool = false) {
    guard let lastLoad, let fetch = fetchText?(lastLoad.lens, forceRefresh) else {
      return text.reset()
    }
    text.load(fetch)
  }

  /// Cancels the fetches of a page that is no longer visible.
  package func leave() {
    debounce?.cancel()
    text.cancel()
    if debounce != nil { lastLoad = nil }
    if text.state.error != nil { text.reset() }
  }

  /// The document of the page, with its prose after the first facts.
  package var document: Document? { render()?.document }

  /// The document without its first facts, which a list beside it shows.
  package var brief: Document? { render()?.brief }

  private func render() -> (version: [Int], document: Document, brief: Document)? {
    guard let page = page.value else { return nil }
    let version = [self.page.version, text.version]
    if let rendered, rendered.version == version { return rendered }
    let blocks = page.document.blocks
    let start = blocks.firstIndex(of: .blank) ?? blocks.count
    let rest = Document.prose(text.state) + blocks[start...]
    let made = (
      version: version, document: Document(blocks[..<start] + rest),
      brief: Document(Array(rest.drop { $0 == .blank }))
    )
    rendered = made
    return made
  }

  package var hasFailed: Bool { page.state.error != nil || text.canBeRetried }

  /// The header's network status. The reason for missing prose is shown in place of the prose.
  package var mark: NetworkStatus? { text.state.isLoading ? .loading : NetworkStatus(page.state) }

  /// The reason why a refresh would not help; `nil` if it would.
  package var refreshRefusal: String? {
    if page.state.isLoading || text.state.isLoading { return worded("still loading") }
    return hasFailed || fetchText?(lastLoad?.lens, false) != nil
      ? nil : worded("nothing to reload: all data is local")
  }

  /// Repeats failed requests or, without a failure, fetches all data from the network again.
  package func refresh() {
    forceRetry()
    let isWhole = !hasFailed
    if page.state.error != nil { page.retry() }
    if isWhole || text.canBeRetried { loadText(forceRefresh: true) }
  }
}
