import PokedexPresentation
import PokedexTerminalUI

/// Which columns of a table there is room for, and how wide each is. What matters most comes
/// first; the first column takes what is left over. Who is wider than its column is cut.
struct TableLayout {
  private static let gap = 2
  private static let narrowestName = 12

  struct Place {
    let column: TableColumn
    let width: Int
  }

  let places: [Place]

  init(_ columns: [TableColumn], width: Int) {
    guard let first = columns.first else {
      places = []
      return
    }
    let name = first.width
    var rest = width - min(name, max(Self.narrowestName, width / 3))
    var shown: [Place] = []
    for column in columns.dropFirst() {
      guard column.width + Self.gap <= rest else { break }
      rest -= column.width + Self.gap
      shown.append(Place(column: column, width: column.width))
    }
    let taken = shown.reduce(0) { $0 + $1.width + Self.gap }
    places = [Place(column: first, width: max(0, min(name, width - taken)))] + shown
  }

  func draw(row: Int, on canvas: inout Canvas, in line: Rect) {
    var x = line.x
    for place in places {
      let area = Rect(x: x, y: line.y, width: place.width, height: 1).intersection(line)
      let column = place.column
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
