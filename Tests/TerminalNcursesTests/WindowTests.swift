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

  @Test(arguments: [
    (["LINES": "30", "COLUMNS": "90"], 90, 30), ([:], 80, 24), (["COLUMNS": "40"], 40, 24),
    (["LINES": "0", "COLUMNS": "-5"], 80, 24), (["LINES": "x", "COLUMNS": ""], 80, 24),
    (["LINES": "99999999999999999999", "COLUMNS": " 9"], 80, 24),
    (["LINES": "40000", "COLUMNS": "99999"], 99_999, 40_000),
  ])
  func `a device that does not know its size has that of LINES and COLUMNS`(
    _ variables: [String: String], _ width: Int, _ height: Int
  ) {
    let size = Window.size(in: { variables[$0] })
    #expect(size == Size(width: width, height: height))
    #expect(Window(whole: size).drawn.width <= Window.maxColumns)
    #expect(Window(whole: size).drawn.height <= Window.maxRows)
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
