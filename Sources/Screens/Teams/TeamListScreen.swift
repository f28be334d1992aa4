import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The user's teams, with a preview of the selected one beside or below them.
@MainActor final class TeamListScreen: Screen {
  let title = worded("Teams")
  let dialogs: Dialogs
  private static let leastRowsBelow = 8
  private let teams: TeamsModel
  private let router: Router
  private let cursor = RowCursor()
  private let pane: RowPane
  private let preview: TeamPreview
  private(set) lazy var chip: GameChip? = dialogs.chip { [weak self] in self?.selected }
  private var body = Rect(.zero)
  private var divider = Rect(.zero)
  /// Error messages about unreadable teams, shown below the list.
  private var damage: [DrawableText] = []
  private var foot = Rect(.zero)

  /// - Parameter page: creates the view model of a team, for the preview.
  init(
    teams: TeamsModel, router: Router, dialogs: Dialogs, symbols: Symbols,
    page: @escaping (String) -> TeamViewModel
  ) {
    self.teams = teams
    self.router = router
    preview = TeamPreview(symbols: symbols, page: page)
    self.dialogs = dialogs
    pane = RowPane(cursor)
    // Loads now, because the keys of a fast typist arrive before the first frame.
    teams.start()
    cursor.fit(count: teams.teams.count)
  }

  private var selected: Team? {
    teams.teams.indices.contains(cursor.index) ? teams.teams[cursor.index] : nil
  }

  // MARK: Keys

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.open, "open the team", unless: none) { [weak self] in
        self?.open()
      },
      Binding(.newTeam) { [weak self] in self?.askForNew() },
      Binding(.importTeams) { [weak self] in self?.askForFile() },
      Binding(.back) { [router] in router.pop() },
    ] + pane.bindings + teamKeys

  private lazy var teamKeys: [Binding] = [
    Binding(.rename, unless: none) { [weak self] in self?.askForName() },
    act(.copyTeam) { teams, team in teams.copy(team.name) },
    act(.deleteTeam) { teams, team in teams.remove(team.name) },
    Binding(.showdownText, unless: none) { [weak self] in
      self?.push { .teamText($0.name) }
    },
    Binding(.counters, "counters to the team", unless: none) { [weak self] in
      self?.push { .counters($0.members, of: $0.name) }
    },
    Binding(.candidates, "candidates for the team", unless: none) { [weak self] in
      self?.push { .candidates($0.name) }
    },
    Binding(.damage, "the team against foes", unless: none) { [weak self] in
      if let team = self?.selected { self?.dialogs.openMeeting(of: team.name) }
    },
    Binding(.speedTiers, "the team among the speed tiers", unless: none) { [weak self] in
      self?.push { .speedTiers($0.name) }
    },
  ]

  private lazy var none: () -> String? = { [weak self] in
    self?.selected == nil ? worded("no teams yet: press a to make one") : nil
  }

  private func act(
    _ action: Action, _ body: @escaping (TeamsModel, Team) -> StatusMessage?
  ) -> Binding {
    Binding(
      reporting: action, unless: none,
      run: { [weak self] in
        guard let self, let selected else { return nil }
        let remark = body(teams, selected)
        selectCurrent()
        return remark.map { Message($0) }
      })
  }

  private func push(_ route: (Team) -> Route) {
    if let selected { router.push(route(selected)) }
  }

  private func open() { push { .team($0.name) } }

  private func selectCurrent() {
    cursor.fit(count: teams.teams.count)
    if let index = teams.teams.firstIndex(where: { $0.name == teams.current }) {
      cursor.select(index)
    }
  }

  // MARK: Questions

  private func askForNew() {
    dialogs.type(worded("Name of the new team")) { [weak self] name in
      guard let self else { return nil }
      let remark = teams.create(named: name)
      guard remark == nil else { return remark }
      selectCurrent()
      open()
      return nil
    }
  }

  private func askForName() {
    guard let team = selected else { return }
    dialogs.type(worded("Rename \(team.name) to"), text: team.name) { [weak self] name in
      guard let self else { return nil }
      let remark = teams.rename(team.name, to: name)
      selectCurrent()
      return remark
    }
  }

  private func askForFile() {
    var remark: StatusMessage?
    dialogs.type(
      worded("Teams from a file or a paste"), isLong: true,
      problem: { [teams] path in
        let result = teams.importFile(path)
        remark = result
        return result.isError ? result.text : nil
      },
      takePaste: { [weak self] in self?.take($0) },
      accept: { [weak self] _ in
        self?.selectCurrent()
        return remark
      })
  }

  private func take(_ text: String) -> StatusMessage {
    let remark = teams.importText(text)
    selectCurrent()
    return remark
  }

  /// The selected team as a Showdown paste.
  var copiedText: String? { teams.clipboardText(of: selected) }

  func paste(_ text: String) -> Message? { Message(take(text)) }

  func click(_ mouse: MouseEvent) {
    if preview.area.contains(mouse.point) {
      preview.click(mouse) { router.push(.page($0)) }
    } else {
      pane.click(mouse) { open() }
    }
  }

  /// Speech for the list; each row names the members of its team.
  var speech: Speech? {
    guard !teams.teams.isEmpty, teams.failure == nil else { return nil }
    let row = pane.speech([], count: teams.teams.count) { [teams] index in
      let team = teams.teams[index]
      let names = team.members.map { teams.name(of: $0.form, in: team) }.joined(separator: ", ")
      let count = size(of: team.members.count)
      return [Inline(team), Inline(count), Inline(names), Inline(team.format ?? "")].asCells
    }
    return Speech(title: title, lines: [count] + teams.unreadableTeams, selected: row)
  }

  private func size(of members: Int) -> String { worded("\(members) of \(Team.maxMembers)") }

  private var count: String {
    teams.teams.count == 1 ? worded("1 team") : worded("\(teams.teams.count) teams")
  }

  // MARK: Drawing

  /// The columns of the list; the preview shows the members, too.
  private func columns(hasPreview: Bool) -> [RowColumn] {
    let widest = teams.teams.map { DrawableText(Inline($0).text).width }.max() ?? 0
    let count = DrawableText(size(of: Team.maxMembers)).width
    return [
      RowColumn(worded("Team"), min(30, max(12, widest)), least: 12),
      RowColumn("", count, least: count),
    ] + (hasPreview ? [] : [RowColumn(worded("Members"), 90, least: 12)])
      + [RowColumn(worded("Format"), 12, least: 6)]
  }

  private func cells(of index: Int) -> [RowCell] {
    let team = teams.teams[index]
    let names = team.members.map { teams.name(of: $0.form, in: team) }.joined(separator: ", ")
    let cells =
      [Inline(team), Inline(size(of: team.members.count), tone: .dim)]
      + (hasPreview ? [] : [Inline(names)]) + [Inline(team.format ?? "", tone: .dim)]
    return cells.asCells
  }

  private var hasPreview: Bool { divider.width > 0 }

  func prepare(for area: Rect) {
    teams.start()
    body = area
    _ = body.takeTop(1)
    divider = Rect(.zero)
    damage = teams.unreadableTeams.flatMap { DrawableText($0).wrapped(to: max(1, area.width - 2)) }
    foot = body.takeBottom(min(damage.count, body.height / 2)).inset(horizontal: 1)
    var rest = body
    if teams.teams.isEmpty || teams.failure != nil {
      rest = Rect(.zero)
    } else if area.width >= DexLayout.wideColumns {
      let wanted = columns(hasPreview: true).wantedWidth
      body = rest.takeLeft(min(area.width * 40 / 100, wanted))
      // The divider serves as the track of the list's scroll bar.
      divider = Rect(x: body.endX - 1, y: body.y, width: 1, height: body.height)
    } else {
      let rows = rest.takeTop(teams.teams.count + 2)
      // Fewer lines would be cut in the middle of the first table.
      if rest.height >= Self.leastRowsBelow { body = rows } else { rest = Rect(.zero) }
    }
    pane.prepare(columns(hasPreview: hasPreview), count: teams.teams.count, in: body)
    preview.prepare(
      rest.isEmpty ? nil : selected, in: rest.inset(horizontal: 1), isBelow: !hasPreview)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(title, summary: count, chip: chip)
      .draw(on: &canvas, in: area.row(0))
    if let failure = teams.failure {
      Placeholder(heading: "Error: the teams cannot be read", detail: Phrase(failure.text))
        .draw(on: &canvas, in: body)
      return
    }
    for (row, line) in damage.prefix(foot.height).enumerated() {
      canvas.write(line, in: foot.row(row), style: .error)
    }
    if teams.teams.isEmpty && damage.isEmpty {
      Placeholder(
        heading: "No teams yet",
        detail: "Press a to make one, or t on a Pokémon to add it; or paste a Showdown team here."
      ).draw(on: &canvas, in: body)
    } else if !teams.teams.isEmpty {
      if hasPreview {
        canvas.verticalLine(x: divider.x, y: divider.y, height: divider.height)
      }
      pane.draw(on: &canvas, cells: cells)
      preview.draw(on: &canvas)
    }
  }
}
