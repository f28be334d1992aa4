/// Sorts encounters by game, newest first, and then by ease.
struct EncounterGroupOrder {
  private let groups: Table<VersionGroup>
  private let orders: [Int32]

  init(_ groups: Table<VersionGroup>) {
    self.groups = groups
    orders = groups.column(\.order)
  }

  /// - Parameters:
  ///   - rank: sort keys that precede the chance, lowest first.
  ///   - gameRank: a sort key that precedes the age of a game, lowest first.
  func sorted(
    _ encounters: [EncounterGroup], rank: (EncounterGroup) -> [Int] = { _ in [] },
    gameRank: (ID<VersionGroup>) -> Int = { _ in 0 }
  ) -> [EncounterGroup] {
    let keys = encounters.map {
      [gameRank($0.group), age(of: $0.group)] + rank($0) + key(of: $0)
    }
    return keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
      .map { encounters[$0] }
  }

  /// A sort key for the age of a game, lowest for the newest.
  private func age(of group: ID<VersionGroup>) -> Int {
    groups.row(of: group).map { -Int(orders[$0]) } ?? 0
  }

  /// Chance, then levels; the rest makes the order deterministic.
  private func key(of encounter: EncounterGroup) -> [Int] {
    [
      encounter.isMet ? 0 : 1, -(encounter.chance ?? 0), encounter.minLevel, encounter.maxLevel,
      encounter.form.rawValue,
      encounter.area.rawValue, encounter.method.rawValue, encounter.traits.rawValue,
    ] + encounter.versions.map(\.rawValue) + encounter.conditions.joined().map(\.rawValue)
  }
}

extension DexReference {
  /// The encounters of a form by game, newest first, and then by ease.
  ///
  /// - Parameters:
  ///   - games: the games to consider; `nil` for all.
  ///   - circumstances: `nil` to keep slots with different conditions apart.
  ///   - isKept: leaves encounters out, such as those that a run does not allow; `nil` for none.
  package func encounterGroups(
    of form: ID<Form>, in games: PlayedGames?, under circumstances: Circumstances? = .ordinary,
    where isKept: ((Encounter) -> Bool)? = nil
  ) -> [EncounterGroup] {
    var sum = EncounterGroupSum(in: self, games: games, under: circumstances, where: isKept)
    for encounter in encounters(of: form) { sum.add(encounter, of: form) }
    return EncounterGroupOrder(table(VersionGroup.self)).sorted(sum.groups)
  }
}
