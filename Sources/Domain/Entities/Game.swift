/// One game, such as Scarlet.
package struct Version: Tabular, Hashable {
  package static let kind = Kind.version

  package let id: ID<Version>
  package let slug: String
  package var names = Names()
  package var versionGroup = ID<VersionGroup>(0)

  package init(id: ID<Version>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Version>] = [
    .link("version_group", \.versionGroup)
  ]
}

/// Paired games, such as Scarlet and Violet.
package struct VersionGroup: Tabular, Hashable {
  package static let kind = Kind.versionGroup

  package let id: ID<VersionGroup>
  package let slug: String
  package var names = Names()
  package var generation = ID<Generation>(0)
  /// Position in order of release.
  package var order = 0
  package var learnMethods: [ID<MoveLearnMethod>] = []
  package var pokedexes: [ID<Pokedex>] = []
  package var regions: [ID<Region>] = []

  package init(id: ID<VersionGroup>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<VersionGroup>] = [
    .link("generation", \.generation),
    .number("order", \.order),
    .links("learn_methods", \.learnMethods),
    .links("pokedexes", \.pokedexes),
    .links("regions", \.regions),
  ]
}

/// A generation of games, I to IX.
package struct Generation: Tabular, Hashable {
  package static let kind = Kind.generation

  package let id: ID<Generation>
  package let slug: String
  package var names = Names()
  package var mainRegion = ID<Region>(0)

  package init(id: ID<Generation>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Generation>] = [
    .link("main_region", \.mainRegion)
  ]
}

/// A region in which games are set.
package struct Region: Tabular, Hashable {
  package static let kind = Kind.region

  package let id: ID<Region>
  package let slug: String
  package var names = Names()
  package var mainGeneration: ID<Generation>?

  package init(id: ID<Region>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Region>] = [
    .link("main_generation", \.mainGeneration)
  ]
}

/// A regional or national list of species with their numbers.
package struct Pokedex: Tabular, Hashable {
  package static let kind = Kind.pokedex

  package let id: ID<Pokedex>
  package let slug: String
  package var names = Names()
  package var region: ID<Region>?
  package var isMainSeries = false

  package init(id: ID<Pokedex>, slug: String) {
    self.id = id
    self.slug = slug
  }

  package static let fields: [Field<Pokedex>] = [
    .link("region", \.region),
    .flag("is_main_series", \.isMainSeries),
  ]
}
