import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line of a page: its name, and to the right, where there is room, a few words.
struct PageHead {
  private let name: DrawableText
  private let summary: DrawableText

  init(_ name: String, summary: String = "") {
    self.name = DrawableText(name)
    self.summary = DrawableText(summary)
  }

  /// Number and generation beside the name.
  init(_ page: PokemonPage) {
    self.init(page.name, summary: page.summary)
  }

  func draw(on canvas: inout Canvas, in head: Rect, style: Style) {
    var rest = head
    if name.width + summary.width + 2 <= head.width {
      canvas.write(summary, in: rest.takeRight(summary.width), style: .dim)
    }
    canvas.write(name, in: rest, style: style)
  }
}
