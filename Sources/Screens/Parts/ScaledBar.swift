import PokedexPresentation
import PokedexTerminalUI

/// A row of a bar chart: label, name, number and bar. All rows share one scale.
struct ScaledBar {
  private static let labelColumns = 8
  private static let numberColumns = 4
  /// Longer bars are no easier to read.
  private static let maxBarWidth = 64

  let bar: Document.Bar

  func draw(on canvas: inout Canvas, in row: Rect) {
    var rest = row
    canvas.write(DrawableText(bar.label), in: rest.takeLeft(Self.labelColumns), style: .label)
    let nameColumns = min(bar.nameColumns, max(4, rest.width / 3))
    let style: Style = bar.isBest ? .good : .text
    canvas.write(DrawableText(bar.name), in: rest.takeLeft(nameColumns))
    canvas.write(
      DrawableText("\(bar.value)"), in: rest.takeLeft(Self.numberColumns + 1), style: style,
      alignment: .right)
    canvas.write(bar.isBest ? "*" : " ", in: rest.takeLeft(2), style: style)
    let width = min(rest.width, Self.maxBarWidth)
    canvas.drawStacked(
      Bar(value: bar.value, maximum: bar.longest, width: width), x: rest.x, y: rest.y,
      style: style)
  }
}
