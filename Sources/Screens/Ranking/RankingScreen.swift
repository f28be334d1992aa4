import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A ranking of Pokémon: counters to opponents, or candidates for a team.
@MainActor final class RankingScreen: Screen {
  let dialogs: Dialogs
  private let model: RankingViewModel
  private let router: Router
  private let more: [Binding]
  let chip: GameChip?
  private let teams: TeamsModel
  private let trainer: TrainerModel
  private let symbols: Symbols
  private let find: FormFinder
  private let pane: RowPane
  private let legend: DocumentView
  private var body = Rect(.zero)
  private var line = Rect(.zero)
  private var source = Rect(.zero)
  private var chipLine = ChipLine()
  /// The indices of the columns with the foes that have room.
  private var shown: [Int] = []

  /// - Parameters:
  ///   - more: bindings that act on the selected Pokémon.
  ///   - chip: the games of the ranked Pokémon.
  ///   - find: creates a search for any Pokémon by name.
  init(
    model: RankingViewModel, chip: GameChip, teams: TeamsModel,
    trainer: TrainerModel, router: Router,
    dialogs: Dialogs,
    symbols: Symbols,
    more: [Binding], find: @escaping FormFinder
  ) {
    self.model = model
    self.chip = chip
    self.teams = teams
    self.trainer = trainer
    self.symbols = symbols
    self.router = router
    self.more = more
    self.find = find
    self.dialogs = dialogs
    pane = RowPane(model.cursor)
    legend = DocumentView(ReadingPosition(), symbols: symbols)
  }

  var title: String { model.ranksCounters ? worded("Counters") : worded("Candidates for a team") }

  // MARK: Keys

  private(set) lazy var bindings: [Binding] =
    [
      Binding(.open, unless: refusal) { [weak self] in self?.open() },
      Binding(.filter, "rank only the matches of a query") { [weak self] in
        self?.askForQuery()
      },
      Binding(.legends) { [model] in model.toggleLegends() },
      Binding(.sort, unless: refusal) { [weak self] in self?.askForOrder() },
    ] + (model.ranksCounters ? foeKeys : []) + [
      Binding(.back, "clear the query, or go back") { [model, router] in
        if model.query.isEmpty { router.pop() } else { model.rank("") }
      }
    ] + (chip?.bindings ?? []) + pane.bindings + more

  private lazy var foeKeys = [
    Binding(.add, "add a foe by name", hint: "foe") { [weak self] in self?.askForFoe() },
    Binding(
      .leaveOut, "remove a foe",
      unless: { [model] in model.foes.isEmpty ? worded("no foe given") : nil },
      run: { [weak self] in self?.askForRemoval() }),
    Binding(.nextTab, "the next foes", unless: allFoes) { [model] in model.moveFoes(by: 1) },
    Binding(.previousTab, "the foes before", unless: allFoes) { [model] in model.moveFoes(by: -1) },
  ]

  private lazy var allFoes: () -> String? = { [model] in
    model.foesInWords == nil ? worded("all foes are shown") : nil
  }

  private lazy var refusal: () -> String? = { [model] in
    model.selected == nil ? worded("no member is selected") : nil
  }

  private func open() {
    if let form = model.selected?.id { router.push(.page(.pokemon(form))) }
  }

  private func askForQuery() {
    dialogs.type(
      worded("Rank only the matches of a query"), text: model.draft,
      typingReplacesText: model.query.isEmpty,
      problem: { [model] in model.problem(in: $0) },
      accept: { [model] in
        model.rank($0.trimmed)
        return nil
      })
  }

  private func askForOrder() {
    dialogs.choose(model.sortChooser)
  }

  private func askForFoe() {
    dialogs.choose(
      find { [model] in
        model.add($0)
        return nil
      })
  }

  private func askForRemoval() {
    dialogs.choose(
      ChooserViewModel(leavingOutOf: model.foeNames) { [model] in model.remove(foe: $0) })
  }

  /// Reads the opponents from a Showdown paste.
  func paste(_ text: String) -> Message? {
    guard model.ranksCounters else { return nil }
    let sets = teams.sets(ofPaste: text)
    guard !sets.members.isEmpty else { return Message(sets.absence) }
    model.setFoes(sets.members)
    return sets.problem.map { Message($0, .warning) }
  }

  func click(_ mouse: MouseEvent) {
    if mouse.kind == .press, source.contains(mouse.point) { return askForQuery() }
    if mouse.kind == .press, chipLine.index(at: mouse.point) != nil { return model.toggleLegends() }
    if mouse.kind == .press, let column = pane.columnName(at: mouse.point) {
      return model.sort(by: column)
    }
    pane.click(mouse) { open() }
  }

  /// All columns, also those whose value is told once above the list.
  var copiedText: String? {
    guard case .success(let ranking) = model.ranking else { return nil }
    return RowPane.copiedText(ranking.table.titles, count: ranking.count) { [model] in
      ranking.table.rows[model.row(at: $0, in: ranking)].map(\.text)
    }
  }

  var speech: Speech? {
    guard case .success(let ranking) = model.ranking, !asksForFoe else { return nil }
    return Speech(
      title: ranking.title,
      lines: [count(of: ranking), from, SpeechText().shared(ranking.shared)].filter { !$0.isEmpty }
        + DocumentSpeech(ranking.spokenLegend).lines,
      selected: pane.speech(
        ranking.columns, count: ranking.count, cells: cells(of: ranking)))
  }

  private var asksForFoe: Bool { model.ranksCounters && model.foes.isEmpty }

  private func count(of ranking: Ranking) -> String {
    worded("\(Formatting.count(ranking.count)) Pokémon")
  }

  /// The keys of further foes, the count of Pokémon, and what all of them have in common.
  private func summary(of ranking: Ranking) -> String {
    ((model.foesInWords == nil ? [] : ["[ ]"]) + [count(of: ranking)]
      + ranking.shared.map(\.text.text)).joined(separator: " · ")
  }

  /// The Pokémon that are ranked.
  private var from: String {
    let query = model.query.isEmpty ? worded("all Pokémon") : model.query
    return worded("from: \(query)")
  }

  // MARK: Drawing

  /// Whether legendary Pokémon are left out.
  private var chips: [ChipLine.Chip] {
    [.init(key: "1", text: worded("without legends"), isOn: model.isWithoutLegends)]
  }

  func prepare(for area: Rect) {
    var rest = area
    _ = rest.takeTop(1)
    (line, source) = (Rect(.zero), Rect(.zero))
    guard case .success(let ranking) = model.ranking else {
      body = rest
      return
    }
    if !asksForFoe {
      source = rest.takeTop(1).inset(horizontal: 1)
      let hasChips = area.height >= 12
      chipLine = ChipLine(chips, in: rest.takeTop(hasChips ? 1 : 0).inset(horizontal: 1))
      if !ranking.legend.blocks.isEmpty { line = rest.takeTop(1).inset(horizontal: 1) }
      legend.prepare(ranking.legend, in: line)
    }
    body = rest
    fitFoes(of: ranking, in: rest)
    shown = ranking.columns(withFoes: model.shownFoes)
    pane.prepare(
      shown.map { ranking.columns[$0] }, count: ranking.count, sorted: model.order.sorted, in: rest)
  }

  /// Shows as many foes as have room, beginning with the same one unless the last ones leave room.
  private func fitFoes(of ranking: Ranking, in area: Rect) {
    let count = model.foes.count
    guard !ranking.foeColumns.isEmpty else { return model.showFoes(from: 0, count: count) }
    var first = min(model.shownFoes.lowerBound, count)
    while first > 0, fitting(ranking, first - 1, in: area) > count - first { first -= 1 }
    model.showFoes(from: first, count: fitting(ranking, first, in: area))
  }

  /// How many foes have room, beginning with one of them.
  private func fitting(_ ranking: Ranking, _ first: Int, in area: Rect) -> Int {
    let columns = ranking.columns(withFoes: first..<model.foes.count)
    let hasRoom = RowPane.fitting(
      columns.map { ranking.columns[$0] }, at: RowPlace(area, hasTitles: true), symbols)
    let foes = Set(ranking.foeColumns)
    return zip(columns, hasRoom).filter { foes.contains($0.0) }.prefix { $0.1 }.count
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    switch model.ranking {
    case .failure(let error):
      Placeholder.error(error, worded("the ranking")).draw(on: &canvas, in: body)
    case .success(let ranking): draw(ranking, on: &canvas, in: area)
    }
  }

  private func draw(_ ranking: Ranking, on canvas: inout Canvas, in area: Rect) {
    let heading = model.foesInWords.map { worded("Counters to foes \($0)") } ?? ranking.title
    PageHead(
      asksForFoe ? title : heading, summary: asksForFoe ? "" : summary(of: ranking),
      chip: chip
    ).draw(on: &canvas, in: area.row(0))
    guard !asksForFoe else {
      return Placeholder(
        heading: "No foes yet",
        detail: "Press a to add a foe, or paste a Showdown team here."
      ).draw(on: &canvas, in: body)
    }
    drawSource(on: &canvas)
    chipLine.draw(on: &canvas)
    if line.height > 0 { legend.draw(on: &canvas) }
    pane.draw(on: &canvas, cells: { [self] in marked(ranking, $0) })
  }

  /// The cells at a position of the list.
  private func cells(of ranking: Ranking) -> (Int) -> [RowCell] {
    { [model] in ranking.cells(model.row(at: $0, in: ranking)) }
  }

  /// The cells at a position of the list, with the signs of the user's marks after the name.
  private func marked(_ ranking: Ranking, _ index: Int) -> [RowCell] {
    let row = model.row(at: index, in: ranking)
    var cells = ranking.cells(row)
    let signs = MarkSigns.text(of: trainer.book[ranking.form(row).id].marks, symbols)
    if cells.count > 1, !signs.isEmpty {
      cells[1] = .inline(cells[1].inline + Inline(" \(signs)", tone: .dim))
    }
    return shown.filter(cells.indices.contains).map { cells[$0] }
  }

  /// Draws the query, and the keys that change it where there is room.
  private func drawSource(on canvas: inout Canvas) {
    let query = DrawableText(from)
    canvas.write(query, in: source, style: .field)
    let keys = DrawableText(
      model.query.isEmpty ? worded("/ change") : worded("/ change   Esc rank all"))
    var rest = source
    _ = rest.takeLeft(query.width + 3)
    if rest.width >= keys.width { canvas.write(keys, in: rest, style: .dim) }
  }
}
