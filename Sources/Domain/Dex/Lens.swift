/// The game or generation that the user has chosen: whose data is shown, by which rules everything is
/// computed, and what people changed in it.
package struct Lens: Hashable, Sendable {
  package let data: GameData
  package let rules: GameRules
  /// `platinum`, `diamond-pearl`, `diamond` or `gen-4`, as on the command line.
  package let slug: String
  /// `Platinum` or `Generation IV`.
  package let name: String
  /// The changes of people to the game; `nil` for a game as it was published.
  package let overlay: Overlay?

  package init(
    data: GameData, rules: GameRules, slug: String, name: String, overlay: Overlay? = nil
  ) {
    self.data = data
    self.rules = rules
    self.slug = slug
    self.name = name
    self.overlay = overlay
  }
}

/// The games whose Pokémon, moves and places are shown, with their facts of that time.
package struct GameData: Hashable, Sendable {
  package let generation: ID<Generation>
  /// The games in order of release: one version group, or all of the generation.
  package let groups: [ID<VersionGroup>]
  /// The only version, such as Sapphire for Ruby/Sapphire; `nil` for all versions.
  package let version: ID<Version>?
  /// Whether it is a game rather than a whole generation.
  package let isGame: Bool
  /// The release order of the latest game; evolution routes of later games are left out.
  package let order: Int

  package init(
    generation: ID<Generation>, groups: [ID<VersionGroup>], isGame: Bool, order: Int,
    version: ID<Version>? = nil
  ) {
    self.generation = generation
    self.groups = groups
    self.version = version
    self.isGame = isGame
    self.order = order
  }
}

extension Lens? {
  /// The rules of the lens, or today's.
  package var rules: GameRules { self?.rules ?? .today }
}
