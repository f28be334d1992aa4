/// The families of a run's Pokémon: evolutions, and what hatches from them. A family is told by the
/// chain of its first species, because PokeAPI gives Meltan and Melmetal one each.
struct RunFamilies: Sendable {
  private let chains: [ID<Form>: Int32]
  private let owned: Set<Int32>

  init(_ run: Run, _ catalog: Catalog) {
    let chainOf = catalog.species.column(\.evolutionChain)
    let species = catalog.species.ids.map { Self.first(of: $0, in: catalog) }
    var chains: [ID<Form>: Int32] = [:]
    for (row, form) in catalog.forms.ids.enumerated() where catalog.speciesRows[row] >= 0 {
      let first = species[Int(catalog.speciesRows[row])]
      chains[form] = catalog.species.row(of: first).map { chainOf[$0] }
    }
    self.chains = chains
    owned = Set(run.own.compactMap { chains[$0.form] })
  }

  /// The species from which a species evolves, in any number of steps. The limit guards against cycles
  /// in damaged data.
  private static func first(of species: ID<Species>, in catalog: Catalog) -> ID<Species> {
    var first = species
    for _ in 0..<10 {
      guard let origin = catalog.origin(of: first) else { break }
      first = origin
    }
    return first
  }

  /// Whether the run has, or had, one of the family of a form.
  func have(_ form: ID<Form>) -> Bool { chains[form].map(owned.contains) ?? false }
}

/// The first encounter of a place in a run.
package enum FirstEncounter: Hashable, Sendable {
  /// It is still to come.
  case open
  /// These were caught at the location.
  case caught([RunPokemon])
  case missed
  /// All that can be met is of families that the player has.
  case duplicates

  package var name: String {
    switch self {
    case .open: Phrase("open", sense: "the first encounter of a place").text
    case .caught: Phrase("caught", sense: "the first encounter of a place").text
    case .missed: Phrase("missed", sense: "the first encounter of a place").text
    case .duplicates: Phrase("duplicates", sense: "the first encounter of a place").text
    }
  }
}

/// The Pokémon at a stop, met with the means of the run as it is now.
package struct RunEncounters: Sendable {
  package let stop: RunPlaces.Stop
  package let state: FirstEncounter
  package let met: [Encountered]

  package struct Encountered: Hashable, Sendable {
    package let group: EncounterGroup
    /// Whether the run has one of its family.
    package let isDuplicate: Bool
    /// Whether it is a gift that another one of ``oneOf`` excludes, which the run has.
    package let isExcluded: Bool
    /// The chance as the first encounter that counts: without duplicates, if the rules leave them out.
    /// Percent, rounded; `nil` if it is not known, or for one that is left out.
    package let chance: Int?
    /// The gifts of which the player gets only one, with its own; empty if it excludes none.
    package let oneOf: [ID<Form>]
  }
}

extension RunPlaces {
  /// The Pokémon at a stop, met with the means of the run as it is now: wild Pokémon first, the
  /// likeliest first.
  package func encounters(at stop: Stop, in catalog: Catalog) -> RunEncounters {
    let groups = groups(at: stop, in: catalog)
    let totals = Self.totals(groups.filter { !remainder.isDuplicate($0.form) })
    let met = groups.map { group in
      let isExcluded = remainder.isExcluded(group.form, by: group.method)
      let isOut = isExcluded || remainder.isDuplicate(group.form)
      return RunEncounters.Encountered(
        group: group, isDuplicate: remainder.hasFamily(of: group.form), isExcluded: isExcluded,
        chance: isOut ? nil : Self.chance(of: group, among: groups, totals),
        oneOf: remainder.oneOf(group.form, by: group.method))
    }
    return RunEncounters(stop: stop, state: state(of: stop, met), met: met)
  }

  /// Whether an encounter cannot be had, or does not count as the first of its place by the rules of
  /// the run.
  package func isLeftOut(_ met: RunEncounters.Encountered) -> Bool {
    met.isExcluded || remainder.isDuplicate(met.group.form)
  }

  /// The number of Pokémon that may be the first encounter, or be caught without such a rule.
  package func possible(in found: RunEncounters) -> Int {
    guard found.state == .open || !run.rules.contains(.firstEncounter) else { return 0 }
    return Set(found.met.filter { !isLeftOut($0) }.map(\.group.form)).count
  }

  private func groups(at stop: Stop, in catalog: Catalog) -> [EncounterGroup] {
    let dex = catalog.dex
    let reach = RunReach(run.means, in: dex)
    var sum = EncounterGroupSum(in: dex, games: game.games, under: run.means.now)
    for area in stop.areas {
      for resident in dex.residents(of: area) where reach.allows(resident.encounter) {
        sum.add(resident.encounter, of: resident.form)
      }
    }
    return EncounterGroupOrder(dex.table(VersionGroup.self)).sorted(sum.groups) {
      [EncounterNeed($0.method).rawValue, $0.area.rawValue, $0.method.rawValue]
    }
  }

  /// Where slots share a hundred percent: an area, a method and the versions.
  private struct Share: Hashable {
    let area: ID<LocationArea>
    let method: ID<EncounterMethod>
    let versions: [ID<Version>]

    init(_ group: EncounterGroup) {
      (area, method, versions) = (group.area, group.method, group.versions)
    }
  }

  private static func totals(_ groups: [EncounterGroup]) -> [Share: Int] {
    groups.reduce(into: [:]) { $0[Share($1), default: 0] += $1.chance ?? 0 }
  }

  /// The chance among the encounters that count, which share what the duplicates leave.
  private static func chance(
    of group: EncounterGroup, among all: [EncounterGroup], _ totals: [Share: Int]
  ) -> Int? {
    guard let chance = group.chance, EncounterNeed(group.method).isRepeated else {
      return group.chance
    }
    let whole = Self.totals(all)[Share(group)] ?? 0
    guard let left = totals[Share(group)], left > 0, whole > left else { return chance }
    return min(100, (chance * whole + left / 2) / left)
  }

  /// The first encounter of the location of a stop.
  private func state(of stop: Stop, _ met: [RunEncounters.Encountered]) -> FirstEncounter {
    let location = stop.place.location
    let caught = run.own.filter { $0.place?.location == location }
    if !caught.isEmpty { return .caught(caught) }
    if run.missed.contains(where: { $0.location == location }) { return .missed }
    let areOut = run.rules.contains(.duplicates) && !met.isEmpty && met.allSatisfy(isLeftOut)
    return areOut ? .duplicates : .open
  }
}
