import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@Suite struct SelectionTests {
  private func selection(count: Int, height: Int) -> Selection {
    var selection = Selection()
    selection.fit(count: count)
    selection.fit(height: height)
    return selection
  }

  @Test(arguments: [
    (1, 1, 0..<5), (4, 4, 0..<5), (5, 5, 1..<6), (100, 19, 15..<20), (-3, 0, 0..<5),
    (Int(Int32.max), 19, 15..<20),
  ])
  func theSelectedRowIsVisible(_ step: Int, _ index: Int, _ visible: Range<Int>) {
    var selection = selection(count: 20, height: 5)
    selection.move(by: step)
    #expect(selection.index == index)
    #expect(selection.visible == visible)
  }

  @Test func goingBackMovesTheWindowNoMoreThanNeeded() {
    var selection = selection(count: 20, height: 5)
    selection.selectLast()
    selection.move(by: -3)
    #expect(selection.visible == 15..<20)
    selection.move(by: -3)
    #expect(selection.visible == 13..<18)
    selection.selectFirst()
    #expect(selection.visible == 0..<5)
  }

  @Test func aPageKeepsOneRowForOrientation() {
    var selection = selection(count: 20, height: 5)
    selection.move(pages: 1)
    #expect((selection.index, selection.top) == (4, 4))
    selection.move(pages: 0.5)
    #expect((selection.index, selection.top) == (6, 6))
    selection.move(pages: -1)
    #expect((selection.index, selection.top) == (2, 2))
    selection.move(pages: 50)
    #expect((selection.index, selection.visible) == (19, 15..<20))
  }

  @Test func aListThatShrinksKeepsTheSelectionInside() {
    var selection = selection(count: 20, height: 5)
    selection.selectLast()
    selection.fit(count: 3)
    #expect(selection.index == 2)
    #expect(selection.visible == 0..<3)
    selection.fit(count: 0)
    #expect(selection.index == 0)
    #expect(selection.visible == 0..<0)
  }

  @Test func aWindowThatShrinksStillShowsTheSelectedRow() {
    var selection = selection(count: 20, height: 10)
    selection.select(9)
    selection.fit(height: 3)
    #expect(selection.visible == 7..<10)
    selection.fit(height: 0)
    #expect(selection.visible == 9..<10)
    selection.fit(height: 100)
    #expect(selection.visible == 0..<20)
  }

  @Test func theSelectedRowIsAlwaysValidAndVisible() {
    var random = SeededGenerator(seed: 3)
    var selection = Selection()
    var count = 0
    for _ in 0..<5_000 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        count = Int.random(in: 0...30, using: &random)
        selection.fit(count: count)
      case 1: selection.fit(height: .random(in: -1...12, using: &random))
      case 2: selection.move(by: .random(in: -40...40, using: &random))
      case 3: selection.move(pages: [-1, -0.5, 0.5, 1].randomElement(using: &random) ?? 0)
      case 4: selection.select(.random(in: -5...40, using: &random))
      default: selection.selectLast()
      }
      let isSound =
        count == 0
        ? selection.index == 0 && selection.visible.isEmpty
        : selection.visible.contains(selection.index) && selection.visible.upperBound <= count
      #expect(isSound)
    }
  }
}

@Suite struct ScrollingTests {
  @Test func scrollingStopsAtTheEnds() {
    var scrolling = Scrolling()
    scrolling.fit(lines: 30, height: 10)
    scrolling.move(by: 5)
    #expect(scrolling.top == 5)
    scrolling.move(by: 100)
    #expect(scrolling.top == 20)
    scrolling.move(by: -100)
    #expect(scrolling.top == 0)
    scrolling.move(pages: 1)
    #expect(scrolling.top == 9)
    scrolling.move(pages: -0.5)
    #expect(scrolling.top == 5)
  }

  @Test func aShorterPageMovesTheScrollPosition() {
    var scrolling = Scrolling()
    scrolling.fit(lines: 30, height: 10)
    scrolling.move(by: 20)
    scrolling.fit(lines: 15, height: 10)
    #expect(scrolling.top == 5)
    scrolling.fit(lines: 3, height: 10)
    #expect(scrolling.top == 0)
  }
}

@MainActor @Suite struct RouterTests {
  @Test func backStopsAtTheStart() {
    let router = Router()
    router.push(.quiz)
    router.push(.quiz)
    #expect(router.routes == [.pokedex, .quiz])
    router.pop()
    router.pop()
    #expect(router.top == .pokedex)
    #expect(!router.isFinished)
    router.quit()
    #expect(router.isFinished)
  }
  @Test func theStackKeepsAHundredVisits() {
    let router = Router()
    for number in 1...1000 { router.push(.page(.pokemon(ID(number)))) }
    #expect(router.visits.count == Router.maxVisits)
    #expect(router.routes.first == .pokedex)
    router.pop()
    #expect(router.top == .page(.pokemon(999)))
    router.popAll()
    #expect(router.routes == [.pokedex])
  }
}
