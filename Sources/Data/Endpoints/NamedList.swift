import PokedexDomain

/// The `names` of a document, one for each language.
struct NamedList: Decodable, Sendable {
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

  /// An empty name is none, and a later one takes the place of an earlier one: where PokeAPI has
  /// two, the first is most often a stopgap.
  var names: Names {
    var names = Names()
    for entry in entries where !entry.name.value.isEmpty {
      names.byLanguage[entry.language.language] = entry.name.value
    }
    return names
  }
}
