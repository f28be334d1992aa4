import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// How the columns of a row share its width: where it is scarce, the name goes before all else.
@MainActor struct DexRowLayout {
  private static let number = 5
  private static let longestName = 32
  private static let shortestName = 8
  /// From so many columns on, there is room for marks.
  private static let widthWithMarks = 30
  /// The columns of a number that the query asked for, with the gap before it.
  private static let asked = 7

  private let badges: TypeBadge.Width?
  private let total: Int
  private let name: Int
  private let hasMarks: Bool
  /// How many of the numbers that the query asked for there is room for.
  private let askedCount: Int

  /// - Parameters:
  ///   - wanted: how many numbers the query asked for.
  ///   - hasMarks: whether marks stand at the right end, with a gap before them.
  init(width: Int, asked wanted: Int, hasMarks: Bool) {
    let hasMarks = hasMarks && width >= Self.widthWithMarks
    self.hasMarks = hasMarks
    let room = width - 1 - Self.number - 1 - (hasMarks ? MarkSigns.columns + 1 : 0)
    let affordable = max(0, room - Self.shortestName - 5) / Self.asked
    askedCount = min(wanted, affordable)
    let rest = room - askedCount * Self.asked
    let nameRoom = { (badges: TypeBadge.Width) in rest - 5 - TypeBadge.columns(badges) - 1 }
    if nameRoom(.whole) >= 20 {
      (badges, total, name) = (.whole, 5, min(Self.longestName, nameRoom(.whole)))
    } else if nameRoom(.short) >= Self.shortestName {
      (badges, total, name) = (.short, 5, nameRoom(.short))
    } else {
      total = rest >= Self.shortestName + 5 ? 5 : 0
      (badges, name) = (nil, max(0, rest - total))
    }
  }

  func draw(_ row: DexRow, isSelected: Bool, on canvas: inout Canvas, in line: Rect) {
    var rest = line
    let marker = rest.takeLeft(1)
    if isSelected { canvas.put(canvas.symbols.marker, x: marker.x, y: marker.y, style: .accent) }
    canvas.write(
      DrawableText(row.number), in: rest.takeLeft(Self.number), style: .dim, alignment: .right)
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
    for text in row.asked.prefix(askedCount) {
      canvas.write(
        DrawableText(text), in: rest.takeLeft(Self.asked), style: .number, alignment: .right)
    }
    drawMarks(row.marks, on: &canvas, in: line)
  }

  private func drawMarks(_ marks: Marks, on canvas: inout Canvas, in line: Rect) {
    guard hasMarks else { return }
    MarkSigns.draw(marks, x: line.endX - MarkSigns.columns, y: line.y, on: &canvas)
  }

  /// Whether there is anything to be called so.
  var hasTitles: Bool { askedCount > 0 }

  /// Writes what the numbers are called that the query asked for, on the line above the list.
  func drawTitles(_ titles: [String], on canvas: inout Canvas, in line: Rect) {
    let badgeColumns = badges.map { TypeBadge.columns($0) + 1 } ?? 0
    var x = line.x + 1 + Self.number + 1 + name + badgeColumns
    if total > 0 { x = write(worded("Total"), before: x + total, on: &canvas, in: line) }
    for title in titles.prefix(askedCount) {
      x = write(title, before: x + Self.asked, on: &canvas, in: line)
    }
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
  /// Who has never marked anything has the room for names.
  @MainActor init(_ model: DexViewModel, width: Int) {
    self.init(
      width: width, asked: model.shownNumbers.count, hasMarks: !model.trainer.book.isEmpty)
  }
}
