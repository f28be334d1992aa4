/// The game or generation that the user has chosen. Everything shows the Pokémon that exist in it,
/// with their data of that time.
package struct Lens: Hashable, Sendable {
  package let generation: ID<Generation>
  /// The games in order of release: one version group, or all of the generation.
  package let groups: [ID<VersionGroup>]
  /// The only version, such as Sapphire for Ruby/Sapphire; `nil` for all versions.
  package let version: ID<Version>?
  /// Whether the lens is a game rather than a whole generation.
  package let isGame: Bool
  /// `platinum`, `diamond-pearl`, `diamond` or `gen-4`, as on the command line.
  package let slug: String
  /// `Platinum` or `Generation IV`.
  package let name: String
  /// The release order of the latest game; evolution routes of later games are left out.
  package let order: Int

  package init(
    generation: ID<Generation>, groups: [ID<VersionGroup>], isGame: Bool, slug: String,
    name: String, order: Int, version: ID<Version>? = nil
  ) {
    self.generation = generation
    self.groups = groups
    self.version = version
    self.isGame = isGame
    self.slug = slug
    self.name = name
    self.order = order
  }
}
