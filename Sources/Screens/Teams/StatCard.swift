import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The rows of a member's stats: base stat, EVs or stat points with a bar, IV, value, and `+` or `−`
/// for a stat that its nature changes.
@MainActor struct StatCard {
  private static let nameColumns = 8
  private static let numberColumns = 4
  private static let maxBarWidth = 24
  /// The width of name, base stat, EVs, IV, value, nature sign and gaps, in columns.
  private static let textColumns = nameColumns + 4 * (numberColumns + 1) + 2

  let model: MemberViewModel

  /// The columns that the bars leave free for the remark on Speed and the gap before it.
  private static let remarkColumns = 28
  private static let shortestBar = 10

  /// The width of the bars; in a narrow window there is no remark.
  private static func barColumns(in width: Int) -> Int {
    let room = width - textColumns
    let bar = room - remarkColumns < shortestBar ? room : room - remarkColumns
    return min(maxBarWidth, max(0, bar))
  }

  /// Draws the column titles into the line across the screen above the rows.
  func drawTitles(on canvas: inout Canvas, in line: Rect) {
    canvas.horizontalLine(x: line.x, y: line.y, width: line.width)
    var rest = Rect(x: line.x + 2, y: line.y, width: max(0, line.width - 4), height: 1)
    let bar = Self.barColumns(in: rest.width)
    _ = rest.takeLeft(Self.nameColumns)
    write(worded("Base"), .heading, &canvas, &rest)
    write(model.hasStatPoints ? worded("SP") : worded("EV"), .heading, &canvas, &rest)
    _ = rest.takeLeft(bar + 1)
    write(model.hasStatPoints ? "" : worded("IV"), .heading, &canvas, &rest)
    write(worded("L\(model.level)"), .heading, &canvas, &rest)
  }

  func draw(_ stat: TrainedStat, on canvas: inout Canvas, in row: Rect) {
    var rest = row
    let bar = Self.barColumns(in: row.width)
    canvas.write(DrawableText(stat.name), in: rest.takeLeft(Self.nameColumns), style: .label)
    write("\(stat.base)", .dim, &canvas, &rest)
    write("\(stat.evs)", .number, &canvas, &rest)
    _ = rest.takeLeft(1)
    let field = rest.takeLeft(bar)
    canvas.drawStacked(
      Bar(value: stat.evs, maximum: model.maxEffort, width: bar), x: field.x, y: field.y,
      style: .bar)
    write(model.hasStatPoints ? "" : "\(stat.iv)", .dim, &canvas, &rest)
    write(stat.value.map { "\($0)" } ?? "?", .number, &canvas, &rest)
    let mark = stat.nature > 100 ? "+" : stat.nature < 100 ? "−" : ""
    canvas.write(
      DrawableText(mark), in: rest.takeLeft(2), style: mark == "+" ? .good : .error,
      alignment: .right)
    _ = rest.takeLeft(2)
    let remarks = [stat.remark, stat.shortRemark].map { DrawableText($0) }
    if let remark = remarks.first(where: { $0.width <= rest.width }) {
      canvas.write(remark, in: rest, style: .dim)
    }
  }

  /// Writes a number or a column title, right-aligned.
  private func write(
    _ text: String, _ style: Style, _ canvas: inout Canvas, _ rest: inout Rect
  ) {
    canvas.write(
      DrawableText(text), in: rest.takeLeft(Self.numberColumns + 1), style: style,
      alignment: .right)
  }
}
