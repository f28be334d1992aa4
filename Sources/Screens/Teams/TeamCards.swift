import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The members of a team as cards side by side, where a large window has room for all of them.
@MainActor struct TeamCards {
  /// Five lines in a frame.
  private static let height = 7
  private static let leastWidth = 44
  private static let maxColumns = 3
  /// The lines that the text below keeps.
  private static let leastText = 12
  private var cards: [Rect] = []

  init() {}

  /// Takes the lines of the cards from the top of an area, if there is room for all cards.
  init(count: Int, in area: inout Rect) {
    let columns = min(Self.maxColumns, area.width / Self.leastWidth, count)
    guard columns > 1 else { return }
    let rows = (count + columns - 1) / columns
    guard area.height - rows * Self.height >= Self.leastText else { return }
    var rest = area.takeTop(rows * Self.height)
    let width = rest.width / columns
    for row in 0..<rows {
      let line = rest.takeTop(Self.height)
      for column in 0..<min(columns, count - row * columns) {
        cards.append(
          Rect(x: line.x + column * width, y: line.y, width: width, height: Self.height))
      }
    }
  }

  func draw(_ model: TeamViewModel, on canvas: inout Canvas) {
    for (index, card) in cards.enumerated() {
      let (title, lines) = model.card(of: index)
      let isSelected = index == model.selected
      let inner = canvas.frame(card, style: isSelected ? .focus : .frame)
      canvas.write(
        DrawableText(" \(title) "), x: card.x + 2, y: card.y, in: card,
        style: isSelected ? .focus : .heading)
      for (row, line) in lines.enumerated() {
        BadgedText(line, badges: .short, symbols: canvas.symbols)
          .draw(on: &canvas, in: inner.row(row).inset(horizontal: 1), style: .text)
      }
    }
  }

  /// The member whose card is at a point.
  func index(at point: Point) -> Int? { cards.firstIndex { $0.contains(point) } }
}
