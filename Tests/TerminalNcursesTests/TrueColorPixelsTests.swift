import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

/// Pixels in true colour, painted over the output of ncurses.
@Suite struct TrueColorPixelsTests {
  private func text(_ pixels: [RGB?], width: Int, row: Int = 0) -> String {
    var canvas = Canvas(size: Size(width: 8, height: 2))
    canvas.write("text", x: 4, y: 0, in: canvas.bounds)
    let picture = Picture(width: width, height: pixels.count / width, pixels: pixels)
    HalfBlocks(picture).draw(on: &canvas, x: 1, y: 0, in: canvas.bounds)
    return String(decoding: TrueColorPixels(canvas.grid).bytes(of: row), as: UTF8.self)
  }

  @Test func bothPixelsOfACellHaveTheirOwnColours() {
    #expect(
      text([RGB(1, 2, 3), RGB(4, 5, 6)], width: 1)
        == "\u{1B}[1;2H\u{1B}[0;38;2;1;2;3;48;2;4;5;6m▀")
  }

  @Test func transparentPixelsShowTheBackground() {
    #expect(text([nil, RGB(4, 5, 6)], width: 1) == "\u{1B}[1;2H\u{1B}[0;38;2;4;5;6m▄")
    #expect(text([RGB(4, 5, 6), nil], width: 1) == "\u{1B}[1;2H\u{1B}[0;38;2;4;5;6m▀")
  }

  @Test func equalColoursAreSentOnce() {
    let red = RGB(255, 0, 0)
    #expect(
      text([red, red, red, red], width: 2) == "\u{1B}[1;2H\u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀▀")
  }

  @Test func aGapInAPictureIsSkipped() {
    let red = RGB(255, 0, 0)
    let row = text([red, nil, red, red, nil, red], width: 3)
    #expect(row.components("\u{1B}[1;") == ["2H", "4H"])
  }

  @Test func aRowWithoutPixelsSendsNothing() {
    #expect(text([RGB(1, 2, 3), nil], width: 1, row: 1).isEmpty)
  }
}

extension String {
  /// The two characters after each occurrence of a text.
  fileprivate func components(_ text: String) -> [String] {
    ranges(of: text).map { String(self[$0.upperBound...].prefix(2)) }
  }
}
