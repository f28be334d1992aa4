/// The contents of an egg group's page.
package struct EggGroupPage: EntityPage {
  package let group: EggGroup
  package let name: String
  package let all: PokemonList?
  /// Why nothing is in it, if the games have no eggs.
  package let gap: GameGap?
  /// The number of species in the group.
  package let species: Int
  /// The number of species that are in no other group.
  package let alone: Int
  /// The Pokémon shared with each other group, in descending order of their number.
  package let shared: [Shared]

  package struct Shared: Hashable, Sendable {
    package let other: Named<EggGroup>
    package let pokemon: PokemonList
  }
}

extension Term: Browsable where Tag == EggGroupTag {
  package typealias Rows = EggGroupRows
  package typealias Page = EggGroupPage

  package static var title: String { worded("Egg groups") }
  package static var noun: String { worded("egg group") }
  package static func counted(_ number: String) -> String { worded("\(number) egg groups") }

  package static var words: [String] { ["egg-group", "egg group"] }
  package static var listWord: String { "egg-groups" }
  package static var listExamples: [String] { ["", "sort:-pokemon --limit 3"] }

  package static var searchRank: Int { 8 }
}

extension EggGroupPage {
  package init?(_ id: ID<EggGroup>, in dex: LensedDex) {
    guard let group = dex.entity(id) else { return nil }
    self.group = group
    name = dex.title(of: id).name
    gap = dex.lens.gap(.eggs)
    all = gap == nil ? dex.list("egg:\(group.slug)") : nil
    let members = EggGroupMembers(
      dex.catalog, gap == nil ? dex.existing : RowSet(count: dex.catalog.count))
    species = members.species[id, default: 0]
    alone = members.alone[id, default: 0]
    shared = Self.shared(with: group, members, in: dex)
  }

  private static func shared(
    with group: EggGroup, _ members: EggGroupMembers, in dex: LensedDex
  ) -> [Shared] {
    let titles = dex.titles(of: EggGroup.self)
    var shared: [Shared] = []
    for other in members.others(of: group.id) {
      let query = "egg:\(group.slug) egg:\(titles.slug(of: other))"
      guard let pokemon = dex.list(query) else { continue }
      shared.append(Shared(other: titles[other], pokemon: pokemon))
    }
    return shared.sorted { $0.pokemon.count > $1.pokemon.count }
  }
}
