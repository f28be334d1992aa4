import PokedexPresentation
import Testing

/// Scrolling in a view that shows more lines of some parts of a page than of others.
@Suite struct ScrollingInColumnsTests {
  private var scrolling = Scrolling()

  init() {
    // Ten lines from the first, four from the second on, and so on.
    scrolling.fit(ends: [10, 10, 10, 12, 14, 15, 20])
  }

  @Test func `the end is where the last line is in view`() {
    var scrolling = scrolling
    scrolling.move(by: 100)
    #expect(scrolling.top == 6)
    #expect(scrolling.isVisible(19))
    #expect(!scrolling.showsAll)
  }

  @Test func `a line is shown from the first place that has it`() {
    var scrolling = scrolling
    #expect(scrolling.isVisible(9))
    #expect(!scrolling.isVisible(10))
    scrolling.reveal(12)
    #expect(scrolling.top == 4)
    #expect(scrolling.isVisible(12))
  }

  @Test func `no line is left out between two pages up`() {
    var scrolling = scrolling
    scrolling.move(by: 100)
    let first = scrolling.top
    scrolling.move(pages: -1)
    #expect(scrolling.isVisible(first))
    scrolling.move(pages: -1)
    scrolling.move(pages: -1)
    #expect(scrolling.top == 0)
  }

  @Test func `a view of one column forgets the second one`() {
    var scrolling = scrolling
    scrolling.fit(lines: 20, height: 5)
    scrolling.move(by: 100)
    #expect(scrolling.top == 15)
  }
}
