import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The widths of a row's columns. In a narrow row, the name takes precedence over all other
/// columns.
@MainActor struct DexRowLayout {
  private static let number = 5
  private static let longestName = 32
  private static let shortestName = 8
  /// The minimum row width for marks.
  private static let widthWithMarks = 30
  /// The width of a number that the query mentions, including the gap before it.
  private static let asked = 7

  private let badges: TypeBadge.Width?
  private let total: Int
  private let name: Int
  private let hasMarks: Bool
  /// How many of the query's numbers fit.
  private let askedCount: Int

  /// - Parameters:
  ///   - wanted: how many numbers the query mentions.
  ///   - hasMarks: whether to show marks at the right end, with a gap before them.
  init(width: Int, asked wanted: Int, hasMarks: Bool) {
    let hasMarks = hasMarks && width >= Self.widthWithMarks
    self.hasMarks = hasMarks
    let room = width - 1 - Self.number - 1 - (hasMarks ? MarkSigns.columns + 1 : 0)
    let affordable = max(0, room - Self.shortestName - 5) / Self.asked
    askedCount = min(wanted, affordable)
    let rest = room - askedCount * Self.asked
    let nameRoom = { (badges: TypeBadge.Width) in rest - 5 - TypeBadge.columnsOfTwo(badges) - 1 }
    if nameRoom(.whole) >= 20 {
      badges = .whole
      total = 5
      name = min(Self.longestName, nameRoom(.whole))
    } else if nameRoom(.short) >= Self.shortestName {
      badges = .short
      total = 5
      name = nameRoom(.short)
    } else {
      total = rest >= Self.shortestName + 5 ? 5 : 0
      badges = nil
      name = max(0, rest - total)
    }
  }

  func draw(_ row: DexRow, highlight: Highlight, on canvas: inout Canvas, in line: Rect) {
    var rest = line
    let marker = rest.takeLeft(1)
    if row.isTicked {
      canvas.put(canvas.symbols.check, x: marker.x, y: marker.y, style: .mark)
    } else if highlight != .none {
      canvas.put(canvas.symbols.marker, x: marker.x, y: marker.y, style: .accent)
    }
    canvas.write(
      DrawableText(row.number), in: rest.takeLeft(Self.number), style: .dim, alignment: .right)
    _ = rest.takeLeft(1)
    canvas.write(row.name, found: row.found, in: rest.takeLeft(name))
    if let badges {
      _ = rest.takeLeft(1)
      let types = rest.takeLeft(TypeBadge.columnsOfTwo(badges))
      TypeBadge.draw(row.types, width: badges, x: types.x, y: types.y, in: types, on: &canvas)
    }
    let sum = row.total.map { "\($0)" } ?? ""
    canvas.write(DrawableText(sum), in: rest.takeLeft(total), style: .number, alignment: .right)
    for text in row.asked.prefix(askedCount) {
      canvas.write(
        DrawableText(text), in: rest.takeLeft(Self.asked), style: .number, alignment: .right)
    }
    drawMarks(row.marks, on: &canvas, in: line)
    if highlight != .none { canvas.select(line, highlight) }
  }

  private func drawMarks(_ marks: Marks, on canvas: inout Canvas, in line: Rect) {
    guard hasMarks else { return }
    MarkSigns.draw(marks, x: line.endX - MarkSigns.columns, y: line.y, on: &canvas)
  }

  /// Writes the titles of the columns on the line above the list.
  ///
  /// - Parameter titles: those of the query's numbers.
  func drawTitles(_ titles: [String], on canvas: inout Canvas, in line: Rect) {
    var x = line.x + 1 + Self.number + 1
    _ = write("#", before: x - 1, on: &canvas, in: line)
    write(worded("Name"), at: x, columns: name, on: &canvas, in: line)
    x += name
    if let badges {
      let columns = TypeBadge.columnsOfTwo(badges)
      write(worded("Types"), at: x + 1, columns: columns, on: &canvas, in: line)
      x += columns + 1
    }
    if total > 0 { x = write(worded("Total"), before: x + total, on: &canvas, in: line) }
    for title in titles.prefix(askedCount) {
      x = write(title, before: x + Self.asked, on: &canvas, in: line)
    }
  }

  private func write(
    _ title: String, at x: Int, columns: Int, on canvas: inout Canvas, in line: Rect
  ) {
    let text = DrawableText(title)
    guard text.width <= columns else { return }
    canvas.write(text, x: x, y: line.y, in: line, style: .heading)
  }

  private func write(
    _ title: String, before end: Int, on canvas: inout Canvas, in line: Rect
  ) -> Int {
    let text = DrawableText(title).prefix(Self.asked - 1)
    canvas.write(text, x: end - text.width, y: line.y, in: line, style: .heading)
    return end
  }
}

extension DexRowLayout {
  /// Uses the room for names while the user has no marks.
  @MainActor init(_ model: DexViewModel, width: Int) {
    self.init(
      width: width, asked: model.shownNumbers.count, hasMarks: !model.trainer.book.isEmpty)
  }
}
