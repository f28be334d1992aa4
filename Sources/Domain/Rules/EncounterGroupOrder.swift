/// Sorts encounters by game, newest first, and then by ease.
struct EncounterGroupOrder {
  private let groups: Table<VersionGroup>
  private let orders: [Int32]

  init(_ groups: Table<VersionGroup>) {
    self.groups = groups
    orders = groups.column(\.order)
  }

  /// - Parameter rank: sort keys that precede the chance, lowest first.
  func sorted(_ meetings: [EncounterGroup], rank: (EncounterGroup) -> [Int] = { _ in [] })
    -> [EncounterGroup]
  {
    let keys = meetings.map { [age(of: $0.group)] + rank($0) + key(of: $0) }
    return keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { meetings[$0] }
  }

  /// A sort key for the age of a game, lowest for the newest.
  private func age(of group: ID<VersionGroup>) -> Int {
    groups.row(of: group).map { -Int(orders[$0]) } ?? 0
  }

  /// Chance, then levels; the rest makes the order deterministic.
  private func key(of meeting: EncounterGroup) -> [Int] {
    [
      -meeting.chance, meeting.minLevel, meeting.maxLevel, meeting.form.rawValue,
      meeting.area.rawValue, meeting.method.rawValue, meeting.traits.rawValue,
    ] + meeting.versions.map(\.rawValue) + meeting.conditions.joined().map(\.rawValue)
  }
}

extension DexReference {
  /// The encounters of a form by game, newest first, and then by ease.
  ///
  /// - Parameter games: the games to consider; `nil` for all.
  func meetings(
    of form: ID<Form>, in games: PlayedGames?
  ) throws(PokedexError) -> [EncounterGroup] {
    var sum = try EncounterGroupSum(in: self, games: games)
    for encounter in try encounters(of: form) { sum.add(encounter, of: form) }
    return EncounterGroupOrder(try table(VersionGroup.self)).sorted(sum.meetings)
  }
}
