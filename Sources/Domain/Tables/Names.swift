/// The names of an entity by language.
package struct Names: Hashable, Sendable {
  package var byLanguage: [Language: String]

  package init(_ byLanguage: [Language: String] = [:]) {
    self.byLanguage = byLanguage
  }

  package subscript(language: Language) -> String? {
    byLanguage[language]
  }

  /// The name in a language, falling back to English.
  package func preferred(_ language: Language) -> String? {
    byLanguage[language] ?? byLanguage[.english]
  }
}

/// Derives a title from a slug when there is no name: `rough-skin` becomes `Rough Skin`. Roman
/// numerals become capitals: `generation-iv` becomes `Generation IV`.
package func titled(_ slug: String) -> String {
  let gMax = "g-max-"
  if slug.hasPrefix(gMax) { return "G-Max " + titled(String(slug.dropFirst(gMax.count))) }
  return slug.split(separator: "-").map { word in
    word.allSatisfy { "ivx".contains($0) }
      ? word.uppercased() : word.capitalizedFirst
  }.joined(separator: " ")
}
