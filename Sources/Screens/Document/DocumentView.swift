import PokedexPresentation
import PokedexTerminalUI

/// Draws a document that scrolls, and finds its links.
@MainActor final class DocumentView {
  private let model: Reading
  private var known: (version: Int, width: Int, document: Document, layout: DocumentLayout)?
  private var body = Rect(.zero)

  init(_ model: Reading) {
    self.model = model
  }

  /// Lays the document out for an area, once for each document and width.
  ///
  /// - Parameter version: another whenever the document is another.
  func prepare(_ document: Document, version: Int, in area: Rect, symbols: Symbols) {
    body = area
    // Text that touches the scroll bar is hard to read.
    _ = body.takeRight(2)
    if known?.version != version || known?.width != body.width {
      let layout = DocumentLayout(document, width: body.width, symbols: symbols)
      known = (version, body.width, document, layout)
    }
    guard let layout = known?.layout else { return }
    model.fit(lines: layout.lines.count, height: body.height, linkLines: layout.linkLines)
  }

  func draw(on canvas: inout Canvas) {
    guard let layout = known?.layout else { return }
    for (row, line) in layout.lines.dropFirst(model.top).prefix(body.height).enumerated() {
      line.draw(chosen: model.link, on: &canvas, in: body.row(row))
    }
    let scroll = Scroll(
      selected: model.top, count: layout.lines.count, height: body.height, previous: model.top)
    canvas.draw(scroll, x: body.endX + 1, y: body.y)
  }

  /// Where the chosen link leads.
  var chosen: Destination? {
    guard let link = model.link, let document = known?.document else { return nil }
    let all = document.destinations
    return all.indices.contains(link) ? all[link] : nil
  }

  /// Chooses the link under the mouse.
  ///
  /// - Returns: whether there is one.
  func choose(at point: Point) -> Bool {
    guard body.contains(point), let lines = known?.layout.lines else { return false }
    let line = model.top + point.y - body.y
    guard lines.indices.contains(line), let link = lines[line].link(at: point.x - body.x)
    else { return false }
    model.choose(link: link)
    return true
  }
}
