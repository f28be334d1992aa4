/// The languages of PokeAPI's texts, and their names.
extension Language {
  /// The language's English name, such as `German`; the code itself for an unknown language.
  package var name: String { Self.names[rawValue] ?? rawValue }

  /// All languages of PokeAPI's texts, sorted by code.
  package static let withTexts: [Language] = names.keys.sorted().map { Language(rawValue: $0) }

  private static let names = [
    "de": "German", "en": "English", "es": "Spanish", "es-419": "Latin American Spanish",
    "fr": "French", "it": "Italian", "ja": "Japanese", "ja-hrkt": "Japanese kana",
    "ko": "Korean", "pt-br": "Brazilian Portuguese", "zh-hans": "Simplified Chinese",
    "zh-hant": "Traditional Chinese",
  ]

  /// The languages to try for a name, most preferred first: this one, related ones that its readers
  /// understand (such as kana for Japanese), and English.
  package var withRelated: [Language] {
    let related = Language.wanted(rawValue).filter { $0 != self && $0 != .english }
    return self == .english ? [self] : [self] + related + [.english]
  }

  /// The languages to use for a language code of PokeAPI's or a locale name such as `de_AT.UTF-8`,
  /// most preferred first.
  ///
  /// - Returns: an empty array for a language without texts.
  package static func wanted(_ text: String) -> [Language] {
    let tag = text.prefix { $0 != "." && $0 != "@" }.lowercased()
      .replacing("_", with: "-")
    let parts = tag.split(separator: "-", maxSplits: 1).map(String.init)
    let codes: [String] =
      switch (parts.first ?? "", parts.count > 1 ? parts[1] : "") {
      case ("ja", "hrkt"): ["ja-hrkt", "ja"]
      case ("ja", _): ["ja", "ja-hrkt"]
      case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"), ("zh", "hant"): ["zh-hant", "zh-hans"]
      case ("zh", _): ["zh-hans", "zh-hant"]
      case ("pt", _): ["pt-br"]
      case ("es", ""), ("es", "es"): ["es", "es-419"]
      case ("es", _): ["es-419", "es"]
      case (let language, _): names[language] == nil ? [] : [language]
      }
    return codes.map { Language(rawValue: $0) }
  }
}
