import Testing

@testable import PokedexTerminalUI

/// Pictures with six pixels per cell, and outlines.
@Suite struct SextantTests {
  private let red = RGB(200, 0, 0)
  private let blue = RGB(0, 0, 200)

  private func cell(_ letters: String) -> SextantCell? {
    SextantCell(letters.map { $0 == "r" ? red : $0 == "b" ? blue : nil })
  }

  @Test(arguments: [
    ("r.....", "\u{1FB00}"), (".r....", "\u{1FB01}"), ("r.r.r.", "▌"), (".r.r.r", "▐"),
    ("rrrrrr", "█"), (".rrrrr", "\u{1FB3B}"), ("rrrr..", "\u{1FB0E}"), ("..rr..", "\u{1FB0B}"),
  ])
  func `each pattern has its character`(_ letters: String, _ character: Unicode.Scalar) {
    #expect(cell(letters)?.character == character)
  }

  @Test func `two colours are kept as they are`() throws {
    let cell = try #require(self.cell("rbrbbb"))
    #expect([cell.front, cell.back] == [red, blue])
    #expect(cell.pattern == 0b000101)
  }

  @Test func `transparent pixels let the background through`() throws {
    #expect(cell("......") == nil)
    let cell = try #require(self.cell("rb...."))
    #expect(cell.back == nil)
    #expect(cell.front == RGB(100, 0, 100))
  }

  @Test func `a picture fills its cells`() {
    var canvas = Canvas(size: Size(width: 4, height: 2), pictures: .sextants)
    let picture = Picture(width: 4, height: 6, pixels: [RGB?](repeating: red, count: 24))
    Sextants(picture, size: Size(width: 2, height: 2)).draw(
      on: &canvas, x: 1, y: 0, in: canvas.bounds)
    #expect(canvas.grid.text == " ██\n ██")
    #expect(Sextants(Picture(width: 0, height: 0, pixels: []), size: .zero).size == .zero)
  }

  @Test func `an outline is the same in text and in pixels`() throws {
    let picture = Picture(
      width: 3, height: 4,
      pixels: [red, nil, red, red, nil, nil, nil, nil, red, red, red, red])
    let outline = Silhouette(picture, room: Size(width: 3, height: 2))
    #expect(outline.lines(.unicode) == ["█ ▀", "▄▄█"])
    #expect(outline.lines(.ascii) == ["# #", "###"])
    var canvas = Canvas(size: Size(width: 4, height: 2), pictures: .pixels)
    outline.draw(on: &canvas, in: canvas.bounds)
    let image = try #require(canvas.grid.images.first)
    #expect((image.width, image.height) == (3, 4))
    let alphas = stride(from: 3, to: image.rgba.count, by: 4).map { image.rgba[$0] }
    #expect(alphas.map { $0 > 0 } == picture.pixels.map { $0 != nil })
  }

  @Test func `a box keeps the shape of its picture`() {
    func box(_ width: Int, _ height: Int, _ room: Size) -> Size {
      PixelImage.box(width: width, height: height, in: room)
    }
    #expect(box(96, 96, Size(width: 40, height: 10)) == Size(width: 20, height: 10))
    #expect(box(96, 96, Size(width: 9, height: 10)) == Size(width: 9, height: 5))
    #expect(box(10, 90, Size(width: 9, height: 10)) == Size(width: 2, height: 9))
    #expect(box(0, 5, Size(width: 9, height: 10)) == .zero)
  }
}
