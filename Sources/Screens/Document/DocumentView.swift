import PokedexPresentation
import PokedexTerminalUI

/// Draws a document that scrolls, and finds its links.
@MainActor final class DocumentView {
  private let model: Reading
  private let symbols: Symbols
  /// What is shown, then what may be shown next.
  private var laid: [LaidDocument] = []
  private var body = Rect(.zero)
  private var aside = Size.zero

  init(_ model: Reading, symbols: Symbols) {
    (self.model, self.symbols) = (model, symbols)
  }

  private var shown: LaidDocument? { laid.first }

  /// The area without the scroll bar; text that touches that is hard to read.
  static func text(in area: Rect) -> Rect {
    var text = area
    _ = text.takeRight(2)
    return text
  }

  /// Lays the document out for an area, once for each document and room.
  ///
  /// - Parameter aside: what is left free at the upper left.
  func prepare(_ document: Document, aside: Size = .zero, in area: Rect) {
    body = Self.text(in: area)
    self.aside = aside
    if shown?.isOf(document, width: body.width, aside: aside) != true {
      laid = [laidOut(document)] + laid
    }
    guard let layout = shown?.layout else { return }
    model.fit(lines: layout.lines.count, height: body.height, linkLines: layout.linkLines)
  }

  /// Lays out what may be shown next, now that there is time, and keeps nothing else.
  func lookAhead(to documents: [Document]) {
    laid = laid.prefix(1) + documents.map(laidOut)
  }

  private func laidOut(_ document: Document) -> LaidDocument {
    laid.first { $0.isOf(document, width: body.width, aside: aside) }
      ?? LaidDocument(document, width: body.width, aside: aside, symbols: symbols)
  }

  func draw(on canvas: inout Canvas) {
    guard let layout = shown?.layout else { return }
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
    guard let link = model.link, let destinations = shown?.destinations else { return nil }
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
    guard body.contains(point), let lines = shown?.layout.lines else { return nil }
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

/// A document and its lines in a room.
private struct LaidDocument {
  private let document: Document
  private let width: Int
  private let aside: Size
  let destinations: [Destination]
  let layout: DocumentLayout

  init(_ document: Document, width: Int, aside: Size, symbols: Symbols) {
    (self.document, self.width, self.aside) = (document, width, aside)
    destinations = document.destinations
    layout = DocumentLayout(document, width: width, aside: aside, symbols: symbols)
  }

  /// The same document shares its blocks, and differing ones differ early: this is cheap.
  func isOf(_ document: Document, width: Int, aside: Size) -> Bool {
    width == self.width && aside == self.aside && document == self.document
  }
}
