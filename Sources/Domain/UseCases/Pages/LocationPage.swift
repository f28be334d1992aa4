/// What a page tells of a place: who is met there, in which game, and how.
package struct LocationPage: Hashable, Sendable {
  package let location: Location
  package let name: String
  package let region: String?
  /// What its parts are called, where it has several.
  package let areas: [String]
  /// Those that are met there in any of the games.
  package let pokemon: PokemonList?
  /// The newest first.
  package let games: [Game]

  /// What is met in a group of games.
  package struct Game: Hashable, Sendable {
    package let game: Named<VersionGroup>
    package let pokemon: PokemonList
    package let ways: [Way]
  }

  /// What is met in an area in one way.
  package struct Way: Hashable, Sendable {
    /// None where the place is one.
    package let area: String?
    package let method: String
    /// The likeliest first.
    package let finds: [Find]
  }

  /// A form, and when it is met.
  package struct Find: Hashable, Sendable {
    package let form: Named<Form>
    /// Of the group, those in which it is so; empty for all that have anything here.
    package let versions: [String]
    package let chances: [Chance]
  }

  /// How often it is met where one of some sets of conditions holds.
  package struct Chance: Hashable, Sendable {
    /// Percent; what slots with the same conditions add up to.
    package let percent: Int
    package let levels: ClosedRange<Int>
    /// One of these must hold, all of it; empty where nothing must.
    package let conditions: [[String]]
  }
}

extension LocationPage {
  init(_ id: ID<Location>, in dex: LensedDex) throws(PokedexError) {
    location = try dex.entity(id)
    name = try dex.title(of: id).name
    region = try dex.name(of: location.region)
    let residents = try LocationResidents(of: id, in: dex)
    areas = residents.areaNames(beside: name)
    pokemon = residents.list("found:\(location.slug)", residents.all)
    games = residents.games(at: location)
  }
}
