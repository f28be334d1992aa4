import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line of a page: its name, and to the right, where there is room, a few words.
struct PageHead {
  private let name: DrawableText
  private let summary: DrawableText
  private let marks: Marks

  init(_ name: String, summary: String = "", marks: Marks = Marks()) {
    self.name = DrawableText(name)
    self.summary = DrawableText(summary)
    self.marks = marks
  }

  /// Number and generation beside the name.
  init(_ page: PokemonPage, marks: Marks) {
    self.init(page.name, summary: page.summary, marks: marks)
  }

  func draw(on canvas: inout Canvas, in head: Rect, style: Style) {
    var rest = head
    if name.width + summary.width + 2 <= head.width {
      canvas.write(summary, in: rest.takeRight(summary.width), style: .dim)
    }
    if !marks.isEmpty {
      let place = rest.takeRight(MarkSigns.columns + 2)
      MarkSigns.draw(marks, x: place.x + 1, y: place.y, on: &canvas)
    }
    canvas.write(name, in: rest, style: style)
  }
}
