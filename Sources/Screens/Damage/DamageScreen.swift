import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A duel: the damage that a Pokémon's moves do to a foe and to others, or that the moves of the foe
/// do to the Pokémon.
@MainActor final class DamageScreen: Screen {
  let title = worded("Damage")
  let dialogs: Dialogs
  let model: DamageViewModel
  let router: Router
  let pane: RowPane
  let chips: ChipKeys
  private var head: DamageHead
  private let result: DamageResult
  let gameChip: GameChip
  var chip: GameChip? { gameChip }
  private var body = Rect(.zero)

  init(model: DamageViewModel, router: Router, dialogs: Dialogs, symbols: Symbols) {
    self.model = model
    self.router = router
    self.dialogs = dialogs
    gameChip = dialogs.chip { model.settings.team }
    head = DamageHead()
    result = DamageResult(symbols: symbols)
    pane = RowPane(model.rows)
    chips = ChipKeys(model, dialogs)
    model.start()
  }

  private(set) lazy var bindings: [Binding] = makeBindings()

  func open() {
    if let move = model.selected?.row.move.id { router.push(.page(.to(move))) }
  }

  /// Replaces the set of the Pokémon with a single pasted set, or its foes with several.
  func paste(_ text: String) -> Message? { model.paste(text).map { Message($0, .error) } }

  func retry() -> Bool {
    guard model.table.state.error != nil else { return false }
    model.table.retry()
    return true
  }

  // MARK: Mouse

  /// A click on a set changes it, one on a chip turns it on or off, one on a foe or its column looks
  /// at the foe, and one on another title sorts by the column. A double click opens the move.
  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, let part = head.part(at: mouse.point) { return click(part) }
    if mouse.kind == .press, let name = pane.columnName(at: mouse.point) {
      return click(title: name)
    }
    if mouse.kind == .press, let foe = foe(named: pane.column(at: mouse.point)?.column.name) {
      model.settings.look(at: foe)
    }
    pane.click(mouse) { open() }
  }

  private func click(_ part: DamageHead.Part) {
    switch part {
    case .attacker: askForSetting(of: model.isReversed ? model.selectedFoe : nil)
    case .target: askForSetting(of: model.isReversed ? nil : model.selectedFoe)
    case .foe(let foe): model.settings.look(at: foe)
    case .chip(.chip(let chip)): _ = chips.press(chip)
    case .chip(.others): chips.askForConditions()
    }
  }

  private func click(title name: String) {
    if let foe = foe(named: name) { return model.settings.look(at: foe) }
    guard let table = model.calculated,
      let column = model.columns(of: table).first(where: { $0.name == name })
    else { return }
    model.sort(by: column)
  }

  /// The foe of a column, unless it is looked at.
  private func foe(named name: String?) -> Int? {
    name.flatMap { Int($0) }.flatMap { $0 == model.target ? nil : $0 }
  }

  // MARK: Words

  var subject: String? { model.selected?.row.move.name }

  /// The selected calculation, as players post it.
  var copiedText: String? {
    guard let line = model.selectedLine else { return nil }
    return model.calculated?.posted(line, on: model.target)
  }

  var speech: Speech? {
    guard let table = model.calculated, !model.lines.isEmpty, let line = model.selectedLine,
      table.targets.indices.contains(model.target)
    else { return nil }
    let target = model.targetNames(of: table)[model.target]
    let text = worded(
      "\(table.move(ofLine: line)) on \(target): \(table.words(ofLine: line, model.target))")
    return Speech(
      title: [model.heading, model.summary].joined(separator: ", "),
      lines: (model.setLines(of: table) + [table.summary(of: model.selected?.cell)])
        .map { SpeechText()($0) } + (model.details.map { DocumentSpeech($0).lines } ?? []),
      selected: Speech.position(model.rows.index, of: model.lines.count, SpeechText()(text)))
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.start()
    body = area
    _ = body.takeTop(1)
    guard let table = model.calculated else { return }
    head = DamageHead(model, table, in: &body, height: area.height)
    let columns = model.columns(of: table)
    let names = model.lines.isEmpty ? 0 : model.lines.count + 1
    result.prepare(
      model, below: min(names, body.height), of: &body, isTall: area.height >= DamageHead.tall)
    pane.prepare(
      columns, count: model.lines.count, sorted: model.sorted,
      at: RowPlace(body, hasTitles: body.height > min(3, model.lines.count)))
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    let query = model.query.isEmpty ? nil : "/\(model.query)"
    let foe = model.shownFoe.map { "← → \($0)" }
    let summary = [query, foe, model.summary].compactMap(\.self).joined(separator: " · ")
    PageHead(model.heading, summary: summary, chip: gameChip).draw(on: &canvas, in: area.row(0))
    guard let table = model.calculated else { return drawMissing(on: &canvas) }
    head.draw(on: &canvas)
    guard !model.lines.isEmpty else { return drawEmpty(table, on: &canvas) }
    pane.draw(on: &canvas) { [model] index in
      table.cells(ofLine: model.line(at: index, in: table), lookingAt: model.target)
    }
    result.draw(on: &canvas)
  }

  private func drawMissing(on canvas: inout Canvas) {
    switch model.table.state {
    case .error(let error, _):
      Placeholder.error(error, worded("the damage")).draw(on: &canvas, in: body)
    default: Placeholder.loading(title).draw(on: &canvas, in: body)
    }
  }

  private func drawEmpty(_ table: DamageTable, on canvas: inout Canvas) {
    empty(table).draw(on: &canvas, in: body)
  }

  private func empty(_ table: DamageTable) -> Placeholder {
    if table.foes.isEmpty {
      return Placeholder(
        heading: "No foes yet",
        detail: "Press a for a Pokémon or a team by name, or paste a Showdown team here.")
    }
    guard model.query.isEmpty else {
      return Placeholder(heading: "Nothing matches", detail: "Esc clears the filter, / changes it.")
    }
    return Placeholder(
      heading: table.hasAttacker
        ? "No move that does damage" : "\(model.name(of: table.attacker)): \(table.absence)",
      detail: "Tab shows the other direction.")
  }
}
