import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

struct WindowTests {
  @Test(arguments: [(80, 24), (1, 1), (1000, 500), (2560, 160), (200, 1000), (1, 1000)])
  func `a window of a possible size is drawn whole`(_ width: Int, _ height: Int) {
    let window = Window(whole: Size(width: width, height: height))
    #expect(window.drawn == window.whole)
    #expect(window.ncursesSize == window.whole)
    #expect(!window.isClipped)
  }

  @Test(arguments: [
    (65_535, 65_535), (65_535, 1), (1, 65_535), (32_768, 24), (80, 32_768), (1001, 500),
  ])
  func `a window that is too large is drawn in part`(_ width: Int, _ height: Int) {
    let window = Window(whole: Size(width: width, height: height))
    #expect(window.isClipped)
    #expect(window.drawn.width <= width && window.drawn.height <= height)
    #expect(window.drawn.width * window.drawn.height <= Window.maxCells)
    #expect(window.ncursesSize.width < 32_767 && window.ncursesSize.height < 32_767)
  }

  /// Terminals wrap after the last column.
  @Test func `ncurses never writes to the last column or row of a clipped window`() {
    let window = Window(whole: Size(width: 65_535, height: 65_535))
    #expect(window.ncursesSize.width == window.drawn.width + 1)
    #expect(window.ncursesSize.height == window.drawn.height + 1)
    let long = Window(whole: Size(width: 80, height: 65_535))
    #expect(long.ncursesSize.width == 80)
  }
}
