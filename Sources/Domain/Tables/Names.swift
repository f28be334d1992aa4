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

/// Makes words of a slug, for want of a name: `rough-skin` becomes `Rough Skin`.
/// Roman numerals are capitals: `generation-iv` becomes `Generation IV`.
package func titled(_ slug: String) -> String {
  slug.split(separator: "-").map { word in
    word.allSatisfy { "ivx".contains($0) }
      ? word.uppercased() : word.prefix(1).uppercased() + String(word.dropFirst())
  }.joined(separator: " ")
}
