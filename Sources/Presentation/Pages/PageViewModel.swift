import PokedexDomain

/// What a page shows: its name, a few words beside it, and what it tells.
package struct Page: Hashable, Sendable {
  package let title: String
  package let summary: String
  package let document: Document

  package init(title: String, summary: String = "", document: Document) {
    (self.title, self.summary, self.document) = (title, summary, document)
  }
}

/// The page of anything that is no Pokémon.
@MainActor package final class PageViewModel {
  package let page = Resource<Page>()
  /// What is told of it in words.
  package let text = Resource<DisplayedProse>()
  package let reading = ReadingPosition()

  /// Reads the text; none where there is no way to have it, or nothing is told.
  package typealias FetchText = (_ lens: Lens?, _ afresh: Bool) -> Resource<DisplayedProse>.Fetch

  private let fetch: (Lens?) async throws(PokedexError) -> Page
  private let fetchText: FetchText?
  private let revision: () -> Int
  private let forceRetry: @MainActor () -> Void
  private var known: (lens: Lens?, revision: Int)?
  private var told: (version: [Int], document: Document)?

  /// - Parameters:
  ///   - insist: lets hosts be asked again that are spared just now.
  ///   - revision: another whenever what the page is made of has changed.
  package init(
    text: FetchText? = nil, forceRetry: @escaping @MainActor () -> Void = {},
    revision: @escaping () -> Int = { 0 },
    _ fetch: @escaping (Lens?) async throws(PokedexError) -> Page
  ) {
    (self.fetchText, self.revision, self.fetch) = (text, revision, fetch)
    self.forceRetry = forceRetry
  }

  /// Loads the page as a lens shows it, unless it is there.
  package func start(through lens: Lens?) {
    let revision = revision()
    if known?.revision != revision || known?.lens != lens {
      known = (lens, revision)
      page.load { [fetch] _ throws(PokedexError) in try await fetch(lens) }
      text.reset()
    }
    if case .idle = text.state, let fetchText { text.load(fetchText(lens, false)) }
  }

  /// The page is not seen any more: what is under way for it is given up.
  package func leave() {
    text.cancel()
    if text.state.error != nil { text.reset() }
  }

  /// What the page tells: the text stands behind the first facts.
  package var document: Document? {
    guard let page = page.value else { return nil }
    let version = [self.page.version, text.version]
    if let told, told.version == version { return told.document }
    let blocks = page.document.blocks
    let start = blocks.firstIndex(of: .blank) ?? blocks.count
    let document = Document(blocks[..<start] + Document.prose(text.state) + blocks[start...])
    told = (version, document)
    return document
  }

  package var hasFailed: Bool { page.state.error != nil || text.canBeRetried }

  /// What the head says of what is on its way or did not come.
  package var mark: NetworkStatus? { NetworkStatus(page.state, text.state) }

  /// Why asking afresh would bring nothing; none where it may.
  package var refreshRefusal: String? {
    if page.state.isLoading || text.state.isLoading { return worded("it is on its way") }
    return hasFailed || fetchText != nil ? nil : worded("nothing here comes by the network")
  }

  /// Asks again for what failed or, where nothing has, for what comes by the network.
  package func refresh() {
    forceRetry()
    let isWhole = !hasFailed
    if page.state.error != nil { page.retry() }
    if isWhole || text.canBeRetried, let fetchText { text.load(fetchText(known?.lens, true)) }
  }
}
