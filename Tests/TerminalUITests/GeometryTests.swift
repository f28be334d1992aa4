import PokedexTerminalUI
import Testing

struct GeometryTests {
  @Test func `cutting a rectangle leaves the rest and returns the part`() {
    var area = Rect(x: 2, y: 3, width: 10, height: 6)
    #expect(area.takeTop(1) == Rect(x: 2, y: 3, width: 10, height: 1))
    #expect(area.takeBottom(2) == Rect(x: 2, y: 7, width: 10, height: 2))
    #expect(area.takeLeft(4) == Rect(x: 2, y: 4, width: 4, height: 3))
    #expect(area.takeRight(1) == Rect(x: 11, y: 4, width: 1, height: 3))
    #expect(area == Rect(x: 6, y: 4, width: 5, height: 3))
  }

  @Test(arguments: [-1, 0, 5, 99])
  func `cutting takes at most the whole rectangle`(amount: Int) {
    var top = Rect(x: 0, y: 0, width: 4, height: 3)
    let cut = top.takeTop(amount)
    #expect(cut.height == min(3, max(0, amount)))
    #expect(cut.height + top.height == 3)
    var left = Rect(x: 0, y: 0, width: 4, height: 3)
    let part = left.takeLeft(amount)
    #expect(part.width + left.width == 4)
    #expect(left.x == part.width)
  }

  @Test func `a rectangle contains its corners and nothing beyond`() {
    let area = Rect(x: 1, y: 1, width: 2, height: 2)
    #expect(area.contains(Point(x: 1, y: 1)))
    #expect(area.contains(Point(x: 2, y: 2)))
    #expect(!area.contains(Point(x: 3, y: 2)))
    #expect(!area.contains(Point(x: 0, y: 1)))
  }

  @Test func `rectangles apart have an empty intersection`() {
    let area = Rect(x: 0, y: 0, width: 5, height: 5)
    #expect(area.intersection(Rect(x: 5, y: 0, width: 5, height: 5)).isEmpty)
    let both = area.intersection(Rect(x: 3, y: 4, width: 9, height: 9))
    #expect(both == Rect(x: 3, y: 4, width: 2, height: 1))
  }

  @Test func `an inset larger than the rectangle leaves it empty`() {
    #expect(Rect(x: 0, y: 0, width: 3, height: 3).inset(1).size == Size(width: 1, height: 1))
    #expect(Rect(x: 0, y: 0, width: 3, height: 1).inset(2).isEmpty)
  }

  @Test func `a dialog is centred and stays on the screen`() {
    let screen = Rect(Size(width: 20, height: 10))
    #expect(
      screen.centered(Size(width: 10, height: 4)) == Rect(x: 5, y: 3, width: 10, height: 4))
    #expect(screen.centered(Size(width: 99, height: 99)) == screen)
  }
}
