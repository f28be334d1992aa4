/// One game or generation through which everything is seen: which Pokémon there are, and how they
/// were then.
package struct Lens: Hashable, Sendable {
  package let generation: ID<Generation>
  /// The games, in the order of their release: one group, or all of the generation.
  package let groups: [ID<VersionGroup>]
  /// Whether it is a game and not a whole generation.
  package let isGame: Bool
  /// `platinum` or `gen-4`: how the shell names it.
  package let slug: String
  /// `Platinum`, or `Generation IV`.
  package let name: String
  /// Until which place in time routes of evolution are known.
  package let order: Int

  package init(
    generation: ID<Generation>, groups: [ID<VersionGroup>], isGame: Bool, slug: String,
    name: String, order: Int
  ) {
    self.generation = generation
    self.groups = groups
    self.isGame = isGame
    self.slug = slug
    self.name = name
    self.order = order
  }
}
