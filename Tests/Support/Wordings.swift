import PokedexData
import PokedexDomain
import Testing

/// The languages of the user interface.
extension Wording {
  package static let german = spoken(in: "de")
  package static let french = spoken(in: "fr")
  package static let spanish = spoken(in: "es")
  package static let italian = spoken(in: "it")
  package static let japanese = spoken(in: "ja")

  /// All languages except English.
  package static let others = BundledLanguages.files.compactMap { try? Wording($0) }

  private static func spoken(in code: String) -> Wording {
    spoken(to: [Language(rawValue: code)])
  }
}

extension Wording: CustomTestStringConvertible {
  package var testDescription: String { language.name }
}
