/// The encounters of a form in a game that differ only in levels and chances, summed up, and merged
/// where they are the same in several versions.
package struct EncounterGroup: Hashable, Sendable {
  package let form: ID<Form>
  package let group: ID<VersionGroup>
  /// The versions in the group, ascending.
  package internal(set) var versions: [ID<Version>]
  package let area: ID<LocationArea>
  package let method: ID<EncounterMethod>
  /// Alternatives, each a list of conditions that must all hold; a single empty list if there are
  /// none.
  package internal(set) var conditions: [[ID<EncounterConditionValue>]]
  package let minLevel: Int
  package let maxLevel: Int
  /// Percent, 0 to 100: the sum over all slots, under any one of the alternatives.
  package let chance: Int
  package let traits: EncounterTraits
}

/// Sums up encounter slots.
struct EncounterGroupSum {
  private struct Slot: Hashable {
    let form: ID<Form>
    let version: ID<Version>
    let area: ID<LocationArea>
    let method: ID<EncounterMethod>
    let conditions: [ID<EncounterConditionValue>]
    let traits: EncounterTraits
  }

  private struct Sum {
    var minLevel = Int.max
    var maxLevel = Int.min
    var chance = 0

    mutating func add(_ encounter: Encounter) {
      minLevel = min(minLevel, encounter.minLevel)
      maxLevel = max(maxLevel, encounter.maxLevel)
      chance = min(100, chance + min(100, max(0, encounter.chance)))
    }
  }

  private let versions: Table<Version>
  private let values: Table<EncounterConditionValue>
  /// The versions to consider; `nil` for all.
  private let played: Set<ID<Version>>?
  private var sums: [Slot: Sum] = [:]

  /// - Parameter games: the games to consider; `nil` for all.
  init(in dex: any DexReference, games: PlayedGames?) throws(PokedexError) {
    let versions = try dex.table(Version.self)
    self.versions = versions
    played = games?.versions(in: versions)
    values = try dex.table(EncounterConditionValue.self)
  }

  mutating func add(_ encounter: Encounter, of form: ID<Form>) {
    guard played?.contains(encounter.version) ?? true else { return }
    let slot = Slot(
      form: form, version: encounter.version, area: encounter.area, method: encounter.method,
      conditions: encounter.conditions.sorted(), traits: encounter.traits)
    sums[slot, default: Sum()].add(encounter)
  }

  /// The sums, unsorted.
  var groups: [EncounterGroup] { merged(conditionsOf: merged(versionsOf: slots)) }

  private var slots: [EncounterGroup] {
    let groupOf = versions.column(\.versionGroup)
    return sums.compactMap { slot, sum in
      guard let row = versions.row(of: slot.version) else { return nil }
      let group = ID<VersionGroup>(Int(groupOf[row]))
      return EncounterGroup(
        form: slot.form, group: group, versions: [slot.version], area: slot.area,
        method: slot.method, conditions: [slot.conditions], minLevel: sum.minLevel,
        maxLevel: sum.maxLevel, chance: sum.chance, traits: slot.traits)
    }
  }

  /// Merges encounters that are the same in several versions of a group.
  private func merged(versionsOf groups: [EncounterGroup]) -> [EncounterGroup] {
    var versions: [EncounterGroup: [ID<Version>]] = [:]
    for var group in groups {
      let own = group.versions
      group.versions = []
      versions[group, default: []] += own
    }
    return versions.map { group, versions in
      var group = group
      group.versions = versions.sorted()
      return group
    }
  }

  private struct GroupKey: Hashable {
    let group: EncounterGroup
    let kinds: [Int32]
  }

  /// Merges encounters that are the same under several conditions of one kind, such as all times of
  /// the day. Encounters without conditions stay separate, because they add to the others.
  private func merged(conditionsOf groups: [EncounterGroup]) -> [EncounterGroup] {
    let kindOf = values.column(\.condition)
    var conditions: [GroupKey: [[ID<EncounterConditionValue>]]] = [:]
    for var group in groups {
      let own = group.conditions
      let kinds = own.joined().map { values.row(of: $0).map { kindOf[$0] } ?? -1 }
      group.conditions = []
      conditions[GroupKey(group: group, kinds: kinds.sorted()), default: []] += own
    }
    return conditions.map { alike, conditions in
      var group = alike.group
      group.conditions = conditions.sorted { $0.lexicographicallyPrecedes($1) }
      return group
    }
  }
}
