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

/// How the columns of a row share its width: where it is scarce, the name goes before all else.
struct DexRowLayout {
  private static let number = 5
  private static let longestName = 32
  private static let shortestName = 8

  private let badges: TypeBadge.Width?
  private let total: Int
  private let name: Int

  init(width: Int) {
    let rest = width - 1 - Self.number - 1
    let room = { (badges: TypeBadge.Width) in rest - 5 - TypeBadge.columns(badges) - 1 }
    if room(.whole) >= 20 {
      (badges, total, name) = (.whole, 5, min(Self.longestName, room(.whole)))
    } else if room(.short) >= Self.shortestName {
      (badges, total, name) = (.short, 5, room(.short))
    } else {
      total = rest >= Self.shortestName + 5 ? 5 : 0
      (badges, name) = (nil, max(0, rest - total))
    }
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
    // Badges have a ground of their own; without them and what is between, a step of the cursor
    // costs half the bytes.
    if isSelected { canvas.select(Rect(x: line.x, y: line.y, width: rest.x - line.x, height: 1)) }
    if let badges {
      _ = rest.takeLeft(1)
      let types = rest.takeLeft(TypeBadge.columns(badges))
      TypeBadge.draw(row.types, width: badges, x: types.x, y: types.y, in: types, on: &canvas)
    }
    let sum = row.total.map { "\($0)" } ?? ""
    canvas.write(DrawableText(sum), in: rest.takeLeft(total), style: .number, alignment: .right)
  }
}
