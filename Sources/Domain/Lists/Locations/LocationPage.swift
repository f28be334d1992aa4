/// The contents of a place's page: its encounters by game and method.
package struct LocationPage: EntityPage {
  package let name: String
  package let region: String?
  /// The names of its areas; empty if it has none.
  package let areas: [String]
  /// The Pokémon found there in any of the games.
  package let pokemon: PokemonList?
  /// The encounters by game, newest first.
  package let games: [Game]
  package let gap: GameGap?

  /// The encounters in a version group.
  package struct Game: Hashable, Sendable {
    package let game: Named<VersionGroup>
    package let pokemon: PokemonList
    package let methods: [MethodFinds]
  }

  /// The encounters of one method.
  package struct MethodFinds: Hashable, Sendable {
    /// The areas with these encounters; empty for the whole place.
    package let areas: [String]
    /// The name of the method, such as `Surfing`.
    package let method: String
    /// The encounters, most likely first.
    package let finds: [Find]
    /// The sum of the chances in percent, if PokeAPI's slots do not share a hundred percent although
    /// they should.
    package let sum: Int?
  }

  /// A form with its encounter chance and conditions.
  package struct Find: Hashable, Sendable {
    package let form: Named<Form>
    /// The chance on an ordinary day; `nil` if it is not met then, or if its chance is not known.
    package let percent: Int?
    package let levels: ClosedRange<Int>
    /// The conditions of the encounter, and other circumstances with a higher chance; empty if there
    /// are none.
    package let condition: String
    /// The versions of the group with this encounter; empty if these are all that have encounters
    /// here.
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

  package static var searchRank: Int { 4 }
}

extension LocationPage {
  package init?(_ id: ID<Location>, in dex: LensedDex) {
    guard let location = dex.entity(id) else { return nil }
    name = dex.title(of: id).name
    region = dex.name(of: location.region)
    let residents = LocationResidents(of: id, in: dex)
    areas = residents.areas.map { residents.words.part(of: $0) }.filter { !$0.isEmpty }
    pokemon = dex.list("found:\(location.slug)", of: residents.forms)
    games = residents.games(at: location)
    gap = pokemon == nil ? dex.dex.encounterGap(of: dex.lens) : nil
  }
}
