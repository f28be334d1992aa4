extension LensedDex {
  /// The evolutionary family of a form in the games; the routes that are new in them come first.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no such form.
  package func evolution(of form: ID<Form>) throws(PokedexError) -> EvolutionPage {
    let facts = try catalog.form(form, through: lens)
    guard let species = catalog.species[facts.species] else {
      throw .notFound(worded("species \(facts.species)"))
    }
    let family = EvolutionFamily(of: species, in: catalog, dex)
    let graph = EvolutionGraph(family, catalog, lens, dex)
    return EvolutionPage(facts, family, EvolutionNaming(graph, lens, dex))
  }
}

/// An evolutionary family with all of its routes.
package struct EvolutionPage: Sendable {
  package let form: Named<Form>
  /// Whether it shows the ways of one game, rather than of several.
  package let isOfGame: Bool
  /// The first of the family; several if forms evolve separately.
  package let roots: [EvolutionNode]
  /// Has the names of the routes' items, moves, places and triggers.
  package let names: NameLookup
  /// The baby, and the item that a parent must hold for it to hatch.
  package let hatching: Hatching?
  /// The members that hatch from another member's eggs without evolving into it: Phione.
  package let bred: [Breeding]

  package struct Hatching: Hashable, Sendable {
    package let baby: Named<Form>
    package let item: Named<Item>
  }

  package struct Breeding: Hashable, Sendable {
    /// The parent, such as Manaphy.
    package let parent: Named<Form>
    /// The member that hatches from the parent's eggs, such as Phione.
    package let hatchling: Named<Form>
  }
}

/// A form in the family tree.
package struct EvolutionNode: Hashable, Sendable {
  package let form: Named<Form>
  package let types: [ID<PokemonType>]
  /// Whether the page is about this form, or about a form of its species that is not in the tree.
  package let isCurrent: Bool
  /// The ways to evolve into it; empty for a root, or if the dex or the games have none.
  package let ways: [EvolutionWay]
  /// Why there are no ways, if it is known.
  package let gap: EvolutionGap?
  package let children: [EvolutionNode]
}

/// One way to evolve.
package struct EvolutionWay: Hashable, Sendable {
  package let route: EvolutionRoute
  /// The first games with this route.
  package let since: Named<VersionGroup>
  /// The last games with this route; `nil` if the newest ones with the Pokémon have it, and if no
  /// other route leads to it.
  package let until: Named<VersionGroup>?
  /// The Pokémon required in the party or as the other side of a trade.
  package let companion: Named<Form>?
  /// The further condition for evolving into this form; `nil` if there is none.
  package let decision: EvolutionDecision?
}

extension EvolutionPage {
  fileprivate init(_ form: Form, _ family: EvolutionFamily, _ naming: EvolutionNaming) {
    let catalog = naming.graph.catalog
    let forms = naming.graph.forms
    let current = forms.contains(form.id) ? form.id : catalog.defaultForm(of: form.species)
    self.form = catalog.named(form.id)
    isOfGame = naming.isOfGame
    let roots = naming.graph.roots
    var room = EvolutionNaming.maxNodes
    self.roots = naming.nodes(
      roots.map { ($0, nil) }, current: current, depth: 0, room: &room)
    names = naming.name
    hatching = Self.hatching(family, naming)
    bred = family.bred(in: catalog).compactMap { bred in
      guard let parent = catalog.defaultForm(of: bred.parent),
        let hatchling = catalog.defaultForm(of: bred.hatchling), forms.contains(parent),
        forms.contains(hatchling)
      else { return nil }
      return Breeding(parent: catalog.named(parent), hatchling: catalog.named(hatchling))
    }
  }

  private static func hatching(_ family: EvolutionFamily, _ naming: EvolutionNaming) -> Hatching? {
    guard let item = naming.name(family.babyTriggerItem), let first = family.members.first,
      let baby = naming.graph.catalog.defaultForm(of: first.species),
      naming.graph.forms.contains(baby)
    else { return nil }
    return Hatching(baby: naming.graph.catalog.named(baby), item: item)
  }
}

/// Resolves the names in a family.
private struct EvolutionNaming {
  let graph: EvolutionGraph
  let name: NameLookup
  private let lens: Lens?
  var isOfGame: Bool { lens?.data.isGame ?? false }
  private let games: GameNames
  private let groups: Table<VersionGroup>
  private let spans: EvolutionSpans

  /// Limits for malformed data, which may contain cycles or connect everything.
  private static let deepest = 8
  static let maxNodes = 500

  init(_ graph: EvolutionGraph, _ lens: Lens?, _ dex: any DexReference) {
    self.graph = graph
    self.lens = lens
    name = NameLookup(dex: dex)
    games = GameNames(dex)
    groups = dex.table(VersionGroup.self)
    spans = EvolutionSpans(graph.catalog, dex)
  }

  func nodes(
    _ forms: [(form: ID<Form>, step: EvolutionGraph.Step?)], current: ID<Form>?, depth: Int,
    room: inout Int
  ) -> [EvolutionNode] {
    guard depth < Self.deepest else { return [] }
    var nodes: [EvolutionNode] = []
    for (form, step) in forms where room > 0 {
      guard let facts = graph.catalog[form, lens] else { continue }
      room -= 1
      let children = graph.steps(from: form).map { (form: $0.evolved, step: Optional($0)) }
      nodes.append(
        EvolutionNode(
          form: graph.catalog.named(form), types: facts.types, isCurrent: form == current,
          ways: ways(of: step?.routes ?? [], to: form),
          gap: step?.gap,
          children: self.nodes(children, current: current, depth: depth + 1, room: &room)))
    }
    return nodes
  }

  /// Routes of the lens's games first, then default routes, then the oldest.
  private func sorted(_ routes: [EvolutionRoute]) -> [EvolutionRoute] {
    routes.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  private func rank(_ route: EvolutionRoute) -> [Int] {
    [isNew(route) ? 0 : 1, route.isDefault ? 0 : 1, groups[route.versionGroup]?.order ?? 0]
  }

  private func isNew(_ route: EvolutionRoute) -> Bool {
    lens?.data.groups.contains(route.versionGroup) ?? false
  }

  private func ways(of routes: [EvolutionRoute], to evolved: ID<Form>) -> [EvolutionWay] {
    let hasSpans = routes.count > 1 && lens == nil
    return sorted(routes).map { route in
      way(route, to: evolved, until: hasSpans ? spans.last(route, to: evolved) : nil)
    }
  }

  private func way(
    _ route: EvolutionRoute, to evolved: ID<Form>, until: ID<VersionGroup>?
  ) -> EvolutionWay {
    let companion = (route.partySpecies ?? route.tradeSpecies)
      .flatMap { graph.catalog.defaultForm(of: $0) }
    return EvolutionWay(
      route: route, since: Named(route.versionGroup, games[route.versionGroup]),
      until: until.map { Named($0, games[$0]) },
      companion: companion.map { graph.catalog.named($0) },
      decision: FormBranch.decision(to: evolved))
  }
}
