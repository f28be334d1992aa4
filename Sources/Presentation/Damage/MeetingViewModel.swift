import PokedexDomain

/// A team against its foes: for each member a row of its best attack on each foe, and below it one of
/// the best attack of each foe on it.
@MainActor package final class MeetingViewModel: ChipModel {
  package let rows = RowCursor()
  package let columns = RowCursor()
  package let meeting = Resource<MeetingTable>()
  package let settings: DuelSettings
  package let teams: TeamsModel
  private let duels: Duels
  private var currentKey: Key?

  private struct Key: Equatable {
    let own: [Fighter]
    let foes: [Fighter]
    let conditions: BattleConditions
    let lens: Lens?
    let levels: UsualLevels
  }

  package init(of settings: DuelSettings, _ duels: Duels) {
    self.settings = settings
    self.duels = duels
    teams = duels.teams
  }

  // MARK: Loading

  package var lens: Lens? { settings.lens }

  /// Calculates the table, unless nothing has changed since the last time.
  package func start() {
    guard let catalog = duels.catalog() else { return }
    settings.followTeam()
    let key = Key(
      own: fighters, foes: settings.foes, conditions: settings.conditionsOnFoes, lens: lens,
      levels: settings.levels(of: nil))
    guard key != currentKey else { return fit() }
    currentKey = key
    let show = duels.show(catalog, through: lens)
    meeting.load { _ throws(PokedexError) in
      try await Self.meeting(key, try show.get())
    }
    fit()
  }

  private static func meeting(_ key: Key, _ show: ShowDamage) async throws(PokedexError)
    -> MeetingTable
  {
    let conditions = show.existing(key.conditions)
    let own = key.own.map { $0.set(show, key.levels.own) }
    let foes = key.foes.map { $0.set(show, key.levels.foes) }
    return try await Duels.calculate(show.calculations(of: own, foes)) {
      () throws(PokedexError) in
      MeetingTable(meeting: show.meet(own, foes, in: conditions), show: show)
    }
  }

  private func fit() {
    rows.fit(count: table?.rowCount ?? 0)
    columns.fit(count: table?.meeting.foes.count ?? 0)
  }

  /// The last calculated table; `nil` before the first one, after an error, and while that of other
  /// Pokémon is calculated.
  package var table: MeetingTable? {
    guard meeting.state.error == nil, let table = meeting.value else { return nil }
    // Asks the settings, not the last key, so that every change of a set is followed by a new table.
    let isOfThese = table.meeting.own.isOf(fighters) && table.meeting.foes.isOf(settings.foes)
    return meeting.state.isLoading && !isOfThese ? nil : table
  }

  private var members: [TeamMember] { settings.team?.members ?? [] }
  private var fighters: [Fighter] { members.map(settings.fighter) }

  // MARK: Words

  package var heading: String {
    guard !settings.foes.isEmpty else { return settings.teamName ?? "" }
    let foes = settings.foeTeamName ?? worded("\(settings.foes.count) foes")
    return worded("\(settings.teamName ?? "") against \(foes)")
  }

  /// Which foes are visible; `nil` if all are.
  package var shownFoes: String? {
    ShownFoes.text(columns.selection.visible, of: settings.foes.count)
  }

  /// The conditions of the selected row of attacks, with a weather that all of them have.
  package var conditionsInWords: String {
    guard let table else { return "" }
    let cells = table.meeting.foes.indices.compactMap { table.strike(rows.index, $0)?.cell }
    return conditions.summary(ofAll: cells, table.show)
  }

  /// The conditions that are on and have no chip.
  package var otherConditions: String {
    table.map { conditions.others($0.show).joined(separator: " · ") } ?? ""
  }

  package var ownNames: [String] { (table?.meeting.own ?? []).map { teams.name(of: $0.member) } }

  /// The name in front of a row; of a row of answers, the direction.
  package func name(ofRow row: Int) -> String {
    let names = ownNames
    guard names.indices.contains(row / 2) else { return "" }
    return row % 2 == 0 ? names[row / 2] : "  \(worded("takes"))"
  }

  /// The selected cell in a sentence.
  package var details: String? {
    guard let table, settings.foeNames.indices.contains(columns.index),
      ownNames.indices.contains(rows.index / 2)
    else { return nil }
    let names = (ownNames[rows.index / 2], settings.foeNames[columns.index])
    return table.sentence(rows.index, columns.index, names)
  }

  // MARK: Chips

  package var rules: ShowDamage? { table?.show }
  package var isReversed: Bool { rows.index % 2 == 1 }
  package var subjectMember: TeamMember? {
    members.indices.contains(rows.index / 2) ? members[rows.index / 2] : nil
  }
  package var selectedFoe: Int? {
    settings.foes.indices.contains(columns.index) ? columns.index : nil
  }
  package var selectedField: BattleField? { table?.strike(rows.index, columns.index)?.cell.field }

  package var conditions: BattleConditions {
    get { isReversed ? settings.conditionsOnFoes.reversed : settings.conditionsOnFoes }
    set { settings.conditionsOnFoes = isReversed ? newValue.reversed : newValue }
  }

  package func set(of foe: Int?) -> BattleSet? {
    let sets = foe == nil ? table?.meeting.own : table?.meeting.foes
    let index = foe ?? rows.index / 2
    guard let sets, sets.indices.contains(index) else { return nil }
    return sets[index]
  }

  // MARK: Changes

  package func paste(_ text: String) -> StatusMessage? { duels.pasteFoes(text, into: settings) }

  /// Looks at the duel of the selected cell, and returns the own member; `nil` without one.
  package func openSelected() -> TeamMember? {
    let members = members
    guard members.indices.contains(rows.index / 2),
      settings.foes.indices.contains(columns.index)
    else { return nil }
    settings.look(at: columns.index, reversed: rows.index % 2 == 1)
    return members[rows.index / 2]
  }
}
