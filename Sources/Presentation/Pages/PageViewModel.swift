import Observation
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
@MainActor @Observable package final class PageViewModel {
  package let page = Resource<Page>()
  package let reading = Reading()

  @ObservationIgnored private let fetch: (Lens?) async throws(PokedexError) -> Page
  @ObservationIgnored private var lens: Lens??

  package init(_ fetch: @escaping (Lens?) async throws(PokedexError) -> Page) {
    self.fetch = fetch
  }

  /// Loads the page as a lens shows it, unless it is there.
  package func start(through lens: Lens?) {
    guard self.lens != .some(lens) else { return }
    self.lens = lens
    page.load { [fetch] _ throws(PokedexError) in try await fetch(lens) }
  }

  package func retry() { page.retry() }
}
