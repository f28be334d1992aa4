import PokedexPresentation
import PokedexTerminalUI

/// A page as lines of text, laid out as on the screen.
@MainActor package struct PageText {
  private let page: Page
  private let columns: Int
  private let symbols: Symbols

  package init(_ page: Page, columns: Int, symbols: Symbols) {
    self.page = page
    self.columns = columns
    self.symbols = symbols
  }

  /// The lines without their styles.
  package var lines: [String] {
    let grid = grid
    return (0..<grid.size.height).map { grid.rowText($0) }
  }

  package var grid: Grid {
    let body = DocumentLayout(page.document, width: columns, hasBadges: false, symbols: symbols)
      .lines
    var canvas = Canvas(size: Size(width: columns, height: body.count + 1), symbols: symbols)
    var rest = canvas.bounds
    PageHead(page.title, summary: page.summary)
      .draw(on: &canvas, in: rest.takeTop(1), isFocused: false)
    for line in body { line.draw(chosen: nil, on: &canvas, in: rest.takeTop(1)) }
    return canvas.grid
  }
}
