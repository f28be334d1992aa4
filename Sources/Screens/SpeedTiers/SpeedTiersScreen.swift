import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The speed tiers of the Pokémon in the list and of a team.
@MainActor final class SpeedTiersScreen: Screen {
  let title = worded("Speed tiers")
  let dialogs: Dialogs
  private let model: SpeedTiersViewModel
  private let router: Router
  private let more: [Binding]
  private let pane: RowPane
  private let details: DocumentView
  private let gameChip: GameChip
  private var settings = Rect(.zero)
  private var body = Rect(.zero)
  private var foot = Rect(.zero)

  init(
    model: SpeedTiersViewModel, router: Router, dialogs: Dialogs, symbols: Symbols, more: [Binding]
  ) {
    self.model = model
    self.router = router
    self.more = more
    self.dialogs = dialogs
    pane = RowPane(model.cursor)
    gameChip = dialogs.chip { model.team }
    details = DocumentView(ReadingPosition(), symbols: symbols)
    model.start()
    model.cursor.fit(count: model.count)
  }

  var chip: GameChip? { gameChip }

  // MARK: Keys

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.open) { [weak self] in self?.open() },
      Binding(.withTeam) { [weak self] in self?.askForTeam() },
      Binding(.nextMember) { [model] in model.selectNextOfTeam() },
    ] + trainingKeys + [
      Binding(.back) { [router] in router.pop() }
    ] + gameChip.bindings + pane.bindings + more

  private lazy var trainingKeys: [Binding] =
    [
      Binding(.level) { [weak self] in self?.askForLevel() },
      Binding(.nature) { [model] in model.changeNature() },
      Binding(.speedEVs) { [weak self] in self?.askForEffort() },
      Binding(.stageUp) { [model] in model.raiseStage(by: 1) },
      Binding(.stageDown) { [model] in model.raiseStage(by: -1) },
      Binding(.item) { [weak self] in self?.askForItem() },
    ] + fieldBindings(model.teams) + [
      Binding(.conditions) { [weak self] in self?.askForRules() }
    ]

  private func open() {
    if let form = model.selected?.id { router.push(.page(.pokemon(form))) }
  }

  private func askForTeam() {
    let names = model.teams.teams.map(\.name)
    dialogs.choose(
      ChooserViewModel(
        title: worded("Team among the speed tiers"), noneOr: names,
        current: model.teamName.flatMap(names.firstIndex(of:)),
        choose: { [model] in model.compare(with: $0.map { names[$0] }) }))
  }

  private func askForLevel() {
    askForNumber(worded("Level"), model.training.level, TeamMember.levels) { [model] in
      model.set(level: $0)
    }
  }

  private func askForEffort() {
    let (title, most) = (worded("Speed \(model.rules.effort.name)"), model.rules.maxEffort)
    askForNumber(title, min(most, model.training.effort), 0...most) { [model] in
      model.set(effort: $0)
    }
  }

  private func askForNumber(
    _ title: String, _ number: Int, _ range: ClosedRange<Int>, _ accept: @escaping (Int) -> Void
  ) {
    dialogs.edit(.number(title, number, range, accept: accept), typingReplacesText: true)
  }

  private func askForItem() {
    let items = model.items
    dialogs.choose(
      ChooserViewModel(
        title: worded("Item"), noneOr: items.map(\.name),
        current: items.firstIndex { $0.id == model.training.item },
        choose: { [model] in model.set(item: $0.map { items[$0].id }) }))
  }

  private func askForRules() { dialogs.choose(model.teams.ruleChooser()) }

  func click(_ mouse: MouseEvent) { pane.click(mouse) { open() } }

  var copiedText: String? {
    let cells = model.cells
    return RowPane.copiedText(SpeedTiersViewModel.columns.map(\.title), count: model.count) {
      cells($0).map(\.text)
    }
  }

  var speech: Speech? {
    guard model.failure == nil else { return nil }
    let details = model.details.map { DocumentSpeech($0).lines } ?? []
    return Speech(
      title: title, lines: [team, SpeechText()(model.summary)].filter { !$0.isEmpty } + details,
      selected: pane.speech(SpeedTiersViewModel.columns, count: model.count, cells: cells))
  }

  private var team: String {
    guard let name = model.teamName else { return worded("press a to show a team") }
    let games = model.team.map { model.teams.games.summary(of: $0) } ?? []
    return ([worded("with \(name)")] + games).joined(separator: " · ")
  }

  private var cells: (Int) -> [RowCell] {
    let cells = model.cells
    return { cells($0).asCells }
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    settings = body.takeTop(1).inset(horizontal: 1)
    foot = Rect(.zero)
    model.cursor.fit(count: model.count)
    if let text = model.details {
      foot = body.takeBottom(min(4, max(2, area.height / 6))).inset(horizontal: 1)
      details.prepare(text, in: foot)
    }
    pane.prepare(SpeedTiersViewModel.columns, count: model.count, in: body)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(title, summary: team, chip: gameChip)
      .draw(on: &canvas, in: area.row(0))
    canvas.write(DrawableText(model.summary), in: settings, style: .dim)
    if let failure = model.failure {
      return Placeholder.error(failure, worded("the speed tiers")).draw(on: &canvas, in: body)
    }
    pane.draw(on: &canvas, cells: cells)
    if foot.height > 0 { details.draw(on: &canvas) }
  }
}
