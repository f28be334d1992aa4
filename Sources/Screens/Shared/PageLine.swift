import PokedexDomain
import PokedexTerminalUI

/// One line of a page that scrolls.
enum PageLine {
  case blank
  case types([ID<PokemonType>])
  case stat(Stat, Int)
  case total(Int)
  /// The name of a value, once, and a line of the value.
  case fact(label: DrawableText, value: DrawableText)
  case note(DrawableText, Style)

  /// The columns that the names of values take.
  static let labelColumns = 11

  func draw(on canvas: inout Canvas, in row: Rect) {
    switch self {
    case .blank: break
    case .types(let types):
      TypeBadge.draw(types, width: .whole, x: row.x, y: row.y, in: row, on: &canvas)
    case .stat(let stat, let value): StatBar(stat: stat, value: value).draw(on: &canvas, in: row)
    case .total(let total): StatBar.draw(total: total, on: &canvas, in: row)
    case .fact(let label, let value):
      var rest = row
      canvas.write(label, in: rest.takeLeft(Self.labelColumns), style: .label)
      canvas.write(value, in: rest)
    case .note(let text, let style): canvas.write(text, in: row, style: style)
    }
  }

  /// A fact of several parts in as many lines as they take, none of them broken that fits a line;
  /// the label stands before the first.
  static func fact(_ label: DrawableText, _ parts: [String], width: Int) -> [PageLine] {
    let lines = filled(parts.map { DrawableText($0) }, width: width - labelColumns)
    return lines.enumerated().map { place, line in
      .fact(label: place == 0 ? label : .empty, value: line)
    }
  }

  private static func filled(_ parts: [DrawableText], width: Int) -> [DrawableText] {
    var lines: [DrawableText] = []
    for part in parts where !part.isEmpty {
      if let last = lines.last, last.width + separator.width + part.width <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += part.wrapped(to: width)
      }
    }
    return lines
  }

  private static let separator: DrawableText = " · "

  static func note(_ text: String, _ style: Style, width: Int) -> [PageLine] {
    DrawableText(text).wrapped(to: width).map { .note($0, style) }
  }
}
