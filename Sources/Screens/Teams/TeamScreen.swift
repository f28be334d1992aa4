import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A team: its members, and an analysis of its strengths and weaknesses.
@MainActor final class TeamScreen: Screen {
  let dialogs: Dialogs
  let model: TeamViewModel
  let router: Router
  let find: FormFinder
  let pane: RowPane
  private let text: DocumentView
  /// The tables beside the members in a wide window.
  private let tables: DocumentView
  static let leastWidthOfTables = 54
  /// The area of the tables, and the line before it; empty if they are hidden.
  private var side = Rect(.zero)
  private var divider = Rect(.zero)
  private var tabs = Rect(.zero)
  private var body = Rect(.zero)
  private var cards = TeamCards()
  let gameChip: GameChip
  var chip: GameChip? { gameChip }

  /// - Parameter find: creates a search for any Pokémon by name.
  init(
    model: TeamViewModel, router: Router, dialogs: Dialogs, symbols: Symbols,
    find: @escaping FormFinder
  ) {
    self.model = model
    self.router = router
    self.find = find
    self.dialogs = dialogs
    pane = RowPane(model.cursor)
    gameChip = dialogs.chip { model.team }
    text = DocumentView(model.reading, symbols: symbols)
    tables = DocumentView(ReadingPosition(), symbols: symbols)
    model.start()
  }

  var title: String { model.tab == .members ? worded("Team") : worded("Analysis of a team") }

  var windowTitle: String { model.name }

  var bindings: [Binding] { model.tab == .members ? memberTable : textTable }

  private lazy var memberTable = memberKeys + teamKeys + [leaving] + pane.bindings + tabKeys
  private lazy var textTable =
    textHead + text.bindings { [router] in router.push(.page($0)) } + teamKeys + tabKeys

  private lazy var textHead = [leaving]

  /// The team as a Showdown paste.
  var copiedText: String? { model.teams.clipboardText(of: model.team) }

  func paste(_ text: String) -> Message? { Message(model.teams.importText(text)) }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, tabs.contains(mouse.point) {
      let bar = TabBar(tab: model.tab)
      if let tab = bar.tab(at: mouse.point.x - tabs.x, width: tabs.width) { model.show(tab) }
    } else if side.contains(mouse.point) {
      tables.click(mouse) { router.push(.page($0)) }
    } else if model.tab == .members, let index = cards.index(at: mouse.point) {
      model.cursor.select(index)
      if mouse.kind == .doublePress { edit() }
    } else if model.tab == .members {
      pane.click(mouse) { edit() }
    } else {
      text.click(mouse) { router.push(.page($0)) }
    }
  }

  /// Opens the selected member.
  func edit() {
    if let index = model.selected { router.push(.member(model.name, index)) }
  }

  /// Speech for the team; `nil` if it has no members, so that the frame is read instead.
  var speech: Speech? {
    guard let team = model.team, !team.members.isEmpty, let document = model.document else {
      return nil
    }
    var speech = model.reading.speech(
      document, title: "\(team.name), \(Phrase(model.tab.word)), \(summary(of: team))")
    guard model.tab == .members else { return speech }
    speech.selected = pane.speech(
      TeamViewModel.columns, count: team.members.count,
      cells: { [model] in model.cells(of: $0).asCells })
    return speech
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    tabs = body.takeTop(1).inset(horizontal: 1)
    if area.height >= 12 { _ = body.takeTop(1) }
    (side, divider) = (Rect(.zero), Rect(.zero))
    cards = TeamCards()
    guard let document = model.document else { return }
    guard model.tab == .members else {
      return text.prepare(document, in: body.inset(horizontal: 1))
    }
    let count = model.team?.members.count ?? 0
    prepareTables()
    var rest = body
    let rows = rest.takeTop(min(max(count, 1) + 1, max(3, body.height / 2)))
    pane.prepare(TeamViewModel.columns, count: count, in: rows)
    _ = rest.takeTop(rest.height > 6 ? 1 : 0)
    cards = TeamCards(count: count, in: &rest)
    text.prepare(document, in: rest.inset(horizontal: 2))
  }

  /// Gives the tables what the columns of the members leave.
  private func prepareTables() {
    let room = body.width - TeamViewModel.columns.wantedWidth - 1
    guard room >= Self.leastWidthOfTables, let document = model.inColumns?.tables else { return }
    side = body.takeRight(room)
    divider = body.takeRight(1)
    tables.prepare(document, in: side.inset(horizontal: 1))
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let team = model.team else {
      return Placeholder(
        heading: "The team “\(model.name)” is gone",
        detail: "Esc goes back; u may restore it."
      ).draw(on: &canvas, in: body)
    }
    PageHead(team.name, summary: summary(of: team), chip: gameChip)
      .draw(on: &canvas, in: area.row(0))
    TabBar(tab: model.tab).draw(on: &canvas, in: tabs)
    if case .failure(let error) = model.content {
      Placeholder.error(error, worded("the team")).draw(on: &canvas, in: body)
    } else if team.members.isEmpty {
      Placeholder(
        heading: "This team is empty",
        detail: "Press a to add a Pokémon by name, or t on any Pokémon."
      ).draw(on: &canvas, in: body)
    } else {
      if model.tab == .members {
        pane.draw(on: &canvas, cells: { [model] in model.cells(of: $0).asCells })
        cards.draw(model, on: &canvas)
      }
      text.draw(on: &canvas)
      if !side.isEmpty { drawTables(on: &canvas) }
    }
  }

  private func drawTables(on canvas: inout Canvas) {
    PaneDivider(area: divider).draw(on: &canvas)
    tables.draw(on: &canvas)
  }

  private func summary(of team: Team) -> String {
    let teams = model.teams
    let conditions = SpeedCondition.allCases.filter(teams.conditions.contains).map(\.title)
    let parts =
      teams.games.summary(of: team) + conditions
      + [worded("\(team.members.count) of \(Team.maxMembers)")]
    return parts.joined(separator: " · ")
  }
}
