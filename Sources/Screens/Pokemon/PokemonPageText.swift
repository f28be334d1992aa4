import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of a form as lines of text: the same page that the screen shows.
package struct PokemonPageText {
  private let page: PokemonPage
  private let prose: Loadable<ToldProse>
  private let columns: Int
  private let symbols: Symbols

  /// - Parameter prose: what is told of it, as far as that is there.
  package init(
    _ page: PokemonPage, prose: Loadable<ToldProse> = .idle, columns: Int, symbols: Symbols
  ) {
    self.page = page
    self.prose = prose
    self.columns = columns
    self.symbols = symbols
  }

  package var lines: [String] {
    let document = Document(overview: page, trouble: page.speciesFailure, prose: prose)
    let body = DocumentLayout(document, width: columns, symbols: symbols).lines
    var canvas = Canvas(size: Size(width: columns, height: body.count + 1), symbols: symbols)
    var rest = canvas.bounds
    PokemonPageHead(page).draw(on: &canvas, in: rest.takeTop(1), style: .title)
    for line in body { line.draw(chosen: nil, on: &canvas, in: rest.takeTop(1)) }
    return (0..<canvas.size.height).map { canvas.grid.rowText($0) }
  }
}
