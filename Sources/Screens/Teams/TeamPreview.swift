import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The preview of a team beside the list of teams, in two columns if there is room; below a narrow list
/// what matters most.
@MainActor final class TeamPreview {
  private let text: DocumentView
  private let tables: DocumentView
  private(set) var area = Rect(.zero)
  /// The area of the tables; empty if they are below the text.
  private var side = Rect(.zero)
  private let reading = (text: ReadingPosition(), tables: ReadingPosition())
  private let page: (String) -> TeamViewModel
  private var teamPage: TeamViewModel?

  /// - Parameter page: creates the view model of a team.
  init(symbols: Symbols, page: @escaping (String) -> TeamViewModel) {
    self.page = page
    text = DocumentView(reading.text, symbols: symbols)
    tables = DocumentView(reading.tables, symbols: symbols)
  }

  /// - Parameters:
  ///   - team: the team to show, from its top unless it is already shown; `nil` leaves the area empty.
  ///   - isBelow: whether the area is below the list.
  func prepare(_ team: Team?, in area: Rect, isBelow: Bool) {
    self.area = team == nil ? Rect(.zero) : area
    side = Rect(.zero)
    guard let team else { return teamPage = nil }
    if teamPage?.name != team.name {
      teamPage = page(team.name)
      reading.text.begin()
      reading.tables.begin()
    }
    if isBelow, let brief = teamPage?.brief { return text.prepare(brief, in: area) }
    guard area.width / 2 >= TeamScreen.leastWidthOfTables, let columns = teamPage?.inColumns else {
      if let document = teamPage?.preview { text.prepare(document, in: area) }
      return
    }
    var rest = area
    side = rest.takeRight(area.width / 2 - 1)
    _ = rest.takeRight(1)
    text.prepare(columns.text, in: rest)
    tables.prepare(columns.tables, in: side)
  }

  func draw(on canvas: inout Canvas) {
    guard teamPage != nil else { return }
    text.draw(on: &canvas)
    if !side.isEmpty { tables.draw(on: &canvas) }
  }

  /// A click on a link follows it.
  func click(_ mouse: MouseEvent, open: (Destination) -> Void) {
    (side.contains(mouse.point) ? tables : text).click(mouse, open: open)
  }
}
