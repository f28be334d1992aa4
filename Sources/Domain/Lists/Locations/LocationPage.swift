/// What a page tells of a place: who is met there, in which game, and how.
package struct LocationPage: EntityPage {
  package let location: Location
  package let name: String
  package let region: String?
  /// What its parts are called, where it has any.
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

  /// What is met in one way.
  package struct Way: Hashable, Sendable {
    /// The parts of the place in which it is so; empty for all of it.
    package let areas: [String]
    /// `Surfing`.
    package let method: String
    /// The likeliest first.
    package let finds: [Find]
  }

  /// A form, and when and how often it is met.
  package struct Find: Hashable, Sendable {
    package let form: Named<Form>
    /// What slots with the same conditions add up to.
    package let percent: Int
    package let levels: ClosedRange<Int>
    /// What must be so; empty where nothing must.
    package let condition: String
    /// Of the group, those in which it is so; empty for all that have anything here.
    package let versions: String
    package let traits: EncounterTraits
  }
}

extension Location: Browsable {
  package typealias Rows = LocationRows
  package typealias Page = LocationPage

  package static var title: String { worded("Places") }
  package static var noun: String { worded("place") }
  package static func counted(_ number: String) -> String { worded("\(number) places") }

  package static var words: [String] { ["place", "location"] }
  package static var listWord: String { "places" }
  package static var listExamples: [String] {
    [
      "region:kanto --game yellow",
      "'pokemon>20' --limit 10",
    ]
  }

  package static var searchRank: Int { 6 }
}

extension LocationPage {
  package init(_ id: ID<Location>, in dex: LensedDex) throws(PokedexError) {
    location = try dex.entity(id)
    name = try dex.title(of: id).name
    region = try dex.name(of: location.region)
    let residents = try LocationResidents(of: id, in: dex)
    areas = residents.areas.map { residents.words.part(of: $0) }.filter { !$0.isEmpty }
    pokemon = dex.list("found:\(location.slug)", of: residents.forms)
    games = residents.games(at: location)
  }
}
