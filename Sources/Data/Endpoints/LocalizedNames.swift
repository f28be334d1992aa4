import PokedexDomain

/// The `names` of a document, one for each language.
struct LocalizedNames: Decodable, Sendable {
  private let entries: [Entry]

  private struct Entry: Decodable {
    let language: LanguageLink
    let name: NameText
  }

  init(from decoder: any Decoder) throws {
    entries = try [Entry](from: decoder)
    guard entries.count <= FieldLimit.languages else {
      throw decoder.fault("has more than \(FieldLimit.languages) elements")
    }
  }

  /// The names by language. Empty names are ignored, and a later name replaces an earlier one:
  /// where PokeAPI has two, the first is usually a placeholder.
  var names: Names {
    var names = Names()
    for entry in entries where !entry.name.value.isEmpty {
      names.byLanguage[entry.language.language] = entry.name.value
    }
    return names
  }
}
