import PokedexDomain

/// A page: its title, a short summary beside it, and its document.
package struct Page: Hashable, Sendable {
  package let title: String
  package let summary: String
  package let document: Document

  package init(title: String, summary: String = "", document: Document) {
    self.title = title
    self.summary = summary
    self.document = document
  }
}

/// The page of anything but a Pokémon.
@MainActor package final class PageViewModel {
  package let page = Resource<Page>()
  /// The prose of the page.
  package let text = Resource<DisplayedProse>()
  package let reading = ReadingPosition()

  /// Fetches the prose; a page without prose has none.
  package typealias FetchText = (_ lens: Lens?, _ forceRefresh: Bool) ->
    Resource<DisplayedProse>.Fetch

  private let fetch: (Lens?) async throws(PokedexError) -> Page
  private let fetchText: FetchText?
  private let revision: () -> Int
  private let forceRetry: @MainActor () -> Void
  private var known: (lens: Lens?, revision: Int)?
  private var rendered: (version: [Int], document: Document)?

  /// - Parameters:
  ///   - forceRetry: Allows requests at once to hosts that are skipped after failures.
  ///   - revision: A number that changes with the data of the page.
  package init(
    text: FetchText? = nil, forceRetry: @escaping @MainActor () -> Void = {},
    revision: @escaping () -> Int = { 0 },
    _ fetch: @escaping (Lens?) async throws(PokedexError) -> Page
  ) {
    self.fetchText = text
    self.revision = revision
    self.fetch = fetch
    self.forceRetry = forceRetry
  }

  /// Loads the page under a lens, unless it is loaded already.
  package func start(through lens: Lens?) {
    let revision = revision()
    if known?.revision != revision || known?.lens != lens {
      known = (lens, revision)
      page.load { [fetch] _ throws(PokedexError) in try await fetch(lens) }
      text.reset()
    }
    if case .idle = text.state, let fetchText { text.load(fetchText(lens, false)) }
  }

  /// Cancels the fetches of a page that is no longer visible.
  package func leave() {
    text.cancel()
    if text.state.error != nil { text.reset() }
  }

  /// The document of the page, with its prose after the first facts.
  package var document: Document? {
    guard let page = page.value else { return nil }
    let version = [self.page.version, text.version]
    if let rendered, rendered.version == version { return rendered.document }
    let blocks = page.document.blocks
    let start = blocks.firstIndex(of: .blank) ?? blocks.count
    let document = Document(blocks[..<start] + Document.prose(text.state) + blocks[start...])
    rendered = (version, document)
    return document
  }

  package var hasFailed: Bool { page.state.error != nil || text.canBeRetried }

  /// The header's network status, for fetches that are in progress or failed.
  package var mark: NetworkStatus? { NetworkStatus(page.state, text.state) }

  /// The reason why a refresh is of no use; `nil` if it is.
  package var refreshRefusal: String? {
    if page.state.isLoading || text.state.isLoading { return worded("it is loading") }
    return hasFailed || fetchText != nil ? nil : worded("nothing here is from the network")
  }

  /// Fetches again what failed or, without a failure, what comes from the network.
  package func refresh() {
    forceRetry()
    let isWhole = !hasFailed
    if page.state.error != nil { page.retry() }
    if isWhole || text.canBeRetried, let fetchText { text.load(fetchText(known?.lens, true)) }
  }
}
