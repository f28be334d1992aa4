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

  /// Games of which PokeAPI has no moves.
  private static let withGigantamax: Set = ["the-isle-of-armor", "the-crown-tundra"]
  private static let ofLumiose: Set = ["legends-za", "mega-dimension"]

  /// The forms that Pokémon of Legends: Z-A and its expansion have there.
  private static let lumioseForms = rotoms.union([
    "aegislash-blade", "avalugg-hisui", "floette-eternal", "gimmighoul-roaming", "goodra-hisui",
    "gourgeist-large", "gourgeist-small", "gourgeist-super", "groudon-primal", "hoopa-unbound",
    "indeedee-female", "keldeo-resolute", "kyogre-primal", "marowak-alola", "meloetta-pirouette",
    "meowstic-female", "meowth-alola", "meowth-galar", "mimikyu-busted", "morpeko-hangry",
    "mr-mime-galar", "persian-alola", "pumpkaboo-large", "pumpkaboo-small", "pumpkaboo-super",
    "qwilfish-hisui", "raichu-alola", "sliggoo-hisui", "slowbro-galar", "slowking-galar",
    "slowpoke-galar", "squawkabilly-blue-plumage", "squawkabilly-white-plumage",
    "squawkabilly-yellow-plumage", "stunfisk-galar", "tatsugiri-droopy", "tatsugiri-stretchy",
    "toxtricity-low-key", "yamask-galar", "zygarde-10", "zygarde-complete",
  ])

  /// The forms of a game that its roster lacks, ascending.
  static func forms(
    of roster: [ID<Form>], in group: VersionGroup, _ table: Table<Form>
  ) -> [ID<Form>] {
    if withGigantamax.contains(group.slug) {
      return relatives(of: roster, table) { $0.hasSuffix("-gmax") }
    }
    if ofLumiose.contains(group.slug) {
      return relatives(of: roster, table, where: lumioseForms.contains)
    }
    guard let slugs = slugs[group.slug] else { return [] }
    return table.slugs.indices.filter { slugs.contains(table.slugs[$0]) }.map { table.ids[$0] }
  }

  /// The forms of the species of a roster with some slugs.
  private static func relatives(
    of roster: [ID<Form>], _ table: Table<Form>, where isIn: (String) -> Bool
  ) -> [ID<Form>] {
    let species = table.column(\.species)
    let known = Set(roster.compactMap(table.row).map { species[$0] })
    return table.slugs.indices.filter { isIn(table.slugs[$0]) && known.contains(species[$0]) }
      .map { table.ids[$0] }
  }

  /// The forms of its roster that a game does not have.
  static func missing(in group: VersionGroup, _ table: Table<Form>) -> Set<ID<Form>> {
    guard let slugs = missing[group.slug] else { return [] }
    return Set(table.slugs.indices.filter { slugs.contains(table.slugs[$0]) }.map { table.ids[$0] })
  }
}
