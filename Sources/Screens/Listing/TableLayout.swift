import PokedexPresentation
import PokedexTerminalUI

/// The columns of a table that fit, and their widths. The most important columns come first. Text
/// columns shrink to a readable minimum before a column is left out; the remaining room goes to the
/// first of the shortened columns.
struct TableLayout {
  private static let gap = 2
  private static let narrowestName = 12
  private static let narrowestText = 14

  struct Place {
    let column: TableColumn
    var width: Int
  }

  private(set) var places: [Place]

  init(_ columns: [TableColumn], width: Int) {
    places = []
    guard let first = columns.first else { return }
    let name = min(first.width, max(Self.narrowestName, width / 3))
    places = [Place(column: first, width: min(name, max(0, width)))]
    var rest = width - name
    for column in columns.dropFirst() {
      let least = column.isAtRight ? column.width : min(column.width, Self.narrowestText)
      guard least + Self.gap <= rest else { continue }
      rest -= least + Self.gap
      places.append(Place(column: column, width: least))
    }
    grow(by: rest)
  }

  private mutating func grow(by room: Int) {
    var rest = room
    for place in places.indices where rest > 0 {
      let growth = min(rest, places[place].column.width - places[place].width)
      places[place].width += growth
      rest -= growth
    }
  }

  /// - Parameter found: how the query matches the name, which is in the first column.
  func draw(row: Int, found: FoundName, on canvas: inout Canvas, in line: Rect) {
    var x = line.x
    for (index, place) in places.enumerated() {
      let area = Rect(x: x, y: line.y, width: place.width, height: 1).intersection(line)
      let column = place.column
      if index == 0, found != FoundName() {
        canvas.write(column.texts[row], found: found, in: area)
        x += place.width + Self.gap
        continue
      }
      canvas.write(
        DrawableText(column.texts[row]), in: area, style: column.isAtRight ? .number : .text,
        alignment: column.isAtRight ? .right : .left)
      x += place.width + Self.gap
    }
  }

  func drawTitles(on canvas: inout Canvas, in line: Rect) {
    var x = line.x
    for place in places {
      let area = Rect(x: x, y: line.y, width: place.width, height: 1).intersection(line)
      canvas.write(
        DrawableText(place.column.title), in: area, style: .heading,
        alignment: place.column.isAtRight ? .right : .left)
      x += place.width + Self.gap
    }
  }
}
