import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A base stat as a row: name, number and a bar that is full at 255, the maximum.
struct StatBar {
  private static let nameColumns = 8
  private static let numberColumns = 4
  /// Longer bars are no easier to read.
  private static let maxBarWidth = 64

  let stat: Stat
  let value: Int

  func draw(on canvas: inout Canvas, in row: Rect) {
    var rest = row
    canvas.write(DrawableText(stat.name), in: rest.takeLeft(Self.nameColumns), style: .label)
    canvas.write(
      "\(value)", in: rest.takeLeft(Self.numberColumns), style: .number, alignment: .right)
    _ = rest.takeLeft(1)
    let width = min(rest.width, Self.maxBarWidth)
    let bar = Bar(value: value, maximum: Stat.highest, width: width)
    canvas.drawStacked(bar, x: rest.x, y: rest.y, style: Style(.level(StatLevel(value).level)))
  }

  /// Draws the base stat total, aligned with the numbers of the stats.
  static func draw(total: Int, on canvas: inout Canvas, in row: Rect) {
    var rest = row
    canvas.write(DrawableText(worded("Total")), in: rest.takeLeft(nameColumns), style: .label)
    canvas.write("\(total)", in: rest.takeLeft(numberColumns), style: .number, alignment: .right)
  }
}
