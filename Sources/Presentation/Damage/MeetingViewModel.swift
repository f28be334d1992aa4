import PokedexDomain

/// A team against its foes: for each member a row of its best attack on each foe, and below it one of
/// the best attack of each foe on it.
@MainActor package final class MeetingViewModel {
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
    let level: Int
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
      own: (settings.team?.members ?? []).map(settings.fighter), foes: settings.foes,
      conditions: settings.conditionsOnFoes, lens: lens, level: settings.level)
    guard key != currentKey else { return fit() }
    currentKey = key
    let show = duels.show(catalog, through: lens)
    meeting.load { _ throws(PokedexError) in Self.meeting(key, try show.get()) }
    fit()
  }

  private static func meeting(_ key: Key, _ show: ShowDamage) -> MeetingTable {
    var conditions = key.conditions
    _ = show.removeAbsentEffects(of: &conditions)
    return MeetingTable(
      meeting: show.meet(
        key.own.map { $0.set(show, level: key.level) },
        key.foes.map { $0.set(show, level: key.level) }, in: conditions), show: show)
  }

  private func fit() {
    rows.fit(count: table?.rowCount ?? 0)
    columns.fit(count: table?.meeting.foes.count ?? 0)
  }

  /// The last calculated table; `nil` before the first one and after an error.
  package var table: MeetingTable? { meeting.state.error == nil ? meeting.value : nil }

  // MARK: Words

  package var heading: String {
    guard !settings.foes.isEmpty else { return settings.teamName ?? "" }
    let foes = settings.foeTeamName ?? worded("\(settings.foes.count) foes")
    return worded("\(settings.teamName ?? "") against \(foes)")
  }

  package var summary: String {
    let isDoubles = settings.conditionsOnFoes.field.isDoubles
    let battle = isDoubles ? worded("double battle") : worded("single battle")
    return lens == nil ? [battle, worded("all games")].joined(separator: " · ") : battle
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

  // MARK: Changes

  package func paste(_ text: String) -> StatusMessage? { duels.pasteFoes(text, into: settings) }

  /// Looks at the duel of the selected cell, and returns the own member; `nil` without one.
  package func openSelected() -> TeamMember? {
    let members = settings.team?.members ?? []
    guard members.indices.contains(rows.index / 2),
      settings.foes.indices.contains(columns.index)
    else { return nil }
    settings.look(at: columns.index, reversed: rows.index % 2 == 1)
    return members[rows.index / 2]
  }
}
