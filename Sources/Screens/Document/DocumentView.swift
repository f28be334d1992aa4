import PokedexPresentation
import PokedexTerminalUI

/// Draws a document that scrolls, and finds its links.
@MainActor final class DocumentView {
  private let model: Reading
  private var known:
    (version: Int, width: Int, destinations: [Destination], layout: DocumentLayout)?
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
      known = (version, body.width, document.destinations, layout)
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

  // MARK: Input

  /// Where the chosen link leads.
  private var chosen: Destination? {
    guard let link = model.link, let destinations = known?.destinations else { return nil }
    return destinations.indices.contains(link) ? destinations[link] : nil
  }

  func click(_ mouse: MouseEvent, open: (Destination) -> Void) {
    switch mouse.kind {
    case .wheelUp: model.scroll(by: -3)
    case .wheelDown: model.scroll(by: 3)
    case .press, .doublePress:
      guard let link = link(at: mouse.point) else { return }
      model.choose(link: link)
      if mouse.kind == .doublePress, let chosen { open(chosen) }
    }
  }

  private func link(at point: Point) -> Int? {
    guard body.contains(point), let lines = known?.layout.lines else { return nil }
    let line = model.top + point.y - body.y
    return lines.indices.contains(line) ? lines[line].link(at: point.x - body.x) : nil
  }

  /// The keys that read a document and follow its links.
  func bindings(open: @escaping (Destination) -> Void) -> [Binding] {
    let model = model
    return [
      Binding("<tab>", "the next link", hint: "links") { model.moveLink(by: 1) },
      Binding("<s-tab>", "the link before it") { model.moveLink(by: -1) },
      Binding(
        "<enter><right>l", "follow the link", hint: "follow",
        unless: { [weak self] in self?.chosen == nil ? "Tab chooses a link" : nil },
        run: { [weak self] in if let chosen = self?.chosen { open(chosen) } }),
      Binding("<down>j", "a line down", hint: "scroll", hintKeys: "<up><down>") {
        model.scroll(by: 1)
      },
      Binding("<up>k", "a line up") { model.scroll(by: -1) },
      Binding("<pagedown><c-f><space>", "a page down") { model.scroll(pages: 1) },
      Binding("<pageup><c-b>", "a page up") { model.scroll(pages: -1) },
      Binding("<c-d>", "half a page down") { model.scroll(pages: 0.5) },
      Binding("<c-u>", "half a page up") { model.scroll(pages: -0.5) },
      Binding("<home>g", "to the top") { model.scroll(by: .min / 2) },
      Binding("<end>G", "to the end") { model.scroll(by: .max / 2) },
    ]
  }
}
