import PokedexDomain

/// A damage table: the moves of a Pokémon in rows, its foes in columns; or reversed, the moves of
/// the foes in rows, and the Pokémon as the only column.
@MainActor package final class DamageViewModel {
  package let rows = RowCursor()
  package let columns = RowCursor()
  package let order = RowOrder()
  package let table = Resource<DamageTable>()
  package let teams: TeamsModel
  @Watched package private(set) var conditions = BattleConditions()
  /// Whether the foes attack.
  @Watched package private(set) var isReversed = false
  /// The team whose members are the foes; `nil` for single foes.
  @Watched package private(set) var teamName: String?
  @Watched private(set) var subject: Fighter
  @Watched private(set) var foes: [Fighter]

  /// A Pokémon of the table.
  struct Fighter: Equatable {
    let member: TeamMember
    /// The set with the user's changes; `nil` without any.
    var changed: BattleSet?
  }

  private struct Key: Equatable {
    let subject: Fighter
    let foes: [Fighter]
    let conditions: BattleConditions
    let isReversed: Bool
    let lens: Lens?
    let level: Int
  }

  private var lastTeam: String?
  private let catalog: () -> Catalog?
  private var currentKey: Key?
  private var detailed: (key: [Int], document: Document)?
  private var showCache: (lens: Lens?, show: ShowDamage)?

  /// - Parameter foes: `nil` for the members of the team that was shown last, or else of the first
  ///   team.
  package init(
    of member: TeamMember, on foes: [TeamMember]?, teams: TeamsModel,
    catalog: @escaping () -> Catalog?
  ) {
    subject = Fighter(member: member)
    self.foes = (foes ?? []).map { Fighter(member: $0) }
    self.teams = teams
    self.catalog = catalog
    teams.start()
    if foes == nil { teamName = teams.current ?? teams.teams.first?.name }
    conditions.field.isDoubles = team?.isForDoubles ?? false
  }

  // MARK: Loading

  package var team: Team? { teamName.flatMap { teams[$0] } }

  /// The games whose rules apply; `nil` for the newest.
  package var lens: Lens? { teams.lens(of: formatTeam) }

  /// The team whose format decides the games and the level: that of the foes, or the one before
  /// other foes replaced it.
  private var formatTeam: Team? { team ?? lastTeam.flatMap { teams[$0] } }

  /// Calculates the table, unless nothing has changed since the last time.
  package func start() {
    guard let catalog = catalog() else { return }
    followTeam()
    let key = Key(
      subject: subject, foes: foes, conditions: conditions, isReversed: isReversed, lens: lens,
      level: formatTeam?.usualLevel ?? TeamMember.defaultLevel)
    guard key != currentKey else { return fit() }
    currentKey = key
    let show = show(catalog)
    table.load { _ throws(PokedexError) in try Self.table(key, try show.get()) }
    fit()
  }

  private func followTeam() {
    guard let members = team?.members, members != foes.map(\.member) else { return }
    foes = members.map { Fighter(member: $0) }
  }

  private func show(_ catalog: Catalog) -> Result<ShowDamage, PokedexError> {
    if let showCache, showCache.lens == lens { return .success(showCache.show) }
    let show = Result { () throws(PokedexError) in try ShowDamage(catalog, through: lens) }
    showCache = show.value.map { (lens, $0) }
    return show
  }

  private static func table(_ key: Key, _ show: ShowDamage) throws(PokedexError) -> DamageTable {
    let subject = key.subject.changed ?? show.set(key.subject.member, level: key.level)
    let foes = key.foes.map { $0.changed ?? show.set($0.member, level: key.level) }
    // The model keeps all conditions, for when the user returns to games that have them.
    var conditions = key.conditions
    _ = show.removeAbsentEffects(of: &conditions)
    return try DamageTable(
      subject: subject, foes: foes, isReversed: key.isReversed, conditions: conditions, show)
  }

  private func fit() {
    rows.fit(count: calculated?.lineCount ?? 0)
    columns.fit(count: calculated?.targets.count ?? 0)
  }

  /// The last calculated table; `nil` before the first one and after an error.
  package var calculated: DamageTable? { table.state.error == nil ? table.value : nil }

  // MARK: Selection

  /// The line of the table at a position of the list.
  package func line(at index: Int, in table: DamageTable) -> Int {
    order.row(at: index, count: table.lineCount, version: self.table.version) { line, sorted in
      Int(sorted.name).map { table.rowCell(line, $0) }
    }
  }

  /// Sorts the lines by the damage to a target.
  package func sort(byTarget column: Int) {
    order.sort(by: "\(column)", isNumber: true)
    rows.selectFirst()
  }

  /// The selected line of the table.
  private var selectedLine: Int { calculated.map { line(at: rows.index, in: $0) } ?? 0 }

  /// The selected row and cell; `nil` without a selection, and if the games do not have the
  /// attacker or the target.
  package var selected: (row: DamageRow, cell: DamageCell)? {
    let line = selectedLine
    guard let table = calculated, let cell = table.cell(line, columns.index) else { return nil }
    return (table.rows[line], cell)
  }

  /// The details of the selected cell.
  package var details: Document? {
    guard let table = calculated, let row = selected?.row else { return nil }
    let key = [self.table.version, selectedLine, columns.index]
    if let detailed, detailed.key == key { return detailed.document }
    guard let document = table.details(of: row, at: columns.index) else { return nil }
    detailed = (key, document)
    return document
  }

  /// The index of the foe of the selected cell.
  package var selectedFoe: Int? {
    let index = isReversed ? calculated?.attacker(ofLine: selectedLine) : columns.index
    return index.flatMap { foes.indices.contains($0) ? $0 : nil }
  }

  package func name(of set: BattleSet) -> String { teams.name(of: set.member) }
  package var subjectName: String { teams.name(of: subject.member) }
  package var foeNames: [String] { foes.map { teams.name(of: $0.member) } }
  package var foeForm: ID<Form>? { selectedFoe.map { foes[$0].member.form } }

  // MARK: Changes

  package func reverse() {
    isReversed.toggle()
    conditions = conditions.reversed
    order.clear()
    rows.selectFirst()
    columns.selectFirst()
  }

  private func leaveTeam() {
    lastTeam = teamName ?? lastTeam
    teamName = nil
  }

  package func setFoes(team: String) {
    teamName = team
    conditions.field.isDoubles = self.team?.isForDoubles ?? conditions.field.isDoubles
    columns.selectFirst()
  }

  /// - Parameter members: the new foes; more than a team can have are ignored.
  package func setFoes(_ members: [TeamMember]) {
    leaveTeam()
    foes = members.prefix(Team.maxMembers).map { Fighter(member: $0) }
  }

  package func add(_ form: ID<Form>) {
    leaveTeam()
    foes = foes.suffix(Team.maxMembers - 1) + [Fighter(member: TeamMember(form))]
    columns.fit(count: foes.count)
    columns.selectLast()
  }

  package func removeFoe() {
    guard let index = selectedFoe else { return }
    leaveTeam()
    foes.remove(at: index)
  }

  /// Replaces the Pokémon with a single pasted set, or the foes with several pasted sets.
  ///
  /// - Returns: the reason why nothing is replaced; `nil` if the text is fine.
  package func paste(_ text: String) -> String? {
    let sets = PastedSets(text, catalog())
    let members = sets.members
    guard !members.isEmpty else { return sets.absence }
    if let problem = sets.problem { return problem }
    let show = catalog().flatMap { self.show($0).value }
    if let fault = members.lazy.compactMap({ show?.fault(of: $0) }).first { return fault.message }
    if members.count == 1 { subject = Fighter(member: members[0]) } else { setFoes(members) }
    return nil
  }

  package func set(weather: BattleWeather?) { conditions.field.weather = weather }
  package func set(terrain: BattleTerrain?) { conditions.field.terrain = terrain }
  package func set(_ count: DamageCount, to number: Int) { conditions[count] = number }
  package func toggle(_ condition: DamageSwitch) { conditions[condition].toggle() }

  /// Changes a set of the table.
  ///
  /// - Parameter foe: the index of a foe; `nil` for the Pokémon itself.
  package func change<Fault: Error>(
    _ foe: Int?, _ change: (inout BattleSet) throws(Fault) -> Void
  ) throws(Fault) {
    guard var set = self.set(of: foe) else { return }
    try change(&set)
    if let foe { foes[foe].changed = set } else { subject.changed = set }
  }

  /// The set of a foe, or of the Pokémon itself.
  func set(of foe: Int?) -> BattleSet? {
    guard let foe else { return calculated?.subject }
    guard let foes = calculated?.foes, foes.indices.contains(foe) else { return nil }
    return foes[foe]
  }

  /// Raises or lowers the stage of the stat that the selected move attacks with.
  package func raiseStage(by step: Int) {
    guard let table = calculated, let row = selected?.row else { return }
    let stat: Stat = row.attack.category == .physical ? .attack : .specialAttack
    change(table.isReversed ? row.attacker : nil) {
      $0.stages[stat] = min(6, max(-6, $0.stages[stat] + step))
    }
  }

  /// Sets the level of all Pokémon.
  package func set(level: Int) {
    for foe in [nil] + foes.indices.map(Optional.some) { change(foe) { $0.member.level = level } }
  }
}
