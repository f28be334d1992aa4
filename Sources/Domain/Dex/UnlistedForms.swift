/// Where games have other forms than PokeAPI has moves of there, from which it would follow: those that
/// a Pokémon of the game takes on or has by its gender, and Pokémon whose moves PokeAPI lacks.
///
/// Source: the formats of Pokémon Showdown for each game (`formats-data.ts`, August 2026), and
/// Bulbapedia's pages of the Pokémon.
enum UnlistedForms {
  private static let rotoms: Set = [
    "rotom-heat", "rotom-wash", "rotom-frost", "rotom-fan", "rotom-mow",
  ]
  /// PokeAPI's slugs, by those of the games.
  private static let slugs: [String: Set<String>] = [
    "brilliant-diamond-shining-pearl": rotoms.union([
      "castform-sunny", "castform-rainy", "castform-snowy", "deoxys-normal", "deoxys-attack",
      "deoxys-defense", "deoxys-speed", "phione", "darkrai", "shaymin-land", "shaymin-sky",
      "arceus",
    ]),
    "legends-arceus": rotoms.union([
      "dialga-origin", "palkia-origin", "tornadus-therian", "thundurus-therian",
      "landorus-therian", "enamorus-therian", "basculegion-female", "porygon2", "giratina-altered",
    ]),
    "scarlet-violet": ["cramorant-gulping", "cramorant-gorging", "greninja-battle-bond"],
  ]
  /// Forms that games do not have, although PokeAPI has moves of them there.
  private static let missing: [String: Set<String>] = ["scarlet-violet": ["greninja-ash"]]

  /// Expansions, of which PokeAPI has no moves, with Gigantamax forms.
  private static let withGigantamax: Set = ["the-isle-of-armor", "the-crown-tundra"]

  /// The forms of a game that its roster lacks, ascending.
  static func forms(
    of roster: [ID<Form>], in group: VersionGroup, _ table: Table<Form>
  ) -> [ID<Form>] {
    if withGigantamax.contains(group.slug) { return gigantamaxForms(of: roster, table) }
    guard let slugs = slugs[group.slug] else { return [] }
    return table.slugs.indices.filter { slugs.contains(table.slugs[$0]) }.map { table.ids[$0] }
  }

  /// The Gigantamax forms of the species of a roster.
  private static func gigantamaxForms(
    of roster: [ID<Form>], _ table: Table<Form>
  ) -> [ID<Form>] {
    let species = table.column(\.species)
    let known = Set(roster.compactMap(table.row).map { species[$0] })
    return table.slugs.indices
      .filter { table.slugs[$0].hasSuffix("-gmax") && known.contains(species[$0]) }
      .map { table.ids[$0] }
  }

  /// The forms of its roster that a game does not have.
  static func missing(in group: VersionGroup, _ table: Table<Form>) -> Set<ID<Form>> {
    guard let slugs = missing[group.slug] else { return [] }
    return Set(table.slugs.indices.filter { slugs.contains(table.slugs[$0]) }.map { table.ids[$0] })
  }
}
