import PokedexDomain

/// The `names` of a document, one for each language.
struct NamedList: Decodable, Sendable {
  let names: Names

  /// An empty name is none, and a later one takes the place of an earlier one: where PokeAPI has
  /// two, the first is most often a stopgap.
  init(from decoder: any Decoder) throws {
    var names = Names()
    for entry in try [Entry](from: decoder) where !entry.name.isEmpty {
      names.byLanguage[Language(rawValue: entry.language.name)] = entry.name
    }
    self.names = names
  }

  private struct Entry: Decodable {
    let language: Tongue
    let name: String
  }

  /// Links to languages go by name, for it is the language's code.
  private struct Tongue: Decodable {
    let name: String
  }
}
