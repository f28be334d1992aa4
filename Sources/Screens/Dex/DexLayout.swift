import PokedexTerminalUI

/// The areas of the Pokédex screen: list and page side by side if there is room, otherwise only the
/// focused one. The areas of hidden parts are `nil`.
struct DexLayout {
  /// The minimum width for showing list and page side by side.
  static let wideColumns = 100
  /// The minimum heights for the filter and for the lines around the list: in a lower window, the
  /// list needs every row.
  private static let heightWithFilter = 8
  private static let heightWithLine = 14

  private(set) var header: Rect?
  private(set) var filter: Rect?
  private(set) var list: Rect?
  /// The column of the list's scroll bar.
  private(set) var bar = 0
  private(set) var page: Rect?
  /// The column titles above the list, and the line below it with the reason why the selected row
  /// matches.
  private(set) var titles: Rect?
  private(set) var why: Rect?
  /// The horizontal lines above and below list and page, and the vertical one between them.
  private var lines: [Rect] = []
  private var divider: Rect?

  init() {}

  init(_ area: Rect, isPageOpen: Bool, isFiltering: Bool) {
    if area.width >= Self.wideColumns {
      setWide(area, isFiltering)
    } else if isPageOpen {
      page = area.inset(horizontal: 1)
    } else {
      setNarrow(area, isFiltering)
    }
  }

  private mutating func setNarrow(_ area: Rect, _ isFiltering: Bool) {
    var rest = area
    takeHead(of: &rest, isFiltering)
    if area.height >= Self.heightWithLine {
      let line = rest.takeTop(1)
      lines = [line, rest.takeBottom(1)]
      why = lines[1].inset(horizontal: 2)
    }
    bar = rest.takeRight(1).x
    list = rest
    titles = lines.first.map { Rect(x: rest.x, y: $0.y, width: rest.width, height: 1) }
  }

  private mutating func setWide(_ area: Rect, _ isFiltering: Bool) {
    var rest = area
    takeHead(of: &rest, isFiltering)
    lines = [rest.takeTop(1), rest.takeBottom(1)]
    why = lines[1].inset(horizontal: 2)
    let list = rest.takeLeft(max(46, min(area.width * 45 / 100, 62)))
    self.list = list
    titles = Rect(x: list.x, y: lines[0].y, width: list.width, height: 1)
    let between = rest.takeLeft(1)
    divider = between
    // The line between list and page serves as the track of the list's scroll bar.
    bar = between.x
    page = rest.inset(horizontal: 1)
  }

  private mutating func takeHead(of rest: inout Rect, _ isFiltering: Bool) {
    let hasFilter = rest.height >= Self.heightWithFilter || isFiltering
    header = rest.takeTop(1).inset(horizontal: 1)
    if hasFilter { filter = rest.takeTop(1).inset(horizontal: 1) }
  }

  func drawFrame(on canvas: inout Canvas) {
    for line in lines { canvas.horizontalLine(x: line.x, y: line.y, width: line.width) }
    guard let divider, let top = lines.first, let bottom = lines.last else { return }
    canvas.verticalLine(x: divider.x, y: divider.y, height: divider.height)
    canvas.put(canvas.symbols.teeDown, x: divider.x, y: top.y, style: .frame)
    canvas.put(canvas.symbols.teeUp, x: divider.x, y: bottom.y, style: .frame)
  }
}
