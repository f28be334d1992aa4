import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The rows of the list that are in sight.
@MainActor struct DexList {
  let model: DexViewModel
  /// The column of the scroll bar.
  let bar: Int

  func draw(on canvas: inout Canvas, in area: Rect) {
    let selection = model.selection
    let rows = model.visibleRows
    guard !rows.isEmpty else { return drawEmpty(on: &canvas, in: area) }
    let layout = DexRowLayout(width: area.width)
    for (place, row) in rows.enumerated() {
      let line = area.row(place)
      let isSelected = selection.top + place == selection.index
      layout.draw(row, isSelected: isSelected, on: &canvas, in: line)
      if isSelected, canvas.cursor == nil { canvas.focus = line.origin }
    }
    let scroll = Scroll(
      selected: selection.index, count: model.result.rows.count, height: area.height,
      previous: selection.top)
    canvas.draw(scroll, x: bar, y: area.y)
  }

  private func drawEmpty(on canvas: inout Canvas, in area: Rect) {
    switch model.catalog.state {
    case .idle: break
    case .loading(_, let progress):
      if model.total == 0 {
        Notice.loading("the list", progress).draw(on: &canvas, in: area)
      } else {
        nothing.draw(on: &canvas, in: area)
      }
    case .error(let error, nil): Notice.error(error, "the list").draw(on: &canvas, in: area)
    case .loaded, .error: nothing.draw(on: &canvas, in: area)
    }
  }

  private var nothing: Notice {
    Notice(
      heading: "Nothing matches", detail: "Esc clears the filter, / changes it.", style: .text)
  }
}

/// How the columns of a row share its width.
struct DexRowLayout {
  private static let number = 5
  private static let total = 5
  private static let longestName = 32

  private let badges: TypeBadge.Width
  private let name: Int

  init(width: Int) {
    let fixed = 1 + Self.number + 1 + Self.total
    let whole = width - fixed - TypeBadge.columns(.whole) - 1
    badges = whole >= 20 ? .whole : .short
    name = min(Self.longestName, width - fixed - TypeBadge.columns(badges) - 1)
  }

  func draw(_ row: DexRow, isSelected: Bool, on canvas: inout Canvas, in line: Rect) {
    var rest = line
    let marker = rest.takeLeft(1)
    if isSelected { canvas.put(canvas.symbols.marker, x: marker.x, y: marker.y, style: .accent) }
    let number = row.species.map { Formatting.dexNumber($0) } ?? ""
    canvas.write(
      DrawableText(number), in: rest.takeLeft(Self.number), style: .dim, alignment: .right)
    _ = rest.takeLeft(1)
    canvas.write(DrawableText(row.name), in: rest.takeLeft(name))
    _ = rest.takeLeft(1)
    let types = rest.takeLeft(TypeBadge.columns(badges))
    TypeBadge.draw(row.types, width: badges, x: types.x, y: types.y, in: types, on: &canvas)
    let total = row.total.map { "\($0)" } ?? ""
    canvas.write(
      DrawableText(total), in: rest.takeLeft(Self.total), style: .number, alignment: .right)
    if isSelected { canvas.select(line) }
  }
}
