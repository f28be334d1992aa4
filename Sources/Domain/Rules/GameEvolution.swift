/// A way to evolve from one form to another, as games have it.
package struct GameEvolution: Hashable, Sendable {
  package let base: ID<Form>
  package let evolved: ID<Form>
  package let route: EvolutionRoute
}

extension Catalog {
  /// All ways to evolve that the games of a lens have, between forms that they have.
  package func evolutions(through lens: Lens) -> [GameEvolution] {
    let family = EvolutionFamily(ofAll: self, dex)
    let roster = lens.roster(in: dex)
    let knowsAll = dex.hasLearnsets(of: lens.data.groups)
    let steps = EvolutionGraph(family, self, lens, dex).steps.filter { step in
      ![step.base, step.evolved].contains { lacks($0, roster, knowsOthers: knowsAll) }
    }
    return steps.flatMap { step in
      step.routes.map { GameEvolution(base: step.base, evolved: step.evolved, route: $0) }
    }
  }
}
