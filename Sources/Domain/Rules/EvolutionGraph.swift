/// Why games have no way to evolve.
package enum EvolutionGap: Hashable, Sendable {
  /// Other games have one.
  case notInGames
  /// Only Pokémon GO has one; source: Bulbapedia, "Meltan".
  case onlyInGo
}

/// The evolutions of a family, form by form, limited to the games of a lens.
struct EvolutionGraph {
  /// An evolution from one form to another.
  struct Step: Hashable {
    let base: ID<Form>
    let evolved: ID<Form>
    /// Empty if the dex has no route, or none of the games.
    var routes: [EvolutionRoute]
    /// Why there is no route, if it is known.
    var gap: EvolutionGap?
  }

  /// A species that belongs to the family by breeding, not by evolution.
  struct BredSpecies: Hashable {
    let parent: ID<Species>
    let hatchling: ID<Species>
  }

  private static let gimmighoul = ID<Species>(999)
  private static let melmetal = ID<Species>(809)

  let catalog: Catalog
  let members: [ChainMember]
  private(set) var steps: [Step] = []
  private let lensForms: FormsInLens

  /// - Parameter lens: limits the family to the forms and the ways of its games.
  init(_ family: EvolutionFamily, _ catalog: Catalog, _ lens: Lens?, _ dex: any DexReference) {
    self.catalog = catalog
    lensForms = FormsInLens(catalog, lens, dex)
    members = family.members
    let routes = GameEvolutions(catalog, dex, in: lens?.games)(family.routes)
    for route in routes { add(route) }
    let reached = Set(routes.map(\.to))
    let evolving = Set(steps.map(\.base))
    for route in family.routes {
      // Evolutions of other regions are no branches of those that the games have.
      if route.region == nil || !reached.contains(route.to) || isOrigin(route, ofAny: evolving) {
        addAbsent(route)
      }
    }
    for member in members { addMissing(member, family) }
    addRoaming()
    addBranches()
  }

  private mutating func add(_ route: EvolutionRoute) {
    guard let (base, evolved) = forms(of: route) else { return }
    add(route, from: base, to: evolved)
  }

  private func forms(of route: EvolutionRoute) -> (base: ID<Form>, evolved: ID<Form>)? {
    guard let base = route.baseForm ?? catalog.defaultForm(of: route.from),
      let evolved = route.evolvedForm ?? catalog.defaultForm(of: route.to)
    else { return nil }
    return (base, evolved)
  }

  /// Whether one of the forms, which evolve further in the games, has come about by the route in another
  /// region: Hisuian Sliggoo, which Scarlet has, was a Goomy.
  private func isOrigin(_ route: EvolutionRoute, ofAny evolving: Set<ID<Form>>) -> Bool {
    guard route.region != nil, let evolved = forms(of: route)?.evolved else { return false }
    return evolving.contains(evolved)
  }

  /// Adds the evolution of a route that the games do not have, although they have both forms: Pikachu
  /// into Raichu in Alola; Galarian Slowpoke in Sword, which evolves only in the expansions.
  private mutating func addAbsent(_ route: EvolutionRoute) {
    guard let (base, evolved) = forms(of: route), lensForms.contains(base),
      lensForms.contains(evolved),
      !steps.contains(where: { $0.base == base && $0.evolved == evolved })
    else { return }
    steps.append(Step(base: base, evolved: evolved, routes: [], gap: .notInGames))
  }

  private mutating func add(
    _ route: EvolutionRoute, from base: ID<Form>, to evolved: ID<Form>
  ) {
    guard lensForms.contains(base), lensForms.contains(evolved) else { return }
    if let index = steps.firstIndex(where: { $0.base == base && $0.evolved == evolved }) {
      steps[index].routes.append(route)
    } else {
      steps.append(Step(base: base, evolved: evolved, routes: [route]))
    }
  }

  /// Adds an evolution that has no route and is recorded only in the species.
  private mutating func addMissing(_ member: ChainMember, _ family: EvolutionFamily) {
    guard let from = member.from, !family.hasRoute(to: member.species),
      catalog.origin(of: member.species) == from,
      let base = catalog.defaultForm(of: from),
      let evolved = catalog.defaultForm(of: member.species),
      lensForms.contains(base), lensForms.contains(evolved)
    else { return }
    steps.append(
      Step(
        base: base, evolved: evolved, routes: [],
        gap: member.species == Self.melmetal ? .onlyInGo : nil))
  }

  /// Adds the evolution of roaming Gimmighoul, which PokeAPI gives only to the form in a chest.
  private mutating func addRoaming() {
    guard members.contains(where: { $0.species == Self.gimmighoul }),
      let chest = catalog.defaultForm(of: Self.gimmighoul),
      let row = catalog.species.row(of: Self.gimmighoul),
      let roaming = catalog.species.lists(\.forms)[row].dropFirst().first ?? nil
    else { return }
    for step in steps(from: chest) {
      for route in step.routes { add(route, from: ID(roaming), to: step.evolved) }
    }
  }

  /// Adds the evolutions into forms other than the default one, by the same methods.
  private mutating func addBranches() {
    for branch in FormBranch.all {
      guard let row = catalog.forms.row(of: branch.evolved),
        let usual = catalog.defaultForm(of: ID(Int(catalog.forms.column(\.species)[row]))),
        usual != branch.evolved
      else { continue }
      for step in steps where step.evolved == usual {
        for route in step.routes { add(route, from: step.base, to: branch.evolved) }
      }
    }
  }

  /// The default form of each species and every form in a route, in the order of the family.
  var forms: [ID<Form>] {
    let usual = members.compactMap { catalog.defaultForm(of: $0.species) }.filter(
      lensForms.contains)
    return (usual + steps.flatMap { [$0.base, $0.evolved] }).unique
  }

  /// The forms that evolve from no other.
  var roots: [ID<Form>] {
    let evolved = Set(steps.map(\.evolved))
    let ranks = Dictionary(
      members.enumerated().map { ($1.species, $0) }, uniquingKeysWith: { first, _ in first })
    let rank = { (form: ID<Form>) in
      catalog.forms[form].flatMap { ranks[$0.species] } ?? members.count
    }
    return forms.filter { !evolved.contains($0) }.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  /// The evolutions of a form.
  func steps(from form: ID<Form>) -> [Step] { steps.filter { $0.base == form } }
}

/// The species of a family and all routes between them.
struct EvolutionFamily {
  private(set) var members: [ChainMember] = []
  private(set) var routes: [EvolutionRoute] = []
  /// The species that a route leads to.
  private var reached: Set<ID<Species>> = []
  private(set) var babyTriggerItem: ID<Item>?

  /// Merges the chain of a species with the chains of species that evolve from it or that it
  /// evolves from: the API lists Meltan and Melmetal in separate chains.
  init(of species: Species, in catalog: Catalog, _ dex: any DexReference) {
    let chains = dex.table(EvolutionChain.self)
    var first = species
    if let from = species.evolvesFrom.flatMap({ catalog.species[$0] }) { first = from }
    add(chains[first.evolutionChain], from: nil)
    for (row, from) in catalog.species.column(\.evolvesFrom).enumerated() where from > 0 {
      let from = ID<Species>(Int(from))
      guard contains(from), !contains(catalog.species.ids[row]) else { continue }
      add(chains[catalog.species[row].evolutionChain], from: from)
    }
  }

  /// All families at once.
  init(ofAll catalog: Catalog, _ dex: any DexReference) {
    let chains = dex.table(EvolutionChain.self)
    for row in 0..<chains.count {
      let chain = chains[row]
      add(chain, from: chain.members.first.flatMap { catalog.origin(of: $0.species) })
    }
  }

  private mutating func add(_ chain: EvolutionChain?, from: ID<Species>?) {
    guard let chain else { return }
    members += chain.members.enumerated().map { index, member in
      var member = member
      if index == 0 { member.from = from }
      return member
    }
    routes += chain.routes
    reached.formUnion(chain.routes.map(\.to))
    babyTriggerItem = babyTriggerItem ?? chain.babyTriggerItem
  }

  private func contains(_ species: ID<Species>) -> Bool {
    members.contains { $0.species == species }
  }

  func hasRoute(to species: ID<Species>) -> Bool { reached.contains(species) }

  /// Species that the chain derives from another, although no route and no species entry has such
  /// an evolution: Manaphy and Phione.
  func bred(in catalog: Catalog) -> [EvolutionGraph.BredSpecies] {
    members.compactMap { member in
      guard let from = member.from, !hasRoute(to: member.species),
        catalog.origin(of: member.species) != from
      else { return nil }
      return EvolutionGraph.BredSpecies(parent: member.species, hatchling: from)
    }
  }
}

extension Catalog {
  /// The species that a species evolves from.
  func origin(of species: ID<Species>) -> ID<Species>? {
    guard let row = self.species.row(of: species) else { return nil }
    let origin = self.species.column(\.evolvesFrom)[row]
    return origin > 0 ? ID(Int(origin)) : nil
  }

  /// The default form of a species.
  func defaultForm(of species: ID<Species>) -> ID<Form>? {
    self.species.row(of: species).flatMap { self.species.lists(\.forms)[$0].first ?? nil }
      .map { ID($0) }
  }
}
