import PokedexDomain

/// The languages that the program speaks. A table is only made when its language is chosen.
extension Wording {
  package static let german = Wording(
    Language(rawValue: "de"), decimalMark: ",", groupMark: ".", phrases: German.phrases)
  package static let french = Wording(
    Language(rawValue: "fr"), decimalMark: ",", groupMark: " ", phrases: French.phrases)
  package static let spanish = Wording(
    Language(rawValue: "es"), decimalMark: ",", groupMark: ".", phrases: Spanish.phrases)
  package static let italian = Wording(
    Language(rawValue: "it"), decimalMark: ",", groupMark: ".", phrases: Italian.phrases)
  package static let japanese = Wording(
    Language(rawValue: "ja"), phrases: Japanese.phrases)

  /// Those that are spoken besides English.
  package static var others: [Wording] { [german, french, spanish, italian, japanese] }

  /// The wording for somebody who reads these languages, the dearest first: that of the dearest
  /// that the program speaks.
  package static func spoken(to languages: [Language]) -> Wording {
    languages.lazy.compactMap { wording(for: $0) }.first ?? english
  }

  private static func wording(for language: Language) -> Wording? {
    switch language.rawValue {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "ja": japanese
    default: nil
    }
  }
}
