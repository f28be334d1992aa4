import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A line of a document laid out for a given width.
@MainActor struct DocumentLine {
  /// A piece of text with its column.
  struct Piece {
    let x: Int
    let text: DrawableText
    let style: Style
    /// The number of the link that the piece belongs to; `nil` for plain text.
    let link: Int?
  }

  enum Figure {
    case types([ID<PokemonType>], firstLink: Int)
    case stat(Stat, Int)
    case total(Int)
    case bar(Document.Bar)
    /// A bar between the pieces of a line; the whole line is a link.
    case meter(Bar, x: Int)
  }

  var pieces: [Piece] = []
  var figure: Figure?
  /// The number of columns left free at the start of the line.
  var indent = 0
  /// Whether the line names what is below it, such as a heading.
  private(set) var isLead = false
  /// For a row of a table: the line with its titles.
  var titles: Int?

  static let blank = DocumentLine()
  var isBlank: Bool { pieces.isEmpty && figure == nil }

  var leading: DocumentLine {
    var line = self
    line.isLead = true
    return line
  }

  /// The numbers of the links on the line.
  var links: [Int] {
    switch figure {
    case .types(let types, let first): types.indices.map { first + $0 }
    default: pieces.compactMap(\.link)
    }
  }

  /// The sign of a fact that people changed.
  static let changedSign: DrawableText = "~"

  /// Adds the sign after the name of the fact.
  mutating func markChanged() {
    let x =
      switch figure {
      case .types(let types, _): types.count * (TypeBadge.columns(of: .whole) + 1)
      case .stat(let stat, _): DrawableText(stat.name).width
      default: pieces.first.map { $0.x + $0.text.width } ?? 0
      }
    pieces.append(Piece(x: x, text: Self.changedSign, style: .mark, link: nil))
  }

  /// The link at a column.
  func link(at column: Int) -> Int? {
    let x = column - indent
    guard x >= 0 else { return nil }
    if case .types(let types, let first)? = figure {
      let index = x / (TypeBadge.columns(of: .whole) + 1)
      return types.indices.contains(index) ? first + index : nil
    }
    if case .meter? = figure { return pieces.first?.link }
    return pieces.first { x >= $0.x && x < $0.x + $0.text.width }?.link
  }

  func draw(chosen: Int?, on canvas: inout Canvas, in line: Rect) {
    let row = Rect(
      x: line.x + indent, y: line.y, width: line.width - indent, height: line.height)
    switch figure {
    case .types(let types, let first): draw(types, first, chosen: chosen, on: &canvas, in: row)
    case .stat(let stat, let value): StatBar(stat: stat, value: value).draw(on: &canvas, in: row)
    case .total(let total): StatBar.draw(total: total, on: &canvas, in: row)
    case .bar(let bar): ScaledBar(bar: bar).draw(on: &canvas, in: row)
    case .meter(let bar, let x):
      canvas.drawStacked(bar, x: row.x + x, y: row.y, style: .good)
    case nil: break
    }
    for piece in pieces {
      let isChosen = piece.link != nil && piece.link == chosen
      if isChosen, canvas.cursor == nil { canvas.focus = Point(x: row.x + piece.x, y: row.y) }
      let width = canvas.write(
        piece.text, x: row.x + piece.x, y: row.y, in: row,
        style: isChosen ? .active : piece.style)
      if isChosen {
        canvas.select(Rect(x: row.x + piece.x, y: row.y, width: width, height: 1))
      }
    }
  }

  private func draw(
    _ types: [ID<PokemonType>], _ first: Int, chosen: Int?, on canvas: inout Canvas, in row: Rect
  ) {
    TypeBadge.draw(types, width: .whole, x: row.x, y: row.y, in: row, on: &canvas)
    guard let chosen, types.indices.contains(chosen - first) else { return }
    let columns = TypeBadge.columns(of: .whole)
    let badge = Rect(
      x: row.x + (chosen - first) * (columns + 1), y: row.y, width: columns, height: 1)
    canvas.restyle(badge.intersection(row), role: .active)
    if canvas.cursor == nil { canvas.focus = badge.origin }
  }
}
