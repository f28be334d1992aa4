/// Forms that games have although PokeAPI has no moves of them there, from which it would follow: those
/// that a Pokémon of the games takes on, or has by its gender. Source: Bulbapedia's pages of the Pokémon.
enum UnlistedForms {
  private static let rotoms: Set = [
    "rotom-heat", "rotom-wash", "rotom-frost", "rotom-fan", "rotom-mow",
  ]
  /// PokeAPI's slugs, by those of the games.
  private static let slugs: [String: Set<String>] = [
    "brilliant-diamond-shining-pearl": rotoms.union([
      "castform-sunny", "castform-rainy", "castform-snowy",
    ]),
    "legends-arceus": rotoms.union([
      "dialga-origin", "palkia-origin", "tornadus-therian", "thundurus-therian",
      "landorus-therian", "enamorus-therian", "basculegion-female",
    ]),
    "scarlet-violet": ["cramorant-gulping", "cramorant-gorging", "greninja-battle-bond"],
  ]

  /// The forms of a game, ascending.
  static func forms(in group: VersionGroup, _ table: Table<Form>) -> [ID<Form>] {
    guard let slugs = slugs[group.slug] else { return [] }
    return table.slugs.indices.filter { slugs.contains(table.slugs[$0]) }.map { table.ids[$0] }
  }
}
