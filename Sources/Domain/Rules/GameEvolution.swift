/// A way to evolve from one form to another, as games have it.
package struct GameEvolution: Hashable, Sendable {
  package let base: ID<Form>
  package let evolved: ID<Form>
  package let route: EvolutionRoute
}

extension Catalog {
  /// All ways to evolve that the games of a lens have.
  package func evolutions(through lens: Lens) -> [GameEvolution] {
    let family = EvolutionFamily(ofAll: self, dex)
    return EvolutionGraph(family, self, lens, dex).steps.flatMap { step in
      step.routes.map { GameEvolution(base: step.base, evolved: step.evolved, route: $0) }
    }
  }
}
