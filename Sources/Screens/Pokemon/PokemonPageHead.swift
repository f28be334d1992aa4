import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line of a page: the name, and to the right, where there is room, number and
/// generation.
struct PokemonPageHead {
  private let name: DrawableText
  private let summary: DrawableText
  private let marks: Marks

  init(_ page: PokemonPage, marks: Marks = Marks()) {
    self.marks = marks
    name = DrawableText(page.name)
    let number = Formatting.dexNumber(page.form.species)
    summary = DrawableText(page.species.map { "\(number) · \($0.generation)" } ?? number)
  }

  /// For a page that is not there yet.
  init(name: String) {
    self.name = DrawableText(name)
    summary = ""
    marks = Marks()
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
