import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line of a page: its name and, at the right if there is room, a summary. The network
/// status takes precedence over the summary.
struct PageHead {
  private let name: DrawableText
  private let summary: DrawableText
  private let marks: Marks

  private let mark: NetworkStatus?

  init(
    _ name: String, summary: String = "", marks: Marks = Marks(), mark: NetworkStatus? = nil
  ) {
    self.name = DrawableText(name)
    self.summary = DrawableText(summary)
    self.marks = marks
    self.mark = mark
  }

  /// Shows number and generation of a Pokémon as the summary.
  init(_ page: PokemonPage, marks: Marks, mark: NetworkStatus?) {
    self.init(page.name, summary: page.summary, marks: marks, mark: mark)
  }

  func draw(on canvas: inout Canvas, in head: Rect, style: Style) {
    var rest = head
    let needed = name.width + (mark.map { DrawableText($0.text).width + 2 } ?? 0)
    if needed + summary.width + 2 <= head.width {
      canvas.write(summary, in: rest.takeRight(summary.width), style: .dim)
    }
    drawMark(on: &canvas, in: &rest)
    if !marks.isEmpty {
      let place = rest.takeRight(MarkSigns.columns + 2)
      MarkSigns.draw(marks, x: place.x + 1, y: place.y, on: &canvas)
    }
    canvas.write(name, in: rest, style: style)
  }

  /// Draws the network status in words, or as a symbol if they do not fit.
  private func drawMark(on canvas: inout Canvas, in head: inout Rect) {
    guard let mark else { return }
    let (style, sign) = look(of: mark)
    let words = DrawableText(mark.text)
    let text = name.width + words.width + 3 <= head.width ? words : sign
    guard name.width + text.width + 2 <= head.width else { return }
    canvas.write(text, in: head.takeRight(text.width + 2), style: style)
  }

  private func look(of mark: NetworkStatus) -> (Style, DrawableText) {
    switch mark {
    case .loading: (.dim, "~")
    case .offline: (.dim, "-")
    case .failed: (.warning, "!")
    }
  }
}
