import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A team against its foes: who knocks out whom, both ways, and who is faster.
@MainActor final class MeetingScreen: Screen {
  let title = worded("Team against foes")
  let dialogs: Dialogs
  private let model: MeetingViewModel
  private let router: Router
  private let pane: RowPane
  private let chips: ChipKeys
  private var head = ChipHead()
  private let gameChip: GameChip
  var chip: GameChip? { gameChip }
  private var body = Rect(.zero)
  private var legend = Rect(.zero)
  private var result = Rect(.zero)

  private static let leastCell = 13
  private static let cell = 26
  private static let leastLabel = 10

  init(model: MeetingViewModel, router: Router, dialogs: Dialogs) {
    self.model = model
    self.router = router
    self.dialogs = dialogs
    pane = RowPane(model.rows)
    chips = ChipKeys(model, dialogs)
    gameChip = dialogs.chip { model.settings.team }
    model.start()
  }

  // MARK: Keys

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.openType, "open the duel", unless: none) { [weak self] in self?.open() },
      Binding(.add, "add a foe by name", hint: "foe") { [weak self] in
        if let self { dialogs.choose(dialogs.models.foeChooser(of: model.settings.teamName)) }
      },
      Binding(.againstTeam) { [weak self] in
        if let self { dialogs.chooseFoeTeam(for: model.settings, model.teams) }
      },
    ] + chips.bindings + [
      Binding(.retry, hintedIf: { [model] in model.meeting.state.error != nil }) { [model] in
        model.meeting.retry()
      },
      Binding(.leaveChart) { [router] in router.pop() },
      Binding(.typeLeft, "the foe to the left") { [model] in model.columns.move(by: -1) },
      Binding(.typeRight, "the foe to the right") { [model] in model.columns.move(by: 1) },
    ]
    + gameChip.bindings + pane.bindings

  private lazy var none: () -> String? = { [model] in
    model.details == nil ? worded("nothing is selected") : nil
  }

  private func open() {
    if let member = model.openSelected() {
      router.push(.damage(member, of: model.settings.teamName))
    }
  }

  func paste(_ text: String) -> Message? { model.paste(text).map { Message($0) } }

  func retry() -> Bool {
    guard model.meeting.state.error != nil else { return false }
    model.meeting.retry()
    return true
  }

  /// A click selects a cell, or a column by its title, or turns a chip on or off; a double click opens
  /// the duel.
  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, let part = head.part(at: mouse.point) {
      switch part {
      case .chip(let chip): _ = chips.press(chip)
      case .others: chips.askForConditions()
      }
      return
    }
    let name = pane.columnName(at: mouse.point) ?? pane.column(at: mouse.point)?.column.name
    if let foe = name.flatMap({ Int($0) }) { model.columns.select(foe) }
    pane.click(mouse) { open() }
  }

  // MARK: Words

  var copiedText: String? {
    guard let table = model.table else { return nil }
    let lines =
      [[""] + model.settings.foeNames]
      + (0..<table.rowCount).map { row in
        [model.name(ofRow: row).trimmed]
          + table.meeting.foes.indices.map { table.cell(row, $0).text }
      }
    return lines.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  var speech: Speech? {
    guard let table = model.table, let details = model.details else { return nil }
    return Speech(
      title: [model.heading, model.summary].joined(separator: ", "),
      lines: ([model.conditionsInWords] + model.chips.filter(\.isOfPokemon).map(\.text))
        .map { SpeechText()($0) },
      selected: Speech.position(model.rows.index, of: table.rowCount, SpeechText()(details)))
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    (legend, result, head) = (Rect(.zero), Rect(.zero), ChipHead())
    guard let table = model.table, table.rowCount > 0 else { return }
    head = ChipHead(
      model, others: area.height >= DamageHead.low ? model.otherConditions : "", in: &body,
      lines: area.height >= DamageHead.tall ? 2 : min(1, area.height / 7))
    if area.height >= 14 {
      let lines = legendLines(width: area.width - 2).count
      legend = body.takeTop(area.height >= 20 ? lines : 1).inset(horizontal: 1)
    }
    result = body.takeBottom(area.height >= 14 ? 3 : 2).inset(horizontal: 1)
    prepare(table)
    let spare = body.height - table.rowCount - 1
    if spare > 1 { result.y -= spare - 1 }
  }

  private func legendLines(width: Int) -> [DrawableText] {
    DrawableText(MeetingTable.legend).wrapped(to: max(1, width))
  }

  private func prepare(_ table: MeetingTable) {
    let place = RowPlace(body, hasTitles: body.height > 3)
    let width = place.texts(in: place.rows).width
    let widest = (0..<table.rowCount).map { DrawableText(model.name(ofRow: $0)).width }.max() ?? 0
    let count = table.meeting.foes.count
    let fitting = { (label: Int) in
      max(1, min(count, (width - label) / (Self.leastCell + 2)))
    }
    var label = min(widest, max(Self.leastLabel, width / 6))
    if fitting(label) < count {
      label = max(
        label, ShownFoes.text(0..<count - 1, of: count).map { DrawableText($0).width } ?? 0)
    }
    let shown = fitting(label)
    model.columns.fit(count: count, height: shown)
    let cell = min(Self.cell, max(Self.leastCell, (width - label) / shown - 2))
    let names = model.settings.foeNames
    let foes = model.columns.selection.visible.map { foe in
      RowColumn(DrawableText(names[foe]).clipped(to: cell).string, cell, least: cell).with {
        $0.name = "\(foe)"
      }
    }
    pane.prepare(
      [RowColumn(model.shownFoes ?? "", label, least: label).with { $0.rank = 0 }] + foes,
      count: table.rowCount,
      chosen: model.columns.index - model.columns.selection.top + 1, at: place)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    let keys = model.shownFoes == nil ? [] : ["← →"]
    let summary = (keys + [model.summary]).joined(separator: " · ")
    PageHead(model.heading, summary: summary, chip: gameChip)
      .draw(on: &canvas, in: area.row(0))
    guard let table = model.table else { return drawMissing(on: &canvas) }
    guard table.rowCount > 0 else {
      return Placeholder(
        heading: "No foes yet",
        detail: "Press a for a Pokémon or a team by name, or paste a Showdown team here."
      ).draw(on: &canvas, in: body)
    }
    head.draw(on: &canvas)
    if legend.height == 1 {
      canvas.write(DrawableText(MeetingTable.legend), in: legend, style: .dim)
    } else {
      canvas.write(lines: legendLines(width: legend.width), in: legend, style: .dim)
    }
    pane.draw(on: &canvas) { cells(at: $0, of: table) }
    for (row, line) in DrawableText(model.details ?? "").wrapped(to: result.width)
      .prefix(result.height).enumerated()
    {
      canvas.write(line, in: result.row(row))
    }
  }

  private func cells(at row: Int, of table: MeetingTable) -> [RowCell] {
    let name = model.name(ofRow: row)
    return [.inline(row % 2 == 0 ? Inline(name) : Inline(name, tone: .dim))]
      + model.columns.selection.visible.map { .inline(table.cell(row, $0)) }
  }

  private func drawMissing(on canvas: inout Canvas) {
    switch model.meeting.state {
    case .error(let error, _):
      Placeholder.error(error, worded("the damage")).draw(on: &canvas, in: body)
    default: Placeholder.loading(title).draw(on: &canvas, in: body)
    }
  }
}
