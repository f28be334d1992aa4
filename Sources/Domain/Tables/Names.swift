/// What a thing is called, by language.
package struct Names: Hashable, Sendable {
  package var byLanguage: [Language: String]

  package init(_ byLanguage: [Language: String] = [:]) {
    self.byLanguage = byLanguage
  }

  package subscript(language: Language) -> String? {
    byLanguage[language]
  }

  /// The name in a language, or else in English.
  package func preferred(_ language: Language) -> String? {
    byLanguage[language] ?? byLanguage[.english]
  }
}

/// A language that names are held in, by PokeAPI's code, such as `en`, `ja-hrkt` or `zh-hant`.
package struct Language: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let english = Language(rawValue: "en")

  /// Whether it is written in Latin letters.
  package var isLatin: Bool {
    !["ja", "ja-hrkt", "ko", "zh-hans", "zh-hant"].contains(rawValue.lowercased())
  }

  package static func < (left: Language, right: Language) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Makes words of a slug, for want of a name: `rough-skin` becomes `Rough Skin`.
/// Roman numerals are capitals: `generation-iv` becomes `Generation IV`.
package func titled(_ slug: String) -> String {
  slug.split(separator: "-").map { word in
    word.allSatisfy { "ivx".contains($0) }
      ? word.uppercased() : word.prefix(1).uppercased() + String(word.dropFirst())
  }.joined(separator: " ")
}
