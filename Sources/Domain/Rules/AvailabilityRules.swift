/// Determines how forms can be obtained in games.
struct AvailabilityRules {
  private let catalog: Catalog
  private let dex: any DexReference
  /// The games to consider; `nil` for all.
  private let games: PlayedGames?
  private var groups: [ID<VersionGroup>]? { games?.groups }
  /// The versions to consider; `nil` for all.
  private let versions: Set<ID<Version>>?
  /// The forms in these games; `nil` for all.
  private let roster: Set<ID<Form>>?
  /// Whether the dex has encounters of the games; `nil` to look.
  private let knowsPlaces: Bool?
  private let versionGroups: Table<VersionGroup>
  private let evolutions: GameEvolutions
  private let knownRoutes = RecentValues<ID<EvolutionChain>, [EvolutionRoute]>(most: 2_000)

  /// - Parameter knowsPlaces: whether the dex has encounters of the games, if that is known.
  init(_ catalog: Catalog, in games: PlayedGames?, knowsPlaces: Bool? = nil) {
    let dex = catalog.dex
    self.catalog = catalog
    self.dex = dex
    self.games = games
    self.knowsPlaces = knowsPlaces
    roster = games.map { dex.forms(in: $0.groups) }
    versionGroups = dex.table(VersionGroup.self)
    evolutions = GameEvolutions(catalog, dex, in: games)
    let table = dex.table(Version.self)
    versions = games?.versions(in: table)
  }

  func availability(_ form: Form) -> Availability {
    let ways = ways(of: form.id)
    guard ways.isEmpty else { return .met(ways) }
    if let roster, catalog.lacks(form.id, roster, in: groups ?? []) { return .notInGame }
    let parents = parents(of: form)
    if let evolving = evolving(from: parents) { return evolving }
    if !form.isDefault, let usual = defaultForm(of: form.species), has(usual) {
      return .variant(of: relative(usual))
    }
    let hatching = breeders(of: form)
    guard hatching.isEmpty else { return .hatches(from: hatching) }
    return hasEncounters() ? .onlyBrought : .unknown
  }

  private func has(_ form: ID<Form>) -> Bool { roster?.contains(form) ?? true }

  // MARK: Encounters

  private func ways(of form: ID<Form>) -> Set<EncounterWay> {
    let met = dex.encounters(of: form).filter { versions?.contains($0.version) ?? true }
    return Set(Set(met.map(\.method)).map { EncounterWay($0) })
  }

  private func relative(_ form: ID<Form>) -> Relative {
    let encounters = dex.encounterGroups(of: form, in: games)
    let words = EncounterNames(dex)
    let places = encounters.map { words.place(of: $0.area) }.unique
    let ways = Set(Set(encounters.map(\.method)).map { EncounterWay($0) })
    return Relative(form: catalog.named(form), places: places, ways: ways)
  }

  /// Whether the dex has encounters of the games. False for all games together, because it always
  /// lacks those of some games.
  private func hasEncounters() -> Bool {
    guard let games else { return false }
    return knowsPlaces ?? dex.hasEncounters(in: games)
  }
}

// MARK: Evolution

extension AvailabilityRules {
  private static let maxFamilySize = 4

  /// The nearest ancestors with encounters; if there are none, the parents.
  private func evolving(from parents: [ID<Form>]) -> Availability? {
    guard !parents.isEmpty else { return nil }
    var ancestors = parents
    for _ in 0..<Self.maxFamilySize {
      let met = ancestors.filter { !ways(of: $0).isEmpty }
      guard met.isEmpty else { return .evolves(from: met.map(relative)) }
      ancestors = self.parents(of: ancestors)
    }
    return .evolves(from: parents.map(relative))
  }

  /// The forms that evolve into one of the given forms, in any number of steps and in ways that the
  /// games have.
  func ancestors(of forms: [ID<Form>]) -> Set<ID<Form>> {
    var found: Set<ID<Form>> = []
    var next = forms
    for _ in 0..<Self.maxFamilySize {
      next = parents(of: next).filter { !found.contains($0) }
      found.formUnion(next)
    }
    return found
  }

  /// The forms that evolve into a form, in ways that the games have.
  /// The forms that evolve into any of the given ones in one step.
  private func parents(of forms: [ID<Form>]) -> [ID<Form>] {
    forms.compactMap { catalog.forms[$0] }.flatMap { parents(of: $0) }.unique
  }

  private func parents(of form: Form) -> [ID<Form>] {
    let routes = routes(of: form.species)
    let usual = defaultForm(of: form.species)
    return routes.filter { $0.to == form.species && ($0.evolvedForm ?? usual) == form.id }
      .compactMap { $0.baseForm ?? defaultForm(of: $0.from) }
      .filter { has($0) && $0 != form.id }.unique
  }

  private func routes(of species: ID<Species>) -> [EvolutionRoute] {
    guard let chain = catalog.species[species]?.evolutionChain else { return [] }
    return knownRoutes(chain) { evolutions(dex.table(EvolutionChain.self)[chain]?.routes ?? []) }
  }

  private func defaultForm(of species: ID<Species>) -> ID<Form>? {
    catalog.species[species]?.forms.first
  }
}

// MARK: Eggs

extension AvailabilityRules {
  /// The evolutions of a form that have encounters and can breed: the form hatches from their eggs.
  /// Empty unless the form is the first of its family.
  private func breeders(of form: Form) -> [Relative] {
    guard form.isDefault, catalog.species[form.species]?.evolvesFrom == nil, hasEggs else {
      return []
    }
    var breeders: [Relative] = []
    for species in descendants(of: form.species) {
      guard !species.eggGroups.contains(.noEggs), let usual = species.forms.first,
        !ways(of: usual).isEmpty
      else { continue }
      breeders.append(relative(usual))
    }
    return breeders
  }

  private var hasEggs: Bool {
    guard let groups else { return true }
    return groups.contains {
      versionGroups[$0].map { BreedingRules(of: $0, in: dex) != nil } ?? false
    }
  }

  /// All direct and indirect evolutions of a species.
  private func descendants(of species: ID<Species>) -> [Species] {
    let all = catalog.species
    let from = all.column(\.evolvesFrom)
    var found: [Int] = []
    var parents: Set<Int32> = [Int32(clamping: species.rawValue)]
    for _ in 0..<Self.maxFamilySize {
      let children = from.indices.filter { parents.contains(from[$0]) && !found.contains($0) }
      found += children
      parents = Set(children.map { Int32(clamping: all.ids[$0].rawValue) })
    }
    return found.map { all[$0] }
  }
}
