import PokedexPresentation
import PokedexTerminalUI
import Testing

@testable import PokedexScreens

/// Long pages in two columns of a wide window.
@MainActor @Suite struct ColumnFlowTests {
  private static let size = Size(width: 120, height: 30)
  /// Where the second column begins: half of the width without scroll bar, and the gap.
  private static let second = 61

  private let model = ReadingPosition()
  private let view: DocumentView

  init() { view = DocumentView(model, symbols: .unicode) }

  /// The rows of both columns.
  private func columns(_ document: Document) -> (left: [String], right: [String]) {
    let grid = draw(document).grid
    let rows = (0..<Self.size.height).map { grid.rowText($0) }
    return (
      rows.map { String($0.prefix(Self.second - 4)).trimmed },
      rows.map { String($0.dropFirst(Self.second).prefix(Self.second - 4)).trimmed }
    )
  }

  private func draw(_ document: Document) -> Canvas {
    var canvas = Canvas(size: Self.size)
    view.prepare(document, in: canvas.bounds)
    view.draw(on: &canvas)
    return canvas
  }

  private func places(_ count: Int) -> Document.Block {
    .table(
      Document.Table(
        ["Place", "New"], numbers: [1],
        rows: (1...count).map { [.link("Route \($0)", .query("\($0)")), Inline("\($0 * 3)")] }))
  }

  private func lines(_ count: Int, _ name: String) -> [Document.Block] {
    (1...count).map { .paragraph(Inline("\(name) \($0)")) }
  }

  @Test func `a table that goes on in the second column repeats its titles beside them`() {
    let document = Document(lines(2, "Intro") + [.blank, places(70), .blank] + lines(2, "Note"))
    let (left, right) = columns(document)
    let titles = left.firstIndex { $0.hasPrefix("Place") }
    #expect(titles == 3)
    #expect(Array(right[..<3]) == ["", "", ""], "nothing stands beside the introduction")
    #expect(right[3] == left[3])
    #expect(left[29].hasPrefix("Route 26 "))
    #expect(right[4].hasPrefix("Route 27 "))
    #expect(right[29].hasPrefix("Route 52 "))
  }

  @Test func `the repeated titles count as nothing`() {
    let document = Document(lines(20, "Intro") + [.blank, places(70), .blank] + lines(2, "Note"))
    let right = columns(document).right
    #expect(right[0].hasPrefix("Place"), "a table that begins low goes on at the top")
    var opened: [String] = []
    for y in 0...1 {
      view.click(MouseEvent(point: Point(x: Self.second, y: y), kind: .press)) {
        opened.append("\($0)")
      }
    }
    #expect(opened.count == 1)
    #expect(model.link == 8, "Route 9 is the first one in the second column")
    #expect(right[1].hasPrefix("Route 9 "))
  }

  @Test func `a short group is not divided`() {
    let document = Document(
      lines(26, "First") + [.blank] + lines(6, "Total") + [.blank] + lines(40, "Last"))
    let (left, right) = columns(document)
    #expect(left.last == "")
    #expect(right[0] == "Total 1")
    #expect(right[6] == "")
    #expect(right[7] == "Last 1")
  }

  @Test func `a heading does not end a column`() {
    let document = Document(
      lines(27, "First") + [.blank, .heading("Where to go"), places(60), .blank, .heading("End")])
    let (left, right) = columns(document)
    #expect(!left.contains("Where to go"))
    #expect(right[0] == "Where to go")
    #expect(right[1].hasPrefix("Place"))
    #expect(right[2].hasPrefix("Route 1 "))
  }

  private var long: Document {
    Document(
      (1...9).flatMap { part -> [Document.Block] in
        lines(part * 2, "Part \(part),") + [.blank, .heading("Places"), places(part * 4)]
      })
  }

  @Test func `all lines of a page can be read`() {
    var seen: Set<String> = []
    var top = -1
    while model.top > top {
      top = model.top
      let (left, right) = columns(long)
      seen.formUnion(left + right)
      model.scroll(pages: 1)
      _ = draw(long)
    }
    for part in 1...9 {
      for line in 1...part * 2 { #expect(seen.contains("Part \(part), \(line)")) }
    }
  }

  @Test func `each link of a page can be chosen, and is in view`() {
    _ = draw(long)
    for link in long.destinations.indices {
      model.moveLink(by: 1)
      #expect(model.link == link)
      #expect(draw(long).focus != nil, "link \(link)")
    }
    model.moveLink(by: 1)
    #expect(model.link == 0)
  }
}
