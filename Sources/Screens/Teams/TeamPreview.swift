import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// All that there is to tell of a team, beside the list of teams.
@MainActor final class TeamPreview {
  let text: DocumentView
  private(set) var area = Rect(.zero)
  private let reading = ReadingPosition()
  private let page: (String) -> TeamViewModel
  private var shown: TeamViewModel?

  /// - Parameter page: makes what is told of a team.
  init(symbols: Symbols, page: @escaping (String) -> TeamViewModel) {
    self.page = page
    text = DocumentView(reading, symbols: symbols)
  }

  /// - Parameter team: from its top, unless it is shown already; none leaves the area free.
  func prepare(_ team: Team?, in area: Rect) {
    self.area = team == nil ? Rect(.zero) : area
    guard let team else { return shown = nil }
    if shown?.name != team.name {
      shown = page(team.name)
      reading.begin()
    }
    if let document = shown?.preview { text.prepare(document, in: area) }
  }

  func draw(on canvas: inout Canvas) {
    if shown != nil { text.draw(on: &canvas) }
  }
}
