/// The scroll position in the help.
@MainActor package final class HelpViewModel {
  @Watched private var scrolling = Scrolling()

  package init() {}

  package var top: Int { scrolling.top }

  package func scroll(by lines: Int) { scrolling.move(by: lines) }
  package func scroll(pages: Double) { scrolling.move(pages: pages) }

  package func fit(lines: Int, height: Int) {
    var fitted = scrolling
    fitted.fit(lines: lines, height: height)
    if fitted != scrolling { scrolling = fitted }
  }
}
