import PokedexDomain

/// The `names` of a document, one for each language.
struct NamedList: Readable, Sendable {
  let names: Names

  /// An empty name is none, and a later one takes the place of an earlier one: where PokeAPI has
  /// two, the first is most often a stopgap.
  init(from reader: inout JSONReader) throws(BadData) {
    var names = Names()
    try reader.beginArray()
    while try reader.nextElement() {
      let entry: Entry = try reader.value()
      if !entry.name.isEmpty { names.byLanguage[entry.language] = entry.name }
    }
    self.names = names
  }

  private struct Entry: ReadableObject {
    let language: Language
    let name: String

    init(_ object: JSONObject) throws(BadData) {
      let tongue: Tongue = try object["language"]
      language = Language(rawValue: tongue.name)
      name = try object["name"]
    }
  }

  /// Links to languages go by name, for it is the language's code.
  private struct Tongue: ReadableObject {
    let name: String

    init(_ object: JSONObject) throws(BadData) {
      name = try object["name"]
    }
  }
}
