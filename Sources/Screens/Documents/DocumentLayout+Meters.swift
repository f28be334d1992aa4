import PokedexPresentation
import PokedexTerminalUI

/// The lines of meters.
extension DocumentLayout {
  mutating func add(_ meters: Document.Meters) {
    guard let grid = meterGrid else { return }
    append(DocumentLine(pieces: grid.titles(of: meters)))
    for row in meters.rows { addMeter(row, grid) }
  }

  /// If the name of the row is a link, the whole row becomes that link.
  private mutating func addMeter(_ row: Document.Meter, _ grid: MeterGrid) {
    let name = badged(row.name)
    let link = row.name.spans.contains { $0.destination != nil } ? links : nil
    if link != nil { links += 1 }
    var line = DocumentLine()
    var x = 0
    for part in name.parts {
      let text = part.text.clipped(to: max(0, grid.name - x))
      line.pieces.append(
        .init(x: x, text: text, style: Self.style(part.span, else: .text), link: link))
      x += text.width
    }
    line.pieces += grid.pieces(of: row, link: link)
    if grid.bar > 0 {
      line.figure = .meter(
        Bar(value: row.part, maximum: row.whole, width: grid.bar), x: grid.barX)
    }
    append(line)
  }
}
