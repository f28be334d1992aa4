/// The contents of a version group's page.
package struct GamePage: EntityPage {
  package let name: String
  package let versions: [String]
  package let generation: String
  /// The position in the order of release, from 1, and the number of all version groups.
  package let number: Int
  package let count: Int
  package let before: Named<VersionGroup>?
  package let after: Named<VersionGroup>?
  package let regions: [String]
  package let dexes: [Named<Pokedex>]
  /// The methods by which Pokémon learn moves in it.
  package let methods: [String]
  /// The Pokémon that can be obtained or used in it.
  package let pokemon: PokemonList?
}

extension VersionGroup: Browsable {
  package typealias Rows = GameRows
  package typealias Page = GamePage

  package static var title: String { worded("Games") }
  package static var noun: String { worded("game") }
  package static func counted(_ number: String) -> String { worded("\(number) games") }

  package static var words: [String] { ["game"] }
  package static var listWord: String { "games" }
  package static var listExamples: [String] { ["", "gen:3 --json"] }

  package static var searchRank: Int { 7 }
  /// Versions lead to the page of their version group.
  package static var sources: [NameSource] {
    [
      NameSource(Self.self, words: words, names: { names(in: $0) }),
      NameSource(
        Version.self, words: ["version"],
        page: { id, dex in
          dex.table(Version.self)[ID(id)]?.versionGroup.rawValue
        }),
    ]
  }
}

extension VersionGroup {
  /// The names of all version groups: those of their versions, as the dex has none of its own; one from its
  /// slug where another game has a version of that name, as Japan has a Blue.
  private static func names(in dex: any DexReference) -> [String] {
    let (ids, own, names) = (dex.table(Self.self).ids, dex.names(of: kind), GameNames(dex))
    let versions = Dictionary(grouping: dex.names(of: .version)) { $0 }
    return zip(ids, own).map { id, own in
      versions[names[id], default: []].count > 1 ? own : names[id]
    }
  }
}

extension GamePage {
  package init?(_ id: ID<VersionGroup>, in dex: LensedDex) {
    guard let group = dex.entity(id) else { return nil }
    name = dex.games[id].name
    versions = Self.versions(of: id, in: dex)
    generation = dex.title(of: group.generation).name
    let all = dex.games.table.ids.sorted { dex.games.order(of: $0) < dex.games.order(of: $1) }
    let index = all.firstIndex(of: id) ?? 0
    number = index + 1
    count = all.count
    before = index > 0 ? dex.games[all[index - 1]] : nil
    after = index + 1 < all.count ? dex.games[all[index + 1]] : nil
    let regions = dex.titles(of: Region.self)
    self.regions = group.regions.map { regions[$0].name }
    let dexes = dex.titles(of: Pokedex.self)
    self.dexes = group.pokedexes.map { dexes[$0] }
    let methods = dex.titles(of: MoveLearnMethod.self)
    self.methods = group.learnMethods.map { methods[$0].name }
    pokemon = dex.list("game:\(group.slug)")
  }

  private static func versions(of group: ID<VersionGroup>, in dex: LensedDex) -> [String] {
    let ids = dex.dex.table(Version.self).ids
    let titles = dex.titles(of: Version.self)
    var versions: [String] = []
    dex.dex.forEachVersion { row, own in
      if own == group { versions.append(titles[ids[row]].name) }
    }
    return versions
  }
}
