/// Sums up the EVs that the wild Pokémon of a game yield, place by place.
struct TrainingSum {
  private struct Slot {
    let form: ID<Form>
    let chance: Int
    let levels: ClosedRange<Int>
    /// The conditions of the slot, without those that ask for nothing.
    let needed: [EncounterStates.Value]
    let yields: (stat: Int, total: Int)
  }

  /// The slots of an area, a method and a version, of which each battle takes one.
  private struct EncounterTable: Hashable {
    let area: ID<LocationArea>
    let method: ID<EncounterMethod>
    let version: ID<Version>
  }

  /// The facts in which places must agree to share a row.
  private struct Result: Hashable {
    let location: ID<Location>
    let method: ID<EncounterMethod>
    let effort: Ratio
    let purity: Ratio
    let pokemon: [Yield]

    /// Leaves the purity and the Pokémon to `==`, which is rarely needed.
    func hash(into hasher: inout Hasher) {
      hasher.combine(location)
      hasher.combine(method)
      hasher.combine(effort)
    }
  }

  private struct Yield: Hashable {
    let form: ID<Form>
    let chance: Int
    let effort: Int
  }

  /// A result in some states of a place; in all states if the list is empty.
  private struct Case: Hashable {
    let result: Result
    var states: [[EncounterStates.Value]]
  }

  private struct Merged {
    var areas: Set<ID<LocationArea>> = []
    var versions: Set<ID<Version>> = []
    var levels: ClosedRange<Int>
  }

  private typealias Row = (key: Case, value: Merged)

  /// Hordes come in fives; source: Bulbapedia, "Horde Encounter".
  private static let horde: ID<EncounterMethod> = 44
  private static let hordeSize = 5

  private let catalog: Catalog
  private let versions: Set<ID<Version>>
  private let states: EncounterStates
  private let yields: [(stat: Int, total: Int)]
  /// The ways in which wild Pokémon are met again and again.
  private let repeatedMethods: Set<ID<EncounterMethod>>
  private var slots: [EncounterTable: [Slot]] = [:]

  /// - Parameter circumstances: `nil` for all.
  init(_ stat: Stat, _ catalog: Catalog, _ lens: Lens, under circumstances: Circumstances?) {
    let dex = catalog.dex
    self.catalog = catalog
    versions = lens.games.versions(in: dex.table(Version.self))
    states = EncounterStates(dex, under: circumstances)
    repeatedMethods = Set(
      dex.table(EncounterMethod.self).ids.filter {
        EncounterNeed($0).isRepeated
      })
    let columns = Stat.allCases.map { catalog.forms.column($0.effortColumn) }
    yields = (0..<catalog.count).map { row in
      (Int(columns[stat.rawValue - 1][row]), columns.reduce(0) { $0 + Int($1[row]) })
    }
  }

  mutating func add(_ residents: [Resident], at area: ID<LocationArea>) {
    for resident in residents {
      let met = resident.encounter
      guard versions.contains(met.version), met.chance > 0, repeatedMethods.contains(met.method),
        let row = catalog.forms.row(of: resident.form)
      else { continue }
      slots[EncounterTable(area: area, method: met.method, version: met.version), default: []]
        .append(
          Slot(
            form: resident.form, chance: met.chance,
            levels: met.minLevel...max(met.minLevel, met.maxLevel),
            needed: states.needed(met.conditions), yields: yields[row]))
    }
  }

  /// The kinds of circumstances that matter to any of the places.
  var kinds: [Circumstances.Kind] {
    states.kinds(among: Set(slots.values.lazy.joined().flatMap(\.needed)))
  }

  // MARK: Places

  /// The places with the most EVs per battle, and the number of all places.
  func places(
    _ names: EncounterNames, limit: Int
  ) -> (best: [TrainingPlace], count: Int) {
    let merged = merged(names)
    let best = merged.sorted(by: Self.precedes).prefix(limit)
    return (best.map { place($0, $1, names) }, merged.count)
  }

  private func merged(_ names: EncounterNames) -> [Case: Merged] {
    var merged: [Case: Merged] = [:]
    for (table, slots) in slots where slots.contains(where: { $0.yields.stat > 0 }) {
      let levels = slots.dropFirst().reduce(slots[0].levels) { $0.joined(with: $1.levels) }
      for found in cases(of: table, slots, names) {
        var entry = merged[found] ?? Merged(levels: levels)
        entry.areas.insert(table.area)
        entry.versions.insert(table.version)
        entry.levels = entry.levels.joined(with: levels)
        merged[found] = entry
      }
    }
    return merged
  }

  /// The different results of a place: those in its usual states and, if they differ, those in
  /// states that the player brings about.
  private func cases(of table: EncounterTable, _ slots: [Slot], _ names: EncounterNames) -> [Case] {
    let conditions = Set(slots.flatMap(\.needed))
    let usual = states.changing(among: conditions)
    let results = usual.map { result(of: table, slots, in: $0, names) }
    var cases = Self.cases(results, usual.map(\.named))
    for value in states.brought(among: conditions) {
      let changed = usual.map { states.changed($0, value) }
      let others = zip(changed, results).map { state, result in
        let other = self.result(of: table, slots, in: state, names)
        return other == result ? nil : other
      }
      let named = others.allSatisfy { $0 == others[0] } ? [[value]] : changed.map(\.named)
      cases += Self.cases(others, named)
    }
    return cases
  }

  /// Lists equal results once, with their states, or without states if all results are equal.
  private static func cases(
    _ results: [Result?], _ states: [[EncounterStates.Value]]
  ) -> [Case] {
    let found = results.compactMap(\.self).unique
    return found.map { result in
      let own = zip(results, states).filter { $0.0 == result }.map(\.1)
      let isAlways = found.count == 1 && own.count == results.count
      return Case(
        result: result, states: isAlways && states.count > 1 ? [] : own.filter { !$0.isEmpty })
    }
  }

  /// The EVs in one state of a place; `nil` if no battle yields EVs in the stat.
  private func result(
    of table: EncounterTable, _ slots: [Slot], in state: EncounterStates.State,
    _ names: EncounterNames
  ) -> Result? {
    let met = slots.filter { state.allows($0.needed) }
    let useful = met.filter { $0.yields.stat > 0 }
    guard !useful.isEmpty else { return nil }
    let size = table.method == Self.horde ? Self.hordeSize : 1
    let effort = useful.reduce(0) { $0 + $1.chance * $1.yields.stat }
    return Result(
      location: names.place(of: table.area).id, method: table.method,
      effort: Ratio(effort * size, met.reduce(0) { $0 + $1.chance }),
      purity: Ratio(effort, met.reduce(0) { $0 + $1.chance * $1.yields.total }),
      pokemon: yields(of: useful))
  }

  /// Omits the names: looking them up would take most of the time.
  private func yields(of slots: [Slot]) -> [Yield] {
    var chances: [ID<Form>: Yield] = [:]
    for slot in slots {
      let chance = min(100, (chances[slot.form]?.chance ?? 0) + slot.chance)
      chances[slot.form] = Yield(form: slot.form, chance: chance, effort: slot.yields.stat)
    }
    return chances.values.sorted { ($1.chance, $0.form) < ($0.chance, $1.form) }
  }

  private func place(_ found: Case, _ merged: Merged, _ names: EncounterNames) -> TrainingPlace {
    let result = found.result
    let areas = merged.areas.sorted()
    let parts = areas.map { names.part(of: $0) }.filter { !$0.isEmpty }
    let location = areas.first.map { names.place(of: $0) } ?? Named(result.location, "")
    return TrainingPlace(
      location: location, areas: parts.unique, method: names.method(result.method),
      condition: found.states.isEmpty ? "" : names.conditions(found.states),
      versions: names.only(merged.versions.sorted()),
      effort: result.effort, purity: result.purity, levels: merged.levels,
      pokemon: result.pokemon.map {
        TrainingPlace.Yield(form: catalog.named($0.form), chance: $0.chance, effort: $0.effort)
      })
  }

  /// Compares numbers: naming all places would take several times as long as finding them.
  private static func precedes(
    _ left: Row, _ right: Row
  ) -> Bool {
    let (one, other) = (left.key.result, right.key.result)
    if one.effort != other.effort { return one.effort > other.effort }
    if one.purity != other.purity { return one.purity > other.purity }
    guard (one.location, one.method) == (other.location, other.method) else {
      return (one.location, one.method) < (other.location, other.method)
    }
    return order(left).lexicographicallyPrecedes(order(right))
  }

  /// Tells rows with equal results apart.
  private static func order(_ row: Row) -> [Int] {
    row.value.areas.sorted().map(\.rawValue) + row.value.versions.sorted().map(\.rawValue)
      + row.key.states.joined().map(\.rawValue)
  }
}

extension ClosedRange<Int> {
  fileprivate func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
