/// The encounters of a form in a game, by one method in one area, under the circumstances of a list:
/// merged where they are the same in several versions.
package struct EncounterGroup: Hashable, Sendable {
  package let form: ID<Form>
  package let group: ID<VersionGroup>
  /// The versions in the group, ascending.
  package internal(set) var versions: [ID<Version>]
  package let area: ID<LocationArea>
  package let method: ID<EncounterMethod>
  /// The needs besides the circumstances: alternatives, each a list of conditions that must all hold;
  /// a single empty list if there are none.
  package internal(set) var conditions: [[ID<EncounterConditionValue>]]
  package let minLevel: Int
  package let maxLevel: Int
  /// Percent, 0 to 100: the sum over all slots that hold in the circumstances, or the highest of
  /// gifts, trades and the like; `nil` if it is not met in them, or if its chance is not known.
  package let chance: Int?
  /// Whether it is met in the circumstances.
  package let isMet: Bool
  /// The other circumstances that raise the chance, highest first.
  package let others: [EncounterChance]
  /// All conditions that any of its slots names; empty for a single slot.
  package let mentioned: [ID<EncounterConditionValue>]
  package let traits: EncounterTraits
}

/// A chance in other circumstances than those of a list.
package struct EncounterChance: Hashable, Sendable {
  /// The conditions that must hold instead, ascending.
  package let conditions: [ID<EncounterConditionValue>]
  /// Percent; `nil` if it is not known.
  package let chance: Int?
}

/// Sums up encounter slots.
struct EncounterGroupSum {
  private struct Key: Hashable {
    let form: ID<Form>
    let version: ID<Version>
    let area: ID<LocationArea>
    let method: ID<EncounterMethod>
    let needs: [ID<EncounterConditionValue>]
    let traits: EncounterTraits
  }

  private let versions: Table<Version>
  private let values: Table<EncounterConditionValue>
  /// The versions to consider; `nil` for all.
  private let played: Set<ID<Version>>?
  private let conditions: EncounterConditions
  private let circumstances: Circumstances?
  private let chances: EncounterChances
  private let isKept: ((Encounter) -> Bool)?
  /// Whether the groups have ``EncounterGroup/others``.
  var tellsOthers = true
  private var slots: [Key: [Encounter]] = [:]

  /// - Parameters:
  ///   - games: the games to consider; `nil` for all.
  ///   - circumstances: `nil` to keep slots with different conditions apart.
  ///   - isKept: leaves slots out, such as those that a run does not allow; `nil` for none.
  init(
    in dex: any DexReference, games: PlayedGames?, under circumstances: Circumstances? = .ordinary,
    where isKept: ((Encounter) -> Bool)? = nil
  ) {
    self.isKept = isKept
    let versions = dex.table(Version.self)
    self.versions = versions
    self.circumstances = circumstances
    played = games?.versions(in: versions)
    values = dex.table(EncounterConditionValue.self)
    conditions = EncounterConditions(dex)
    chances = EncounterChances(dex.table(EncounterMethod.self))
  }

  mutating func add(_ encounter: Encounter, of form: ID<Form>) {
    guard played?.contains(encounter.version) ?? true, isKept?(encounter) ?? true else { return }
    let needs =
      circumstances == nil
      ? encounter.conditions.sorted() : conditions.needs(of: encounter.conditions)
    let key = Key(
      form: form, version: encounter.version, area: encounter.area, method: encounter.method,
      needs: needs, traits: encounter.traits)
    slots[key, default: []].append(encounter)
  }

  /// The sums, unsorted.
  var groups: [EncounterGroup] { merged(conditionsOf: merged(versionsOf: sums)) }

  private var sums: [EncounterGroup] {
    let groupOf = versions.column(\.versionGroup)
    return slots.compactMap { key, slots in
      versions.row(of: key.version).map { sum(key, slots, in: ID(Int(groupOf[$0]))) }
    }
  }

  private func sum(
    _ key: Key, _ slots: [Encounter], in group: ID<VersionGroup>
  ) -> EncounterGroup {
    let met = holding(slots, in: circumstances)
    let own = met.isEmpty ? slots : met
    let chance = met.isEmpty ? nil : chances(met)
    return EncounterGroup(
      form: key.form, group: group, versions: [key.version], area: key.area, method: key.method,
      conditions: [key.needs], minLevel: own.map(\.minLevel).min() ?? 0,
      maxLevel: own.map(\.maxLevel).max() ?? 0, chance: chance, isMet: !met.isEmpty,
      others: others(slots, than: met.isEmpty ? nil : chance ?? 100),
      mentioned: circumstances == nil ? [] : slots.flatMap(\.conditions).unique.sorted(),
      traits: key.traits)
  }

  private func holding(_ slots: [Encounter], in circumstances: Circumstances?) -> [Encounter] {
    guard let circumstances else { return slots }
    return slots.filter { conditions.missing($0.conditions, in: circumstances).isEmpty }
  }

  /// The circumstances of single slots that raise the chance; if it is not met otherwise, all of
  /// them. Those that ask for more than others without a higher chance are left out.
  private func others(_ slots: [Encounter], than chance: Int?) -> [EncounterChance] {
    guard let circumstances, tellsOthers else { return [] }
    let changes = slots.map { conditions.missing($0.conditions, in: circumstances) }.unique
    let sorted = changes.filter { !$0.isEmpty }
      .map { values in
        let changed = conditions.changed(circumstances, to: values)
        return EncounterChance(
          conditions: values, chance: chances(holding(slots, in: changed)))
      }
      .filter { other in chance.map { ($0 < other.chance ?? 0) } ?? true }
      .sorted { left, right in
        (right.chance ?? 0, left.conditions.count) < (left.chance ?? 0, right.conditions.count)
      }
    return sorted.enumerated().filter { index, other in
      !sorted[..<index].contains { Set($0.conditions).isSubset(of: other.conditions) }
    }.map(\.element)
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
