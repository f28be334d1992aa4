import PokedexDomain

/// Where somebody is who reads a document: which part of it is seen, which link is chosen.
@MainActor package final class ReadingPosition {
  /// Which of the links is chosen; none at first.
  @Watched package private(set) var link: Int?
  @Watched private var scrolling = Scrolling()
  /// On which line each link stands, once the document is laid out.
  private var linkLines: [Int] = []

  package init() {}

  /// Begins another document at its top.
  package func begin() {
    link = nil
    scrolling = Scrolling()
  }

  // MARK: Scrolling

  package var top: Int { scrolling.top }

  package func scroll(by lines: Int) { scrolling.move(by: lines) }
  package func scroll(pages: Double) { scrolling.move(pages: pages) }

  /// The page has so many lines, and the screen room for so many of them.
  ///
  /// - Parameter linkLines: on which line each link stands.
  package func fit(lines: Int, height: Int, linkLines: [Int]) {
    self.linkLines = linkLines
    var fitted = scrolling
    fitted.fit(lines: lines, height: height)
    if fitted != scrolling { scrolling = fitted }
    if let chosen = link, chosen >= linkLines.count { link = nil }
  }

  // MARK: Links

  /// Chooses the next link, or the one before; the first in sight where none was chosen.
  package func moveLink(by step: Int) {
    guard !linkLines.isEmpty else { return }
    let next = link.map { ($0 + step + linkLines.count) % linkLines.count } ?? firstLink(step)
    link = next
    scrolling.reveal(linkLines[next])
  }

  private func firstLink(_ step: Int) -> Int {
    let seen = linkLines.indices.filter { scrolling.isSeen(linkLines[$0]) }
    return (step > 0 ? seen.first : seen.last) ?? (step > 0 ? 0 : linkLines.count - 1)
  }

  package func choose(link: Int?) { self.link = link }
}
