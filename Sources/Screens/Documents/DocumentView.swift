import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Draws a scrolling document and finds the links in it. If there is room, a long document flows
/// into two columns.
@MainActor final class DocumentView {
  private static let widthOfTwoColumns = 110
  private static let gap = 4

  private let model: ReadingPosition
  private let symbols: Symbols
  private var shown: DocumentWithLayout?
  /// The layouts of the current document and of those that may be shown next, for the widths tried
  /// so far.
  private var laid: [DocumentWithLayout] = []
  private var columns: [Rect] = []
  /// How the document flows into two columns; `nil` for one.
  private var flow: ColumnFlow?
  private var body = Rect(.zero)
  private var aside = Size.zero

  init(_ model: ReadingPosition, symbols: Symbols) {
    self.model = model
    self.symbols = symbols
  }

  /// The area without the scroll bar and a gap before it, because text next to the bar is hard to
  /// read.
  static func text(in area: Rect) -> Rect {
    var text = area
    _ = text.takeRight(2)
    return text
  }

  /// Lays the document out for an area, once for each document and size.
  ///
  /// - Parameter aside: the size to leave free at the top left.
  func prepare(_ document: Document, aside: Size = .zero, in area: Rect) {
    body = Self.text(in: area)
    self.aside = aside
    let whole = laidOut(document, width: body.width)
    let half = split(document, whole.layout)
    columns = half == nil ? [body] : halves(of: body)
    let shown = half ?? whole
    self.shown = shown
    flow = half?.flow(height: body.height)
    let linkLines = shown.layout.linkLines
    if let flow {
      model.fit(ends: flow.ends, linkLines: linkLines)
    } else {
      model.fit(lines: shown.layout.lines.count, height: body.height, linkLines: linkLines)
    }
  }

  /// The lines in each column.
  private var parts: [ColumnFlow.Part] {
    if let flow { return flow.parts(from: model.top) }
    let count = shown?.layout.lines.count ?? 0
    return [.init(lines: model.top..<max(model.top, min(count, model.top + body.height)))]
  }

  /// The layout for two columns of a document with sections that is longer than the area; `nil` if
  /// the columns would be too narrow for it.
  private func split(_ document: Document, _ whole: DocumentLayout) -> DocumentWithLayout? {
    guard body.width >= Self.widthOfTwoColumns, aside == .zero, !document.hasMeters,
      whole.lines.count > body.height, whole.lines.contains(where: \.isBlank)
    else { return nil }
    let half = laidOut(document, width: halves(of: body)[0].width)
    return half.layout.cutsTables && !whole.cutsTables ? nil : half
  }

  private func halves(of area: Rect) -> [Rect] {
    var right = area
    let left = right.takeLeft((area.width - Self.gap) / 2)
    _ = right.takeLeft(Self.gap)
    right = Rect(x: right.x, y: right.y, width: left.width, height: right.height)
    return [left, right]
  }

  /// While the app is idle, lays out the documents that may be shown next, and discards all layouts
  /// except these and the current one.
  func preload(to documents: [Document]) {
    let next = documents.map { laidOut($0, width: body.width) }
    laid = [shown].compactMap { $0 } + next
  }

  private func laidOut(_ document: Document, width: Int) -> DocumentWithLayout {
    let known = laid.first { $0.isOf(document, width: width, aside: aside) }
    if let known { return known }
    let new = DocumentWithLayout(document, width: width, aside: aside, symbols: symbols)
    laid = [new] + laid.prefix(3)
    return new
  }

  /// The area left free below a short document and one blank line.
  var room: Rect {
    guard let count = shown?.layout.lines.count, columns.count == 1 else { return Rect(.zero) }
    var rest = body
    _ = rest.takeTop(count + 1)
    return rest
  }

  func draw(on canvas: inout Canvas) {
    guard let lines = shown?.layout.lines else { return }
    let link = model.link
    for (column, part) in zip(columns, parts) {
      for (row, line) in part.rows.enumerated() {
        lines[line].draw(chosen: link, on: &canvas, in: column.row(part.y + row))
      }
    }
    canvas.draw(scroll, x: body.endX + 1, y: body.y)
  }

  /// Treats two columns as a single one with half the lines.
  private var scroll: Scroll {
    let top = model.top / columns.count
    let last = (model.lastTop + columns.count - 1) / columns.count
    return Scroll(selected: top, count: last + body.height, height: body.height, previous: top)
  }

  // MARK: Input

  /// The destination of the chosen link.
  private var chosen: Destination? {
    guard let link = model.link, let destinations = shown?.destinations else { return nil }
    return destinations.indices.contains(link) ? destinations[link] : nil
  }

  /// A click on a link follows it.
  func click(_ mouse: MouseEvent, open: (Destination) -> Void) {
    switch mouse.kind {
    case .wheelUp: model.scroll(by: -mouse.lines)
    case .wheelDown: model.scroll(by: mouse.lines)
    case .press, .doublePress:
      if isOnScrollBar(mouse.point) { return jump(to: mouse.point) }
      guard let link = link(at: mouse.point) else { return }
      model.choose(link: link)
      if let chosen { open(chosen) }
    }
  }

  private func isOnScrollBar(_ point: Point) -> Bool {
    point.x == body.endX + 1 && (body.y..<body.endY).contains(point.y)
  }

  private func jump(to point: Point) {
    model.scroll(by: scroll.offset(atBarRow: point.y - body.y) * columns.count - model.top)
  }

  private func link(at point: Point) -> Int? {
    guard let column = columns.firstIndex(where: { $0.contains(point) }),
      let lines = shown?.layout.lines
    else { return nil }
    let part = parts[column]
    let row = point.y - body.y - part.y
    guard part.rows.indices.contains(row) else { return nil }
    return lines[part.rows[row]].link(at: point.x - columns[column].x)
  }

  /// Whether a link is chosen.
  var isOnLink: Bool { chosen != nil }

  /// The keys that scroll the document and follow its links.
  func bindings(open: @escaping (Destination) -> Void) -> [Binding] {
    let model = model
    let noLink = { [weak self] in
      self?.shown?.destinations.isEmpty ?? true ? worded("no links here") : nil
    }
    return [
      Binding(.nextLink, unless: noLink) { model.moveLink(by: 1) },
      Binding(.previousLink, unless: noLink) { model.moveLink(by: -1) },
      Binding(
        .open, "follow the link", hint: "follow",
        unless: { [weak self] in
          noLink() ?? (self?.chosen == nil ? worded("Tab chooses a link") : nil)
        },
        run: { [weak self] in if let chosen = self?.chosen { open(chosen) } }),
      Binding(.lineDown) { model.moveLine(by: 1) },
      Binding(.lineUp) { model.moveLine(by: -1) },
      Binding(.textPageDown) { model.scroll(pages: 1) },
      Binding(.pageUp) { model.scroll(pages: -1) },
      Binding(.halfPageDown) { model.scroll(pages: 0.5) },
      Binding(.halfPageUp) { model.scroll(pages: -0.5) },
      Binding(.first, "to the top") { model.scroll(by: .min / 2) },
      Binding(.last, "to the end") { model.scroll(by: .max / 2) },
    ]
  }
}

/// A document and its layout for a given size.
@MainActor private final class DocumentWithLayout {
  private let document: Document
  private let width: Int
  private let aside: Size
  let destinations: [Destination]
  let layout: DocumentLayout
  private var flow: (height: Int, flow: ColumnFlow)?

  init(_ document: Document, width: Int, aside: Size, symbols: Symbols) {
    self.document = document
    self.width = width
    self.aside = aside
    destinations = document.destinations
    layout = DocumentLayout(document, width: width, aside: aside, symbols: symbols)
  }

  /// How it flows into two columns of a height.
  func flow(height: Int) -> ColumnFlow {
    if let flow, flow.height == height { return flow.flow }
    let new = ColumnFlow(layout.lines, height: height)
    flow = (height, new)
    return new
  }

  /// The comparison is cheap: equal documents usually share their blocks, and different ones differ
  /// early.
  func isOf(_ document: Document, width: Int, aside: Size) -> Bool {
    width == self.width && aside == self.aside && document == self.document
  }
}
