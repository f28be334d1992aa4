import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The preview of a team beside the list of teams.
@MainActor final class TeamPreview {
  let text: DocumentView
  private(set) var area = Rect(.zero)
  private let reading = ReadingPosition()
  private let page: (String) -> TeamViewModel
  private var teamPage: TeamViewModel?

  /// - Parameter page: creates the view model of a team.
  init(symbols: Symbols, page: @escaping (String) -> TeamViewModel) {
    self.page = page
    text = DocumentView(reading, symbols: symbols)
  }

  /// - Parameter team: the team to show, from its top unless it is already shown; `nil` leaves the
  ///   area empty.
  func prepare(_ team: Team?, in area: Rect) {
    self.area = team == nil ? Rect(.zero) : area
    guard let team else { return teamPage = nil }
    if teamPage?.name != team.name {
      teamPage = page(team.name)
      reading.begin()
    }
    if let document = teamPage?.preview { text.prepare(document, in: area) }
  }

  func draw(on canvas: inout Canvas) {
    if teamPage != nil { text.draw(on: &canvas) }
  }
}
