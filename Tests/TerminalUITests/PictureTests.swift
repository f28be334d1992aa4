import PokedexTerminalUI
import Testing

struct PictureTests {
  private let red = RGB(255, 0, 0)
  private let blue = RGB(0, 0, 255)

  private func picture(_ rows: String...) -> Picture {
    Picture(
      width: rows.first?.count ?? 0, height: rows.count,
      pixels: rows.joined().map { $0 == "r" ? red : $0 == "b" ? blue : nil })
  }

  private func text(_ picture: Picture) -> [String] {
    (0..<picture.height).map { y in
      String(
        (0..<picture.width).map { x -> Character in
          switch picture[x: x, y: y] {
          case red: "r"
          case blue: "b"
          case nil: "."
          default: "?"
          }
        })
    }
  }

  @Test func `transparent edges are cropped on all sides`() {
    #expect(text(picture("....", ".rb.", "..r.", "....").cropped) == ["rb", ".r"])
    #expect(picture("..", "..").cropped.pixels.isEmpty)
  }

  @Test func `pixels less than half opaque are transparent`() {
    let picture = Picture(width: 2, height: 1, rgba: [255, 0, 0, 128, 255, 0, 0, 127])
    #expect(text(picture) == ["r."])
  }

  @Test func `a faint picture is grey, neither dark nor light, and as opaque as before`() {
    let faint = PixelImage.faint([255, 0, 0, 255, 0, 0, 0, 128, 255, 255, 255, 0])
    #expect(faint == [94, 94, 94, 255, 64, 64, 64, 128, 166, 166, 166, 0])
    #expect(PixelImage.faint([1, 2]) == [1, 2])
  }

  @Test func `a picture with too few bytes is transparent at its end`() {
    #expect(text(Picture(width: 1, height: 2, rgba: [255, 0, 0, 255])) == ["r", "."])
  }

  @Test func `a picture that fits is unchanged`() {
    let small = picture("rb", "br")
    #expect(small.fitted(columns: 10, rows: 10) == small)
  }

  @Test(arguments: [
    (40, 40, 20, 20, 20, 20), (40, 40, 60, 10, 20, 20), (80, 40, 20, 20, 20, 10),
    (10, 60, 20, 15, 5, 30), (7, 5, 3, 9, 3, 2), (100, 1, 10, 10, 10, 1),
  ])
  func `a scaled picture keeps its proportions`(
    width: Int, height: Int, columns: Int, rows: Int, fittedWidth: Int, fittedHeight: Int
  ) {
    let pixels = [RGB?](repeating: red, count: width * height)
    let fitted = Picture(width: width, height: height, pixels: pixels)
      .fitted(columns: columns, rows: rows)
    #expect(fitted.width == fittedWidth)
    #expect(fitted.height == fittedHeight)
    #expect(fitted.pixels.allSatisfy { $0 == red })
  }

  @Test func `a scaled pixel is the mean of its pixels in linear light`() {
    let fitted = Picture(width: 2, height: 2, pixels: [.white, .black, .black, .white])
      .fitted(columns: 1, rows: 1)
    #expect(fitted.pixels == [RGB(188, 188, 188)])
  }

  @Test func `transparent pixels lend no colour to their neighbours`() {
    #expect(text(picture("r.", "r.").fitted(columns: 1, rows: 1)) == ["r"])
    #expect(text(picture("r.", "..").fitted(columns: 1, rows: 1)) == ["."])
  }

  @Test func `a picture without room is empty`() {
    #expect(picture("r").fitted(columns: 0, rows: 3).pixels.isEmpty)
    #expect(HalfBlocks(picture("r").fitted(columns: 3, rows: -1)).size == Size(width: 0, height: 0))
  }

  @Test func `a cell has two pixels, and an odd row is the lower one`() {
    var canvas = Canvas(size: Size(width: 4, height: 3))
    HalfBlocks(picture("rr", "bb", "b.")).draw(on: &canvas, x: 1, y: 1, in: canvas.bounds)
    #expect(canvas.grid.text == "\n ▄▄\n ▀▀")
    #expect(canvas.grid[x: 1, y: 2].pixels.upper == blue)
    #expect(canvas.grid[x: 2, y: 2].pixels.lower == nil)
  }

  @Test func `nothing is drawn outside the area`() {
    var canvas = Canvas(size: Size(width: 3, height: 3))
    let area = Rect(x: 0, y: 1, width: 2, height: 1)
    HalfBlocks(picture("rrr", "rrr", "rrr", "rrr", "rrr", "rrr"))
      .draw(on: &canvas, x: -1, y: 0, in: area)
    #expect(canvas.grid.text == "\n▀▀\n")
  }

  @Test func `without half blocks a character shows brightness`() {
    var canvas = Canvas(size: Size(width: 3, height: 1), symbols: .ascii)
    canvas.putPixels(upper: .white, lower: .white, x: 0, y: 0)
    canvas.putPixels(upper: .black, lower: .black, x: 1, y: 0)
    canvas.putPixels(upper: nil, lower: .white, x: 2, y: 0)
    #expect(canvas.grid.text == "@:+")
  }
}
