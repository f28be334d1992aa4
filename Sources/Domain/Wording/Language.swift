/// A language of names, by PokeAPI's code, such as `en`, `ja-hrkt` or `zh-hant`.
package struct Language: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let english = Language(rawValue: "en")
  package static let japanese = Language(rawValue: "ja")

  /// Whether the language uses the Latin alphabet.
  package var isLatin: Bool {
    !["ja", "ja-hrkt", "ko", "zh-hans", "zh-hant"].contains(rawValue.lowercased())
  }

  package static func < (left: Language, right: Language) -> Bool {
    left.rawValue < right.rawValue
  }
}
