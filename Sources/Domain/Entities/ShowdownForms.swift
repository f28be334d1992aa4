/// Showdown's names of forms and looks: the name of the species, followed by most of the other
/// words of the slug.
///
/// The names follow Pokémon Showdown's own list (`data/pokedex.ts`).
package enum ShowdownForms {
  package static func name(slug: String, species: String, named name: String, isDefault: Bool)
    -> String
  {
    if let known = irregular[slug] { return known }
    guard !isDefault, slug.hasPrefix(species + "-") else { return isDefault ? name : titled(slug) }
    var words = slug.dropFirst(species.count + 1).split(separator: "-")
    // Showdown's names of Alcremie state the cream, but not the default sweet.
    if slug.hasSuffix("-strawberry-sweet") { words.removeLast(2) }
    return ([name] + FormSlug.telling(words).map(word)).joined(separator: "-")
  }

  /// Showdown's further names of a form: with the gender as a word, as people write it, and those of
  /// default forms that have the name of their species.
  package static func otherNames(slug: String, named name: String) -> [String] {
    if slug == "ogerpon" { return ["Ogerpon-Teal", "Ogerpon-Teal-Tera"] }
    if slug.hasPrefix("ogerpon-") { return [name + "-Tera"] }
    return [("-F", "-Female"), ("-M", "-Male")].filter { name.hasSuffix($0.0) }
      .map { name.dropLast($0.0.count) + $0.1 }
  }

  private static func word(_ word: Substring) -> String {
    switch word {
    case "female": "F"
    case "male": "M"
    default: word.capitalizedFirst
    }
  }

  /// Irregular names by slug. Forms with the same stats and types may share a name; their abilities
  /// tell them apart.
  private static let irregular: [String: String] = [
    "nidoran-f": "Nidoran-F", "nidoran-m": "Nidoran-M",
    "darmanitan-galar-standard": "Darmanitan-Galar",
    "greninja-battle-bond": "Greninja-Bond",
    "marowak-totem": "Marowak-Alola-Totem",
    "maushold-family-of-four": "Maushold-Four", "maushold-family-of-three": "Maushold",
    "mimikyu-totem-disguised": "Mimikyu-Totem", "mimikyu-totem-busted": "Mimikyu-Busted-Totem",
    "minior-red-meteor": "Minior-Meteor", "minior-red": "Minior",
    "necrozma-dawn": "Necrozma-Dawn-Wings", "necrozma-dusk": "Necrozma-Dusk-Mane",
    "oricorio-pau": "Oricorio-Pa'u",
    "pichu-spiky-eared": "Pichu-Spiky-eared",
    "pikachu-phd": "Pikachu-PhD",
    "raticate-totem-alola": "Raticate-Alola-Totem",
    "rockruff-own-tempo": "Rockruff-Dusk",
    "toxtricity-amped-gmax": "Toxtricity-Gmax",
    "urshifu-single-strike-gmax": "Urshifu-Gmax",
    "vivillon-poke-ball": "Vivillon-Pokeball",
    "zygarde-10": "Zygarde-10%", "zygarde-10-power-construct": "Zygarde-10%",
    "zygarde-50-power-construct": "Zygarde",
  ]
}
