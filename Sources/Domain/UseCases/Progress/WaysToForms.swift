/// Finds the easiest ways to forms in the games that one has.
struct WaysToForms {
  private let catalog: Catalog
  private let games: PlayedGames
  private let rules: AvailabilityRules
  private let words: EncounterNames
  private let known: KnownWays
  /// Without circumstances that would raise a chance: finding them takes as long as all else.
  private let encounters: EncounterGroupSum

  init(_ catalog: Catalog, in games: PlayedGames) {
    self.catalog = catalog
    self.games = games
    // Looking again for each form would take seconds for games without encounters.
    rules = AvailabilityRules(
      catalog, in: games, knowsPlaces: catalog.dex.hasEncounters(in: games))
    words = EncounterNames(catalog.dex)
    var encounters = EncounterGroupSum(in: catalog.dex, games: games)
    encounters.tellsOthers = false
    self.encounters = encounters
    known = catalog.memos[KnownGames.self, nil](KnownGames()).ways(games) { KnownWays() }
  }

  /// The forms that evolve into a form, in any number of steps.
  func ancestors(of form: ID<Form>) -> Set<ID<Form>> {
    known.ancestors(form) { rules.ancestors(of: [form]) }
  }

  /// Returns the way without evolution of a form that one has.
  ///
  /// - Parameter had: the forms that one has.
  func callAsFunction(_ form: ID<Form>, having had: Set<ID<Form>>) -> NextSlot.Way {
    switch known.ways(form, { way(to: form) }) {
    case .way(let way): way
    case .egg(let parents): .hatch(from: parents.first { had.contains($0.id) } ?? parents[0])
    }
  }

  /// Whatever one has.
  private enum Reach {
    case way(NextSlot.Way)
    /// The parents; at least one.
    case egg(of: [Named<Form>])
  }

  /// The ways found last: those in all games take half a second.
  private struct KnownWays {
    let ancestors = RecentValues<ID<Form>, Set<ID<Form>>>(most: 2_000)
    let ways = RecentValues<ID<Form>, Reach>(most: 2_000)
  }

  private struct KnownGames {
    let ways = RecentValues<PlayedGames, KnownWays>(most: 4)
  }

  private func way(to form: ID<Form>) -> Reach {
    guard let entity = catalog.forms[form] else { return .way(.unknown) }
    switch rules.availability(entity) {
    case .met: return .way(meeting(of: form).map { .meet($0) } ?? .unknown)
    case .hatches(let parents):
      return parents.isEmpty ? .way(.bring) : .egg(of: parents.map(\.form))
    case .evolves(let parents):
      return .way(
        parents.first.map { .evolveMissing(from: $0.form, place: $0.places.first) } ?? .bring)
    case .variant(let usual): return .way(.change(of: usual.form))
    case .onlyBrought: return .way(.bring)
    case .notInGame: return .way(.elsewhere)
    case .unknown: return .way(.unknown)
    }
  }

  /// The last of several stages of a family, which comes last in the dex.
  func last(of forms: Set<ID<Form>>) -> Named<Form>? {
    forms.compactMap { form in catalog.forms.row(of: form).map { (form, catalog.dexOrder[$0]) } }
      .max { ($0.1, $0.0) < ($1.1, $1.0) }.map { catalog.named($0.0) }
  }

  private func meeting(of form: ID<Form>) -> NextSlot.Meeting? {
    best(of: form).map { group in
      let others = group.isMet ? "" : words.otherChances(group.others).first ?? ""
      return NextSlot.Meeting(
        place: words.place(of: group.area), games: words.games(group.versions),
        method: words.method(group.method), levels: group.minLevel...group.maxLevel,
        chance: group.chance,
        needs: [words.conditions(group.conditions), others].filter { !$0.isEmpty }
          .joined(separator: ", "))
    }
  }

  private func best(of form: ID<Form>) -> EncounterGroup? {
    var sum = encounters
    for encounter in catalog.dex.encounters(of: form) { sum.add(encounter, of: form) }
    let best = best(among: sum.groups)
    guard best?.isMet == false else { return best }
    return self.best(among: catalog.dex.encounterGroups(of: form, in: games))
  }

  /// Of those that are as good in the same games, the first of a page.
  private func best(among groups: [EncounterGroup]) -> EncounterGroup? {
    let keyed = groups.map { (key: key($0), group: $0) }
    let best = keyed.min { $0.key.lexicographicallyPrecedes($1.key) }?.key
    let order = EncounterGroupOrder(catalog.dex.table(VersionGroup.self))
    return order.sorted(keyed.filter { $0.key == best }.map(\.group)).first
  }

  /// Of encounters that are as good, the one of the newest games comes first.
  private func key(_ group: EncounterGroup) -> [Int] {
    [group.isMet ? 0 : 1, -(group.chance ?? 0), group.minLevel, -group.group.rawValue]
  }
}
