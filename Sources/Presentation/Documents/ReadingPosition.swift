/// The reading position in a document: the scroll offset and the chosen link.
@MainActor package final class ReadingPosition {
  /// The index of the chosen link; `nil` before the first choice.
  @Watched package private(set) var link: Int?
  @Watched private var scrolling = Scrolling()
  /// The line of each link, known after layout.
  private var linkLines: [Int] = []

  package init() {}

  /// Starts another document, at its top unless a line is given.
  package func begin(at line: Int = 0) {
    link = nil
    scrolling = Scrolling(top: line)
  }

  // MARK: Scrolling

  package var top: Int { scrolling.top }
  package var lastTop: Int { scrolling.lastTop }

  package func scroll(by lines: Int) { scrolling.move(by: lines) }
  package func scroll(pages: Double) { scrolling.move(pages: pages) }

  /// Adapts to the number of lines of the page and to the height of its view.
  ///
  /// - Parameter linkLines: The line of each link.
  package func fit(lines: Int, height: Int, linkLines: [Int]) {
    fit(linkLines) { $0.fit(lines: lines, height: height) }
  }

  /// Adapts to a view that does not show as many lines from each line on.
  ///
  /// - Parameters:
  ///   - ends: The line after the last visible one, for each line that may be the first.
  ///   - linkLines: The line of each link.
  package func fit(ends: [Int], linkLines: [Int]) {
    fit(linkLines) { $0.fit(ends: ends) }
  }

  private func fit(_ linkLines: [Int], _ fit: (inout Scrolling) -> Void) {
    self.linkLines = linkLines
    var fitted = scrolling
    fit(&fitted)
    if fitted != scrolling { scrolling = fitted }
    if let chosen = link, chosen >= linkLines.count { link = nil }
  }

  // MARK: Links

  /// Chooses the next or the previous link; if no chosen link is in view, the first or last visible
  /// link.
  package func moveLink(by step: Int) {
    guard !linkLines.isEmpty else { return }
    let seen = link.flatMap { scrolling.isVisible(linkLines[$0]) ? $0 : nil }
    let next = seen.map { ($0 + step + linkLines.count) % linkLines.count } ?? firstLink(step)
    link = next
    scrolling.reveal(linkLines[next])
  }

  /// From a chosen link in view, chooses the first link of the next visible line with links, below
  /// or above. Otherwise scrolls or, if no link is chosen and the whole page is in view, chooses a
  /// link.
  package func moveLine(by step: Int) {
    guard let link, scrolling.isVisible(linkLines[link]) else {
      return scrolling.showsAll && !linkLines.isEmpty ? moveLink(by: step) : scroll(by: step)
    }
    let line = linkLines[link]
    let next =
      step > 0
      ? linkLines.firstIndex { $0 > line }
      : linkLines.last { $0 < line }.flatMap { linkLines.firstIndex(of: $0) }
    guard let next, scrolling.isVisible(linkLines[next]) else { return scroll(by: step) }
    self.link = next
  }

  private func firstLink(_ step: Int) -> Int {
    let seen = linkLines.indices.filter { scrolling.isVisible(linkLines[$0]) }
    return (step > 0 ? seen.first : seen.last) ?? (step > 0 ? 0 : linkLines.count - 1)
  }

  package func choose(link: Int?) { self.link = link }
}
