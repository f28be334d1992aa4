/// The program's own translations of names that PokeAPI has in a few languages only, or only as
/// full sentences. They are looked up by the slug, such as `all-opponents`, with the kind as their
/// sense: `move-target`.
extension Kind {
  /// The kinds with such names for some or all of their entities.
  private static let named: Set<Kind> = [
    .berryFirmness, .berryFlavor, .encounterConditionValue, .encounterMethod, .generation,
    .itemAttribute, .itemCategory, .itemFlingEffect, .itemPocket, .language, .moveAilment,
    .moveCategory, .moveDamageClass, .moveLearnMethod, .moveTarget, .pokedex, .region, .version,
  ]

  /// The kinds whose names occur in sentences: they are phrases without a sense, looked up by their
  /// English names.
  private static let phrased: Set<Kind> = [.growthRate, .pokemonHabitat, .pokemonShape]

  /// Whether the kind may have such names; checked once to avoid thousands of look-ups.
  package var hasTranslatedNames: Bool {
    Wording.other != nil && (Self.named.contains(self) || Self.phrased.contains(self))
  }

  /// The program's name for an entity of this kind; `nil` in English, in a language other than the
  /// current one, or if there is no such name.
  package func translatedName(of slug: String, in language: Language) -> String? {
    guard let wording = Wording.other, wording.language == language else { return nil }
    if Self.named.contains(self) { return wording.translation(of: slug, sense: rawValue) }
    guard Self.phrased.contains(self) else { return nil }
    let words = slug.replacing("-", with: " ").replacing("waters edge", with: "water's edge")
    return wording.translation(of: words)
  }
}
