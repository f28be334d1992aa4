import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Edits a team member, field by field.
@MainActor final class MemberScreen: PromptingScreen {
  let title = worded("Member of a team")
  let asking: Prompts
  private let model: MemberViewModel
  private let router: Router
  private let pane: RowPane
  private var body = Rect(.zero)

  init(model: MemberViewModel, router: Router, symbols: Symbols) {
    self.model = model
    self.router = router
    asking = Prompts(router)
    pane = RowPane(model.cursor, symbols: symbols)
    model.start()
    model.cursor.fit(count: model.fields.count)
  }

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.open, "change it", hint: "change", unless: refusal) { [weak self] in
        self?.edit()
      },
      Binding(reporting: .clear) { [model] in model.clear().map { Message($0) } },
      Binding(.nextMember) { [model] in model.go(by: 1) },
      Binding(.previousMember) { [model] in model.go(by: -1) },
      Binding(.back, "back to the team") { [router] in router.pop() },
    ]
    + GameKeys(games: model.team.teams.games, router: router) { [model] in model.team.team }
    .bindings + pane.bindings + [
      Binding(.openPage, "open its page", unless: refusal) { [router, model] in
        if let form = model.page?.combatant.form.id { router.push(.page(.pokemon(form))) }
      },
      Binding(reporting: .leaveTeam, unless: refusal) { [router, model] in
        let remark = model.remove()
        router.pop()
        return remark.map { Message($0) }
      },
    ]

  private lazy var refusal: () -> String? = { [model] in
    model.page == nil ? worded("no member is here") : nil
  }

  private func edit() {
    switch model.editor {
    case .choose(let chooser): asking.choose(chooser)
    case .type(let title, let text, let mistake, let accept):
      asking.type(
        title, text: text, isReplaced: model.field.isNumber, mistake: mistake, accept: accept)
    case nil: break
    }
  }

  func click(_ mouse: MouseEvent) { pane.click(mouse) { edit() } }

  var speech: Speech? {
    guard let page = model.page else { return nil }
    let fields = model.fields
    return Speech(
      place: model.title, lines: [SpeechText()(summary(of: page))],
      selected: pane.speech([], count: fields.count) { [model] in
        Self.spoken(model.cells(of: fields[$0]))
      })
  }

  /// The cells of a field for speech: name and value joined, then the derived values.
  private static func spoken(_ cells: [Inline]) -> [Inline] {
    guard cells.count > 1 else { return cells }
    let value = cells[1].text == "–" ? worded("not set") : cells[1].text
    return [Inline(worded("\(cells[0].text): \(value)"))] + cells.dropFirst(2)
  }

  private func summary(of page: TeamPage.Member) -> String {
    let effort = worded("\(page.member.effort.total) of \(TeamRules.mostEffortInAll) EVs")
    let games = model.team.team.map { model.team.teams.games.summary(of: $0) } ?? []
    return ([model.team.name] + games + [effort]).joined(separator: " · ")
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(area.height >= 10 ? 2 : 1)
    pane.prepare(MemberViewModel.columns, count: model.fields.count, in: body)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let page = model.page else {
      return Placeholder(heading: "This slot of the team is empty now", detail: "Esc goes back.")
        .draw(on: &canvas, in: body)
    }
    PageHead(model.title, summary: summary(of: page))
      .draw(on: &canvas, in: area.row(0))
    let fields = model.fields
    pane.draw(on: &canvas) { model.cells(of: fields[$0]) }
  }
}
