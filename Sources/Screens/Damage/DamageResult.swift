import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The result of the selected move below the table: a bar of the target's HP, and details.
@MainActor final class DamageResult {
  private static let tallRows = 6
  private static let shortRows = 2
  private static let maxBarWidth = 48
  private let details: DocumentView
  private var cell: DamageCell?
  private var name = DrawableText("")
  private var bar = Rect(.zero)
  private var text = Rect(.zero)

  init(symbols: Symbols) {
    details = DocumentView(ReadingPosition(), symbols: symbols)
  }

  /// Takes the lines below the table from an area, and leaves the rest to the table.
  ///
  /// - Parameter rows: the lines that the table needs.
  func prepare(_ model: DamageViewModel, below rows: Int, of area: inout Rect, isTall: Bool) {
    (bar, text, cell) = (Rect(.zero), Rect(.zero), model.selected?.cell)
    guard let document = model.details, let table = model.calculated else { return }
    var foot = area.takeBottom(min(isTall ? Self.tallRows : Self.shortRows, area.height / 2))
    let spare = max(0, area.height - rows)
    if spare > 1 {
      // The result stands below the rows, not at the end of a tall window.
      _ = area.takeBottom(spare)
      foot = Rect(x: foot.x, y: area.endY + 1, width: foot.width, height: foot.height)
    }
    foot = foot.inset(horizontal: 1)
    if isTall, cell?.noDamage == nil {
      bar = foot.takeTop(1)
      name = DrawableText(model.targetNames(of: table)[model.target])
    }
    text = foot
    details.prepare(document, in: foot)
  }

  func draw(on canvas: inout Canvas) {
    if let cell, bar.height > 0 { draw(cell, on: &canvas) }
    if text.height > 0 { details.draw(on: &canvas) }
  }

  /// The HP that the target has left after one hit: those that it surely keeps, then those that it may
  /// keep.
  private func draw(_ cell: DamageCell, on canvas: inout Canvas) {
    let label = DrawableText(worded("\(name.string): HP after a hit"))
    let range =
      max(
        0, cell.left - cell.damage.range.upperBound)...max(
        0, cell.left - cell.damage.range.lowerBound)
    let left = [range.lowerBound, range.upperBound].unique.map(Formatting.count)
      .joined(separator: "–")
    let figures = DrawableText(worded("\(left) of \(Formatting.count(cell.hp))"))
    var rest = bar
    canvas.write(label, in: rest.takeLeft(label.width + 1), style: .label)
    let width = max(0, min(Self.maxBarWidth, rest.width - figures.width - 2))
    let sure = Bar(value: range.lowerBound, maximum: cell.hp, width: width).roundedColumns
    let likely = Bar(value: range.upperBound, maximum: cell.hp, width: width).roundedColumns
    let symbols = canvas.symbols
    canvas.put(symbols.barEighths[7], times: sure, x: rest.x, y: rest.y, style: .good)
    canvas.put(
      symbols.barEighths[3], times: max(0, likely - sure), x: rest.x + sure, y: rest.y,
      style: .warning)
    let drawn = max(sure, likely)
    canvas.put(
      symbols.barEmpty, times: width - drawn, x: rest.x + drawn, y: rest.y, style: .barEmpty)
    _ = rest.takeLeft(width + 1)
    canvas.write(figures, in: rest, style: .number)
  }
}
