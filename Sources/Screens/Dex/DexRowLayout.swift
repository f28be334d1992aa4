import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The widths of a row's columns. In a narrow row, the name takes precedence over all other
/// columns.
@MainActor struct DexRowLayout {
  private static let number = 5
  private static let maxNameLength = 32
  private static let shortestName = 8
  /// The minimum row width for marks.
  private static let widthWithMarks = 30
  /// The width of a number that the query mentions, including the gap before it.
  private static func columns(of field: String) -> Int { Stat.words.contains(field) ? 5 : 7 }

  /// The width of a base stat, including the gap before it.
  private static let stat = 4
  /// The minimum width of a name beside the stats, or beside badges with full names.
  private static let comfortableName = 20

  private let badges: TypeBadge.Width?
  private let total: Int
  private let name: Int
  private let hasMarks: Bool
  private let hasStats: Bool
  /// The query's numbers that fit: their positions in the row, and their widths.
  private let asked: [(index: Int, columns: Int)]

  /// - Parameters:
  ///   - wanted: the fields that the query mentions.
  init(width: Int, asked wanted: [String]) {
    hasMarks = width >= Self.widthWithMarks
    let room = width - 1 - Self.number - 1 - (hasMarks ? MarkSigns.columns + 1 : 0)
    let all = wanted.enumerated().map { (index: $0, columns: Self.columns(of: $1)) }
    let others = all.filter { !Stat.words.contains(wanted[$0.index]) }
    let nameRoom = { (badges: TypeBadge.Width, asked: [(index: Int, columns: Int)], stats: Int) in
      room - asked.reduce(0) { $0 + $1.columns } - 5 - stats * Self.stat
        - TypeBadge.columnsOfTwo(badges) - 1
    }
    let stats = Stat.allCases.count
    hasStats = nameRoom(.short, others, stats) >= Self.comfortableName
    guard !hasStats else {
      asked = others
      badges = nameRoom(.whole, others, stats) >= Self.comfortableName + 2 ? .whole : .short
      // One spare column separates the title of the total from that of the last stat.
      total = 6
      name = min(Self.maxNameLength, nameRoom(badges ?? .short, others, stats) - 1)
      return
    }
    var rest = room
    asked = all.prefix { number in
      guard rest - number.columns >= Self.shortestName + 5 else { return false }
      rest -= number.columns
      return true
    }
    if nameRoom(.whole, asked, 0) >= Self.comfortableName {
      badges = .whole
      total = 5
      name = min(Self.maxNameLength, nameRoom(.whole, asked, 0))
    } else if nameRoom(.short, asked, 0) >= Self.shortestName {
      badges = .short
      total = 5
      name = min(Self.maxNameLength, nameRoom(.short, asked, 0))
    } else {
      total = rest >= Self.shortestName + 5 ? 5 : 0
      badges = nil
      name = max(0, rest - total)
    }
  }

  /// Draws a row; its first column is kept free for the marker.
  func draw(_ row: DexRow, on canvas: inout Canvas, in line: Rect) {
    var rest = line
    _ = rest.takeLeft(1)
    canvas.write(
      DrawableText(row.number), in: rest.takeLeft(Self.number), style: .dim, alignment: .right)
    let tick = rest.takeLeft(1)
    if row.isTicked { canvas.put(canvas.symbols.check, x: tick.x, y: tick.y, style: .mark) }
    canvas.write(row.name, found: row.found, in: rest.takeLeft(name))
    if let badges {
      _ = rest.takeLeft(1)
      let types = rest.takeLeft(TypeBadge.columnsOfTwo(badges))
      TypeBadge.draw(row.types, width: badges, x: types.x, y: types.y, in: types, on: &canvas)
    }
    if hasStats { draw(row.stats, on: &canvas, in: rest.takeLeft(statColumns)) }
    let sum = row.total.map { "\($0)" } ?? ""
    canvas.write(DrawableText(sum), in: rest.takeLeft(total), style: .number, alignment: .right)
    for (index, columns) in asked where index < row.asked.count {
      canvas.write(
        DrawableText(row.asked[index]), in: rest.takeLeft(columns), style: .number,
        alignment: .right)
    }
    drawMarks(of: row, on: &canvas, in: line)
  }

  private var statColumns: Int { Stat.allCases.count * Self.stat }

  private func draw(_ stats: [Int], on canvas: inout Canvas, in area: Rect) {
    var rest = area
    for value in stats {
      canvas.write("\(value)", in: rest.takeLeft(Self.stat), style: .number, alignment: .right)
    }
  }

  private func drawMarks(of row: DexRow, on canvas: inout Canvas, in line: Rect) {
    guard hasMarks else { return }
    MarkSigns.draw(
      row.marks, hasNote: row.hasNote, x: line.endX - MarkSigns.columns, y: line.y, on: &canvas)
  }

  /// The titles of the columns for the line above the list.
  ///
  /// - Parameters:
  ///   - numbers: titles and names of the query's numbers.
  ///   - sorted: the column that the list is sorted by.
  func titles(
    _ numbers: [(title: String, name: String)], sorted: SortedColumn?, in line: Rect
  ) -> ColumnTitles {
    var titles = ColumnTitles(sorted: sorted, in: line)
    var x = line.x + 1 + Self.number + 1
    titles.add("#", of: "dex", before: x - 1, columns: Self.number)
    titles.add(worded("Name"), of: "name", at: x, columns: name)
    x += name
    if let badges {
      let columns = TypeBadge.columnsOfTwo(badges)
      titles.add(worded("Types"), of: "type", at: x + 1, columns: columns)
      x += columns + 1
    }
    if hasStats {
      for stat in Stat.allCases {
        x += Self.stat
        titles.add(stat.title, of: stat.word, before: x, columns: Self.stat - 1)
      }
    }
    if total > 0 {
      x += total
      titles.add(worded("Total"), of: "total", before: x, columns: total)
    }
    for (index, columns) in asked where index < numbers.count {
      x += columns
      titles.add(
        numbers[index].title, of: numbers[index].name, before: x, columns: columns - 1)
    }
    return titles
  }

  /// The index of the mark sign at a point, counted from the left; `nil` if there is none.
  func mark(at point: Point, in list: Rect) -> Int? {
    let sign = point.x - (list.endX - MarkSigns.columns)
    return hasMarks && list.contains(point) && sign >= 0 ? sign : nil
  }
}

extension DexRowLayout {
  @MainActor init(_ model: DexViewModel, width: Int) {
    self.init(width: width, asked: model.shownNumbers.map(\.name))
  }
}
