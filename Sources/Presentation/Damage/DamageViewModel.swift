import PokedexDomain

/// A duel: the moves of a Pokémon in rows with their damage to the foe that is looked at and to the
/// other foes; or reversed, the moves of that foe on the Pokémon.
@MainActor package final class DamageViewModel: ChipModel {
  package let rows = RowCursor()
  package let order = RowOrder()
  package let table = Resource<DamageTable>()
  package let teams: TeamsModel
  package let settings: DuelSettings
  /// A query for moves, which are shown alone; empty for all.
  @Watched package private(set) var query = ""
  let member: TeamMember
  private let duels: Duels

  private struct Key: Equatable {
    let subject: Fighter
    let foes: [Fighter]
    let attackingFoe: Int?
    let conditions: BattleConditions
    let lens: Lens?
    let levels: UsualLevels
  }

  private var currentKey: Key?
  private var lineCache: (key: [AnyHashable], lines: [Int])?
  private var lineVersion = 0
  private var columnCache: (key: [Int], columns: [RowColumn])?
  private var detailed: (key: [Int], document: Document)?

  /// - Parameter settings: those of the Pokémon's team, with the foes.
  package init(of member: TeamMember, _ settings: DuelSettings, _ duels: Duels) {
    self.member = member
    self.settings = settings
    self.duels = duels
    teams = duels.teams
  }

  // MARK: Loading

  /// The games whose rules apply; `nil` for the newest.
  package var lens: Lens? { settings.lens }
  package var isReversed: Bool { settings.isReversed }
  package var conditions: BattleConditions {
    get { settings.conditions }
    set { settings.conditions = newValue }
  }

  private var subject: Fighter { settings.fighter(member) }
  private var foes: [Fighter] { settings.foes }

  /// Calculates the table, unless nothing has changed since the last time.
  package func start() {
    guard let catalog = duels.catalog() else { return }
    settings.followTeam()
    let key = Key(
      subject: subject, foes: foes,
      attackingFoe: isReversed && !foes.isEmpty ? settings.foe : nil, conditions: conditions,
      lens: lens, levels: settings.levels(of: member))
    guard key != currentKey else { return fit() }
    currentKey = key
    let show = duels.show(catalog, through: lens)
    table.load { _ throws(PokedexError) in try await Self.table(key, try show.get()) }
    fit()
  }

  private static func table(
    _ key: Key, _ show: ShowDamage
  ) async throws(PokedexError) -> DamageTable {
    let subject = key.subject.set(show, key.levels.own)
    let foes = key.foes.map { $0.set(show, key.levels.foes) }
    let conditions = show.existing(key.conditions)
    let attacker = key.attackingFoe.map { foes[$0] }
    let count = show.calculations(of: attacker ?? subject, on: attacker == nil ? foes : [subject])
    return try await Duels.calculate(count) {
      [foe = key.attackingFoe] () throws(PokedexError) in
      try DamageTable(
        subject: subject, foes: foes, attackingFoe: foe, conditions: conditions, show)
    }
  }

  private func fit() {
    rows.fit(count: lines.count)
    guard let move = settings.soughtMove, let table = calculated, !lines.isEmpty else { return }
    settings.soughtMove = nil
    let index = lines.firstIndex { table.row(ofLine: $0)?.move.id == move }
    if let index { rows.select(index) }
  }

  /// The last calculated table; `nil` before the first one, after an error, and while that of other
  /// Pokémon is calculated.
  package var calculated: DamageTable? {
    guard table.state.error == nil, let known = table.value else { return nil }
    let isOfThese =
      known.attackingFoe == currentKey?.attackingFoe && known.foes.isOf(currentKey?.foes)
      && [known.subject].isOf(currentKey.map { [$0.subject] })
    return table.state.isLoading && !isOfThese ? nil : known
  }

  // MARK: Lines

  /// The index of the target that is looked at.
  package var target: Int { calculated?.attackingFoe == nil ? settings.foe : 0 }

  /// The lines of the table that match the query, the best attack on the target first.
  package var lines: [Int] {
    guard let table = calculated else { return [] }
    let key: [AnyHashable] = [self.table.version, target, query]
    if let lineCache, lineCache.key == key { return lineCache.lines }
    let matching = matchingMoves(of: table)
    let lines = table.bestFirst(on: target).filter { line in
      matching.map { moves in table.row(ofLine: line).map { moves.contains($0.move.id) } ?? false }
        ?? true
    }
    lineCache = (key, lines)
    lineVersion += 1
    return lines
  }

  /// The line of the table at a position of the list.
  package func line(at index: Int, in table: DamageTable) -> Int {
    let lines = lines
    let row = order.row(at: index, count: lines.count, version: lineVersion) { row, sorted in
      self.cell(lines[row], of: sorted.name, in: table)
    }
    return lines.indices.contains(row) ? lines[row] : 0
  }

  private func cell(_ line: Int, of name: String, in table: DamageTable) -> RowCell? {
    columns(of: table).firstIndex { $0.name == name }
      .map { table.cells(ofLine: line, lookingAt: target)[$0] }
  }

  package func columns(of table: DamageTable) -> [RowColumn] {
    let key = [self.table.version, target]
    if let columnCache, columnCache.key == key { return columnCache.columns }
    let columns = table.columns(lookingAt: target, targetNames(of: table))
    columnCache = (key, columns)
    return columns
  }

  /// The column of the order: without a choice of the user, that of the target, best move first.
  package var sorted: SortedColumn {
    order.sorted ?? SortedColumn(name: "\(target)", isDescending: true)
  }

  /// Sorts by a column, and selects the first row.
  package func sort(by column: RowColumn) {
    guard let name = column.name else { return }
    let isText = ["move", "type", "class"].contains(name)
    order.sort(by: name, isNumber: !isText)
    rows.selectFirst()
  }

  /// Asks for a column to sort by.
  package var sortChooser: ChooserViewModel {
    let columns = calculated.map { self.columns(of: $0) } ?? []
    return ChooserViewModel(
      title: worded("Sort by"),
      among: { [order] in
        [Choosable(-1, worded("the best move first"), isCurrent: order.sorted == nil)]
          + columns.enumerated().map { index, column in
            Choosable(index, column.title, isCurrent: column.name == order.sorted?.name)
          }
      },
      choose: { [weak self] index in
        guard let self else { return }
        if index < 0 { order.clear() } else { sort(by: columns[index]) }
      })
  }

  // MARK: Query

  /// Shows only the moves that match a query.
  package func show(_ query: String) {
    guard query != self.query else { return }
    self.query = query
    rows.selectFirst()
  }

  /// The error in a query; `nil` if it is valid and matches something.
  package func problem(in query: String) -> String? {
    guard let table = calculated, let found = search(query, table) else { return nil }
    return found.problems.first?.message
      ?? (found.rows.isEmpty ? worded("Nothing matches") : nil)
  }

  private func matchingMoves(of table: DamageTable) -> Set<ID<Move>>? {
    guard !query.isEmpty, let found = search(query, table) else { return nil }
    return Set(found.rows.map { found.moves[$0] })
  }

  private func search(
    _ query: String, _ table: DamageTable
  ) -> (rows: [Int], problems: [QueryProblem], moves: [ID<Move>])? {
    guard let dex = duels.catalog()?.reference else { return nil }
    let rows = MoveRows(dex, through: table.show.lens)
    let result = SearchPokedex()(query, in: QueryEngine(rows))
    return (result.rows, result.problems, rows.table.ids)
  }

  // MARK: Selection

  /// The selected line of the table; `nil` without lines.
  package var selectedLine: Int? {
    guard let table = calculated, !lines.isEmpty else { return nil }
    return line(at: rows.index, in: table)
  }

  /// The selected row and cell; `nil` without a selection, and if the games do not have the move or
  /// the target.
  package var selected: (row: DamageRow, cell: DamageCell)? {
    guard let table = calculated, let line = selectedLine, let row = table.row(ofLine: line),
      let cell = table.cell(line, target)
    else { return nil }
    return (row, cell)
  }

  /// The details of the selected cell.
  package var details: Document? {
    guard let table = calculated, let row = selected?.row, let line = selectedLine else {
      return nil
    }
    let key = [self.table.version, line, target]
    if let detailed, detailed.key == key { return detailed.document }
    guard let document = table.details(of: row, on: target) else { return nil }
    detailed = (key, document)
    return document
  }

  /// The index of the foe that is looked at.
  package var selectedFoe: Int? { foes.indices.contains(settings.foe) ? settings.foe : nil }

  package var subjectName: String { teams.name(of: subject.current) }
  package var foeNames: [String] { settings.foeNames }
  package var foeForm: ID<Form>? { selectedFoe.map { foes[$0].member.form } }

  // MARK: Foes

  /// Exchanges attacker and target. The query was about the moves of the other one.
  package func reverse() {
    settings.reverse()
    query = ""
    order.clear()
    rows.selectFirst()
  }

  /// Looks at the foe some steps to the right; to the left for a negative number.
  package func look(by steps: Int) {
    settings.look(at: settings.foe + steps)
    rows.selectFirst()
  }

  /// Replaces the Pokémon's set with a single pasted set, or the foes with several pasted sets.
  ///
  /// - Returns: the reason why nothing is replaced; `nil` if the text is fine.
  package func paste(_ text: String) -> String? {
    switch duels.sets(ofPaste: text, for: settings) {
    case .failure(let fault): return fault.text
    case .success(let members):
      guard members.count == 1, !foes.isEmpty else {
        settings.setFoes(members)
        return nil
      }
      var set = BattleSet(members[0])
      if let rules { set = rules.set(members[0], at: settings.levels(of: member).own) }
      set.member.level = members[0].level
      settings.change(member, to: set)
      return nil
    }
  }

  // MARK: Sets

  package var subjectMember: TeamMember? { member }
  package var rules: ShowDamage? { calculated?.show }
  package var selectedField: BattleField? { selected?.cell.field }

  /// The set of a foe, or of the Pokémon itself.
  package func set(of foe: Int?) -> BattleSet? {
    guard let foe else { return calculated?.subject }
    guard let foes = calculated?.foes, foes.indices.contains(foe) else { return nil }
    return foes[foe]
  }

  /// Raises or lowers the stage of the stat that the selected move attacks with.
  package func raiseStage(by step: Int) {
    guard let row = selected?.row else { return }
    let stat: Stat = row.attack.category == .physical ? .attack : .specialAttack
    change(attackingFoe) { $0.stages[stat] = min(6, max(-6, $0.stages[stat] + step)) }
  }

  /// Sets the level of all Pokémon.
  package func set(level: Int) {
    setLevel(level, of: [nil] + foes.indices.map(Optional.some))
  }
}
