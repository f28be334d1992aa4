import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The damage that a Pokémon's moves do to its foes, or that the foes' moves do to the Pokémon.
@MainActor final class DamageScreen: Screen {
  let title = worded("Damage")
  let dialogs: Dialogs
  private let model: DamageViewModel
  private let router: Router
  private let find: FormFinder
  private let details: DocumentView
  private let pane: RowPane
  /// The width of a cell in columns: enough for `100–118 % OHKO?` and a gap.
  private static let cell = 17
  private static let leastLabel = 12
  private var settings = Rect(.zero)
  private var body = Rect(.zero)
  private var foot = Rect(.zero)

  /// - Parameter find: creates a search for any Pokémon by name.
  init(
    model: DamageViewModel, router: Router, dialogs: Dialogs, symbols: Symbols,
    find: @escaping FormFinder
  ) {
    self.model = model
    self.router = router
    self.find = find
    self.dialogs = dialogs
    details = DocumentView(ReadingPosition(), symbols: symbols)
    pane = RowPane(model.rows)
    model.start()
  }

  // MARK: Keys

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.openType, "open the move's page", unless: none) { [weak self] in self?.open() },
      Binding(.otherDirection) { [model] in model.reverse() },
      Binding(.conditions) { [weak self] in self?.askForConditions() },
      Binding(.sort, "sort by the damage to the foe", unless: none) { [model] in
        model.sort(byTarget: model.columns.index)
      },
    ] + setKeys + foeKeys + [
      Binding(.retry, hintedIf: { [model] in model.table.state.error != nil }) { [model] in
        model.table.retry()
      },
      Binding(.leaveChart) { [router] in router.pop() },
      Binding(.typeLeft, "a target to the left") { [model] in model.columns.move(by: -1) },
      Binding(.typeRight, "a target to the right") { [model] in model.columns.move(by: 1) },
    ] + GameKeys(games: model.teams.games, dialogs: dialogs) { [model] in model.team }.bindings
    + pane.bindings

  private lazy var setKeys = [
    Binding(.editSet) { [weak self] in self?.askForSetting(of: nil) },
    Binding(.editFoe, unless: noFoe) { [weak self] in
      if let foe = self?.model.selectedFoe { self?.askForSetting(of: foe) }
    },
    Binding(.level, "level of all Pokémon", unless: fixedLevel) { [weak self] in
      self?.askForLevel()
    },
    Binding(.stageUp, "raise the attacker's stage", unless: none) { [model] in
      model.raiseStage(by: 1)
    },
    Binding(.stageDown, "lower the attacker's stage", unless: none) { [model] in
      model.raiseStage(by: -1)
    },
  ]

  private lazy var foeKeys = [
    Binding(.againstTeam) { [weak self] in self?.askForTeam() },
    Binding(.add, "add a foe by name", hint: "foe") { [weak self] in self?.askForFoe() },
    Binding(.leaveOut, "remove the foe", unless: noFoe) { [model] in model.removeFoe() },
    Binding(.openPage, "open the foe's page", unless: noFoe) { [router, model] in
      if let form = model.foeForm { router.push(.page(.pokemon(form))) }
    },
  ]

  private lazy var none: () -> String? = { [model] in
    model.selected == nil ? worded("nothing is selected") : nil
  }

  private lazy var fixedLevel: () -> String? = { [model, none] in
    model.calculated?.isChampions ?? false
      ? worded("in Champions every Pokémon is at level 50") : none()
  }

  private lazy var noFoe: () -> String? = { [model] in
    model.selectedFoe == nil ? worded("no foe given") : nil
  }

  private func open() {
    if let move = model.selected?.row.move.id { router.push(.page(.to(move))) }
  }

  // MARK: Questions

  private func askForConditions() {
    let open = { [dialogs] in dialogs.edit($0, typingReplacesText: true) }
    if let chooser = model.conditionChooser(open: open) { dialogs.choose(chooser) }
  }

  private func askForSetting(of foe: Int?) {
    let open = { [dialogs] in dialogs.edit($0, typingReplacesText: true) }
    if let chooser = model.settingChooser(of: foe, open: open) { dialogs.choose(chooser) }
  }

  private func askForLevel() {
    let level = model.calculated?.subject.member.level ?? TeamMember.defaultLevel
    dialogs.edit(
      .number(worded("Level"), level, TeamMember.levels) { [model] in model.set(level: $0) },
      typingReplacesText: true)
  }

  private func askForTeam() {
    let names = model.teams.teams.map(\.name)
    dialogs.choose(
      ChooserViewModel(
        title: worded("Foes"), emptyText: worded("There are no teams"),
        among: { [model] in
          names.enumerated().map { Choosable($0, $1, isCurrent: $1 == model.teamName) }
        },
        choose: { [model] in model.setFoes(team: names[$0]) }))
  }

  private func askForFoe() {
    dialogs.choose(
      find { [model] in
        model.add($0)
        return nil
      })
  }

  /// Replaces the Pokémon with a single pasted set, or its foes with several.
  func paste(_ text: String) -> Message? { model.paste(text).map { Message($0, .error) } }

  func retry() -> Bool {
    guard model.table.state.error != nil else { return false }
    model.table.retry()
    return true
  }

  /// A click moves the cursor, and a double click opens the move. A click on a target's name sorts
  /// by the damage to it, and one on the settings changes them.
  func click(_ mouse: MouseEvent) {
    let isPress = mouse.kind == .press
    if isPress, settings.contains(mouse.point) {
      return change(settingsLine: mouse.point.y - settings.y)
    }
    if isPress, let target = pane.columnName(at: mouse.point).flatMap({ Int($0) }) {
      model.columns.select(target)
      return model.sort(byTarget: target)
    }
    if isPress, let target = pane.column(at: mouse.point)?.column.name.flatMap({ Int($0) }) {
      model.columns.select(target)
    }
    pane.click(mouse) { open() }
  }

  private func change(settingsLine line: Int) {
    switch line {
    case 0 where settings.height > 1: askForSetting(of: nil)
    case 1: askForSetting(of: model.selectedFoe)
    default: askForConditions()
    }
  }

  // MARK: Words

  var subject: String? { model.selected?.row.move.name }

  var copiedText: String? {
    guard let table = model.calculated else { return nil }
    return RowPane.copiedText([""] + model.targetNames(of: table), count: table.lineCount) {
      let line = model.line(at: $0, in: table)
      return [model.label(of: line, in: table)]
        + table.targets.indices.map { table.cell(line, $0)?.brief ?? table.absence }
    }
  }

  var speech: Speech? {
    guard let table = model.calculated, table.lineCount > 0, !table.targets.isEmpty else {
      return nil
    }
    let target = model.targetNames(of: table)[model.columns.index]
    let parts = model.selected.map {
      [$0.cell.percent, table.outcome(of: $0.cell), table.omissions(of: $0.cell)]
        .filter { !$0.isEmpty }
    }
    let result = parts?.joined(separator: ", ") ?? table.absence
    let move = model.label(of: model.line(at: model.rows.index, in: table), in: table)
    let text = SpeechText()(worded("\(move) on \(target): \(result)"))
    return Speech(
      title: [model.heading, model.summary].filter { !$0.isEmpty }.joined(separator: ", "),
      lines: model.lines(of: table).filter { !$0.isEmpty }.map { SpeechText()($0) }
        + (model.details.map { DocumentSpeech($0).lines } ?? []),
      selected: Speech.position(model.rows.index, of: table.lineCount, text))
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    (settings, foot) = (Rect(.zero), Rect(.zero))
    guard let table = model.calculated, table.lineCount > 0 else { return }
    settings = body.takeTop(area.height >= 16 ? 3 : 1).inset(horizontal: 1)
    if let text = model.details {
      foot = body.takeBottom(area.height >= 16 ? 4 : 2).inset(horizontal: 1)
      details.prepare(text, in: foot)
    }
    prepareTable(table)
  }

  private func prepareTable(_ table: DamageTable) {
    let place = RowPlace(body, hasTitles: body.height > 3)
    let widest =
      (0..<table.lineCount).map { DrawableText(model.label(of: $0, in: table)).width }.max() ?? 0
    let width = place.texts(in: place.rows).width
    let labelWidth = min(widest, max(Self.leastLabel, width - table.targets.count * Self.cell))
    model.columns.fit(
      count: table.targets.count, height: max(1, (width - labelWidth) / Self.cell))
    let names = model.targetNames(of: table)
    let targets = model.columns.selection.visible.map { target in
      RowColumn(names[target], Self.cell - 1, least: Self.cell - 1).with {
        $0.name = "\(target)"
        $0.gap = 1
      }
    }
    pane.prepare(
      [RowColumn("", labelWidth, least: Self.leastLabel).with { $0.rank = 0 }] + targets,
      count: table.lineCount, sorted: model.order.sorted,
      chosen: model.columns.index - model.columns.selection.top + 1, at: place)
  }

  /// The label of a line, and its cells on the targets in view.
  private func cells(at index: Int, of table: DamageTable) -> [RowCell] {
    let line = model.line(at: index, in: table)
    return [.value(.text(model.label(of: line, in: table)))]
      + model.columns.selection.visible.map { table.rowCell(line, $0) }
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(model.heading, summary: model.summary).draw(on: &canvas, in: area.row(0))
    guard let table = model.calculated else { return drawMissing(on: &canvas) }
    guard table.lineCount > 0 else { return drawEmpty(table, on: &canvas) }
    for (index, line) in model.lines(of: table).suffix(settings.height).enumerated() {
      canvas.write(DrawableText(line), in: settings.row(index), style: .dim)
    }
    pane.draw(on: &canvas) { cells(at: $0, of: table) }
    if foot.height > 0 { details.draw(on: &canvas) }
  }

  private func drawMissing(on canvas: inout Canvas) {
    switch model.table.state {
    case .error(let error, _):
      Placeholder.error(error, worded("the damage")).draw(on: &canvas, in: body)
    default: Placeholder.loading(title).draw(on: &canvas, in: body)
    }
  }

  private func drawEmpty(_ table: DamageTable, on canvas: inout Canvas) {
    let placeholder =
      table.foes.isEmpty
      ? Placeholder(
        heading: "No foes yet",
        detail: "Press a to add a foe, t for a team, or paste a Showdown team here.")
      : Placeholder(heading: "No move that does damage", detail: "Tab shows the other direction.")
    placeholder.draw(on: &canvas, in: body)
  }
}
