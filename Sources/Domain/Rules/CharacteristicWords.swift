extension Characteristic {
  /// The sentence in the current language.
  package var name: String { worded(Phrase(english)) }

  /// `alert-to-sounds`.
  package var slug: String {
    english.lowercased().replacing(" ", with: "-").replacing("'", with: "")
  }

  private var english: String { (Self.sentences[stat] ?? [])[remainder] }

  /// Finds a characteristic by its sentence, in the current language or in English, or by its slug.
  package static func named(_ text: String) -> Characteristic? {
    let folded = Spelling.folded(text)
    return all.first { known in
      [known.name, known.english, known.slug].contains { Spelling.isSpelled($0, folded) }
    }
  }

  private static let sentences: [Stat: [String]] = [
    .hp: [
      "Loves to eat", "Takes plenty of siestas", "Nods off a lot", "Scatters things often",
      "Likes to relax",
    ],
    .attack: [
      "Proud of its power", "Likes to thrash about", "A little quick tempered", "Likes to fight",
      "Quick tempered",
    ],
    .defense: [
      "Sturdy body", "Capable of taking hits", "Highly persistent", "Good endurance",
      "Good perseverance",
    ],
    .specialAttack: [
      "Highly curious", "Mischievous", "Thoroughly cunning", "Often lost in thought",
      "Very finicky",
    ],
    .specialDefense: [
      "Strong willed", "Somewhat vain", "Strongly defiant", "Hates to lose", "Somewhat stubborn",
    ],
    .speed: [
      "Likes to run", "Alert to sounds", "Impetuous and silly", "Somewhat of a clown",
      "Quick to flee",
    ],
  ]
}
