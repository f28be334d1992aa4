import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Edits a team member, field by field.
@MainActor final class MemberScreen: Screen {
  let title = worded("Member of a team")
  let dialogs: Dialogs
  private let model: MemberViewModel
  private let router: Router
  private let pane: RowPane
  private let card: StatCard
  private let gameChip: GameChip
  private let gallery: SpriteGallery?
  private let picture: SpriteStrip?
  private var titles = Rect(.zero)
  private var body = Rect(.zero)

  /// - Parameter gallery: the source of the member's picture; `nil` for none.
  init(
    model: MemberViewModel, gallery: SpriteGallery?, router: Router, dialogs: Dialogs,
    symbols: Symbols
  ) {
    self.model = model
    self.router = router
    self.dialogs = dialogs
    self.gallery = gallery
    picture = gallery.map { SpriteStrip($0, leastForms: 1) }
    pane = RowPane(model.cursor)
    gameChip = dialogs.chip { model.team.team }
    card = StatCard(model: model)
    model.start()
    // Selects the first field below the stats, which stay in view: what most sets lack at first is
    // an ability, an item and moves.
    model.cursor.fit(count: model.fields.count, height: MemberField.statCount + 1)
    model.cursor.select(MemberField.statCount)
  }

  var chip: GameChip? { gameChip }
  var windowTitle: String { model.title }

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.open, "change it", hint: "change", unless: refusal) { [weak self] in
        self?.edit()
      },
      Binding(reporting: .clear) { [model] in model.clear().map { Message($0) } },
    ] + effortKeys + [
      Binding(.nextMember) { [model] in model.go(by: 1) },
      Binding(.previousMember) { [model] in model.go(by: -1) },
      Binding(.back, "back to the team") { [router] in router.pop() },
    ] + gameChip.bindings + pane.bindings + [
      Binding(.openPage, "open its page", unless: refusal) { [router, model] in
        if let form = model.page?.battler.form.id { router.push(.page(.pokemon(form))) }
      },
      Binding(.moveSources, "all sources of its moves", unless: refusal) { [router, model] in
        if let sources = model.sources { router.push(.page(sources)) }
      },
      Binding(reporting: .leaveTeam, unless: refusal) { [router, model] in
        let remark = model.remove()
        router.pop()
        return remark.map { Message($0) }
      },
    ]

  private lazy var effortKeys = [
    train(.raiseEVs, points: "1 more stat point") { $0.changeEffort(by: $0.effortStep) },
    train(.lowerEVs, points: "1 stat point fewer", hint: "points") {
      $0.changeEffort(by: -$0.effortStep)
    },
    train(.maxEVs, points: "32 stat points, or all that are left") {
      $0.changeEffort(by: $0.maxEffort)
    },
    train(.noEVs, points: "no stat points") { $0.changeEffort(by: -TeamRules.maxEffort) },
    Binding(
      .iv,
      unless: { [model] in
        model.hasStatPoints ? worded("these games have no IVs") : Self.refusal(to: model)
      }, run: { [weak self] in self?.edit(self?.model.individualEditor) }),
  ]

  /// Creates a binding that trains the selected stat.
  ///
  /// - Parameters:
  ///   - points: the help, if stat points take the place of EVs.
  ///   - hint: the footer's hint in this case.
  private func train(
    _ action: Action, points: Phrase, hint: Phrase? = nil,
    _ body: @escaping (MemberViewModel) -> StatusMessage?
  ) -> Binding {
    let hasPoints = model.hasStatPoints
    return Binding(
      reporting: action, hasPoints ? points : nil, hint: hasPoints ? hint : nil,
      unless: { [model] in Self.refusal(to: model) },
      run: { [model] in body(model).map { Message($0) } })
  }

  private static func refusal(to model: MemberViewModel) -> String? {
    model.selectedStat == nil ? worded("no stat is selected") : nil
  }

  private lazy var refusal: () -> String? = { [model] in
    model.page == nil ? worded("there is no member here") : nil
  }

  private func edit() { edit(model.editor) }

  private func edit(_ editor: MemberViewModel.Editor?) {
    if let editor { dialogs.edit(editor, typingReplacesText: model.field.isNumber) }
  }

  func click(_ mouse: MouseEvent) { pane.click(mouse) { edit() } }

  var speech: Speech? {
    guard let page = model.page else { return nil }
    let fields = model.fields
    return Speech(
      title: model.title, lines: [SpeechText()(summary(of: page))],
      selected: pane.speech([], count: fields.count) { [model] in
        Self.spoken(model.cells(of: fields[$0])).asCells
      })
  }

  /// The cells of a field for speech: name and value joined, then the derived values.
  private static func spoken(_ cells: [Inline]) -> [Inline] {
    guard cells.count > 1 else { return cells }
    let value = cells[1].text == "–" ? worded("not set") : cells[1].text
    return [Inline(worded("\(cells[0].text): \(value)"))] + cells.dropFirst(2)
  }

  private func summary(of page: TeamPage.Member) -> String {
    let games = model.team.team.map { model.team.teams.games.summary(of: $0) } ?? []
    return ([model.effortSummary, model.team.name].compactMap { $0 } + games)
      .joined(separator: " · ")
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    titles = body.takeTop(area.height >= 10 ? 1 : 0)
    var rest = body
    preparePicture(beside: &rest)
    pane.prepare(MemberViewModel.columns, count: model.fields.count, in: rest)
  }

  /// Gives the picture what the columns of the fields leave, once it has loaded.
  private func preparePicture(beside fields: inout Rect) {
    var side = fields
    _ = side.takeLeft(MemberViewModel.columns.wantedWidth)
    picture?.prepare(model.page.map { [$0.battler.form.id] } ?? [], in: side)
    if picture?.hasPicture == true { _ = fields.takeRight(side.width) }
  }

  func leave() { picture?.leave() }

  func retry() -> Bool {
    guard let gallery, gallery.hasFailed else { return false }
    gallery.retry()
    return true
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    guard let page = model.page else {
      return Placeholder(heading: "This slot of the team is empty now", detail: "Esc goes back.")
        .draw(on: &canvas, in: body)
    }
    PageHead(model.title, summary: summary(of: page), chip: gameChip)
      .draw(on: &canvas, in: area.row(0))
    if titles.height > 0, model.cursor.selection.top < MemberField.statCount {
      card.drawTitles(on: &canvas, in: titles)
    }
    let fields = model.fields
    pane.draw(on: &canvas, cells: { model.cells(of: fields[$0]).asCells }) { index, canvas, row in
      guard case .stat(_, let stat) = fields[index], let stat = model.trained(stat) else {
        return false
      }
      card.draw(stat, on: &canvas, in: row)
      return true
    }
    if let picture, picture.hasPicture { picture.draw(names: { _ in "" }, on: &canvas) }
  }
}
