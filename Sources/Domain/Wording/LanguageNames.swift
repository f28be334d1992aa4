/// The languages in which PokeAPI tells something, and what they are called.
extension Language {
  /// In English: `German`; the code itself where it is none of ours.
  package var name: String { Self.names[rawValue] ?? rawValue }

  /// By their codes, in alphabetical order.
  package static let told: [Language] = names.keys.sorted().map { Language(rawValue: $0) }

  private static let names = [
    "de": "German", "en": "English", "es": "Spanish", "es-419": "Latin American Spanish",
    "fr": "French", "it": "Italian", "ja": "Japanese", "ja-hrkt": "Japanese kana",
    "ko": "Korean", "pt-br": "Brazilian Portuguese", "zh-hans": "simplified Chinese",
    "zh-hant": "traditional Chinese",
  ]

  /// The languages to look for a name in, the dearest first: this one, those that its readers read
  /// as well (kana beside Japanese), English.
  package var withKin: [Language] {
    let kin = Language.wanted(rawValue).filter { $0 != self && $0 != .english }
    return self == .english ? [self] : [self] + kin + [.english]
  }

  /// The languages that somebody reads who asks for one, the dearest first. It may be a code of
  /// PokeAPI's or the name of a locale, such as `de_AT.UTF-8`.
  ///
  /// - Returns: nothing where nothing is told in such a language.
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
