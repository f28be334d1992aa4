/// Names of the program's own, in the languages that it speaks: of small sets of things that
/// PokeAPI names in a few languages only, or in whole sentences. They are looked up by the slug,
/// such as `all-opponents`, with the kind as their sense: `move-target`.
extension Kind {
  /// Whose things have such names, some or all of them.
  private static let named: Set<Kind> = [
    .berryFirmness, .berryFlavor, .encounterConditionValue, .encounterMethod, .generation,
    .itemAttribute, .itemCategory, .itemFlingEffect, .itemPocket, .language, .moveAilment,
    .moveCategory, .moveDamageClass, .moveLearnMethod, .moveTarget, .pokedex, .region, .version,
  ]

  /// Whose names pages have in sentences: they are phrases without a sense, by their English names.
  private static let phrased: Set<Kind> = [.growthRate, .pokemonHabitat, .pokemonShape]

  /// Whether some of its things may have such names: to ask once, and not for each of thousands.
  package var hasSpokenNames: Bool {
    Wording.other != nil && (Self.named.contains(self) || Self.phrased.contains(self))
  }

  /// What a thing of the kind is called in a language; nothing in English, in a language that is not
  /// spoken, or where there is no such name.
  package func spokenName(of slug: String, in language: Language) -> String? {
    guard let wording = Wording.other, wording.language == language else { return nil }
    if Self.named.contains(self) { return wording.translation(of: slug, sense: rawValue) }
    guard Self.phrased.contains(self) else { return nil }
    let words = slug.replacing("-", with: " ").replacing("waters edge", with: "water's edge")
    return wording.translation(of: words)
  }
}
