import PokedexTerminalUI
import Testing

struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int = 1) -> Canvas {
    Canvas(size: Size(width: width, height: height))
  }

  @Test func `text is written at its position`() {
    var canvas = canvas(8, 2)
    let result1 = canvas.write("ab", x: 1, y: 0)
    #expect(result1 == 2)
    let result2 = canvas.write("cd", at: Point(x: 6, y: 1), style: .title)
    #expect(result2 == 2)
    #expect(canvas.grid.text == " ab\n      cd")
    #expect(canvas.grid.styleText() == "\n......tt")
  }

  @Test func `nothing is written outside the grid or the clip`() {
    var canvas = canvas(5, 1)
    canvas.write("0123456789", x: -3, y: 0)
    #expect(canvas.grid.text == "34567")
    canvas.write("x", x: 0, y: 1)
    canvas.write("x", x: 9, y: 0)
    canvas.write("x", x: 0, y: -1)
    canvas.write("ABCDE", x: 0, y: 0, in: Rect(x: 1, y: 0, width: 2, height: 1))
    #expect(canvas.grid.text == "3BC67")
    let result3 = canvas.write("vwxyz", x: 2, y: 0, maxWidth: 2)
    #expect(result3 == 2)
    #expect(canvas.grid.text == "3Bvw7")
  }

  @Test func `a wide character that would be cut in half becomes a blank`() {
    var right = canvas(5)
    right.write("フシギ", x: 0, y: 0)
    #expect(right.grid.text == "フシ")
    #expect(right.grid[x: 4, y: 0] == .blank)
    var left = canvas(5)
    left.write("フシギ", x: -1, y: 0)
    #expect(left.grid.text == " シギ")
  }

  @Test func `overwriting half of a wide character blanks the other half`() {
    var canvas = canvas(6)
    canvas.write("フシギ", x: 0, y: 0)
    canvas.write("x", x: 1, y: 0)
    #expect(canvas.grid.text == " xシギ")
    canvas.put(canvas.symbols.star, x: 4, y: 0)
    #expect(canvas.grid.text == " xシ★")
    canvas.write("ダ", x: 1, y: 0)
    #expect(canvas.grid.text == " ダ ★")
  }

  @Test func `combining marks stay on their characters`() {
    var canvas = canvas(4)
    canvas.write("e\u{301}x", x: 0, y: 0)
    #expect(canvas.grid.text == "e\u{301}x")
    #expect(canvas.grid[x: 0, y: 0].combiningMarks.first == 0x301)
  }

  @Test func `a text too long for its area ends in an ellipsis`() {
    var canvas = canvas(6)
    canvas.write("Bulbasaur", in: Rect(x: 0, y: 0, width: 5, height: 1))
    #expect(canvas.grid.text == "Bulb…")
    canvas.fill(canvas.bounds)
    canvas.write("12", in: canvas.bounds, alignment: .right)
    #expect(canvas.grid.text == "    12")
  }

  @Test func `lines beyond the area are left out`() {
    var canvas = canvas(3, 2)
    canvas.write(lines: ["a", "b", "c"], in: canvas.bounds)
    #expect(canvas.grid.text == "a\nb")
  }

  @Test func `a frame surrounds its content`() {
    var canvas = canvas(5, 3)
    let inside = canvas.frame(canvas.bounds)
    #expect(inside == Rect(x: 1, y: 1, width: 3, height: 1))
    #expect(canvas.grid.text == "┌───┐\n│   │\n└───┘")
    var plain = Canvas(size: Size(width: 3, height: 2), symbols: .ascii)
    plain.frame(plain.bounds)
    #expect(plain.grid.text == "+-+\n+-+")
  }

  @Test func `a frame needs two rows and columns`() {
    var canvas = canvas(5, 1)
    let result4 = canvas.frame(canvas.bounds)
    #expect(result4.isEmpty)
    #expect(canvas.grid.text == "")
  }

  @Test func `the selection is drawn apart from the roles`() {
    var canvas = canvas(8)
    canvas.write("12", x: 0, y: 0, style: .number)
    canvas.write("ab", x: 3, y: 0)
    canvas.select(Rect(x: 0, y: 0, width: 6, height: 1))
    #expect(canvas.grid.styleText() == "nn [0-5]")
    canvas.restyle(Rect(x: 3, y: 0, width: 2, height: 1), role: .match)
    #expect(canvas.grid.styleText() == "nn.xx [0-5]")
  }

  @Test func `pixels are half blocks, two in a cell`() {
    var canvas = canvas(4)
    canvas.putPixels(upper: .white, lower: .black, x: 0, y: 0)
    canvas.putPixels(upper: nil, lower: .white, x: 1, y: 0)
    canvas.putPixels(upper: nil, lower: nil, x: 2, y: 0)
    canvas.putPixels(upper: RGB(1, 2, 3), lower: nil, x: 3, y: 0)
    #expect(canvas.grid.text == "▀▄ ▀")
    #expect(canvas.grid.styleText() == "####")
    let pixels = canvas.grid[x: 3, y: 0].pixels
    #expect(pixels.upper == RGB(1, 2, 3))
    #expect(pixels.lower == nil)
  }

  @Test func `areas partly or wholly outside the grid are clipped`() {
    var canvas = canvas(3, 2)
    let areas = [
      Rect(x: -2, y: -2, width: 99, height: 99), Rect(x: 7, y: 7, width: 2, height: 2),
      Rect(x: -9, y: 0, width: 3, height: 1), Rect(x: 0, y: 9, width: 3, height: 1),
    ]
    for area in areas {
      canvas.fill(area)
      canvas.select(area)
      canvas.frame(area)
      canvas.putPixels(upper: .white, lower: nil, x: area.x, y: area.y)
    }
    var empty = Canvas(size: .zero)
    empty.fill(Rect(x: 0, y: 0, width: 1, height: 1))
    empty.write("x", x: 0, y: 0)
    #expect(empty.grid.text == "")
  }

  @Test func `cells have no padding in memory`() {
    #expect(MemoryLayout<Cell>.size == 16)
    #expect(MemoryLayout<Cell>.stride == 16)
    #expect(MemoryLayout<Style>.size == 2)
  }
}
