import PokedexDomain

/// The `names` of a document, one for each language.
struct NamedList: Readable, Sendable {
  let names: Names

  /// An empty name is none, and a later one takes the place of an earlier one: where PokeAPI has
  /// two, the first is most often a stopgap.
  init(from reader: inout JSONReader) throws(BadData) {
    var names = Names()
    try reader.beginArray()
    var count = 0
    while try reader.nextElement() {
      try reader.requireRoom(after: count, of: FieldLimit.languages)
      count += 1
      let (language, name) = try Self.entry(from: &reader)
      if !name.isEmpty { names.byLanguage[language] = name }
    }
    self.names = names
  }

  private static func entry(
    from reader: inout JSONReader
  ) throws(BadData) -> (language: Language, name: String) {
    var code: String?
    var name: String?
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "language":
        code = try reader.nameOfLink { reader throws(BadData) in try reader.value() }
      case "name": name = try reader.value()
      default: try reader.skip()
      }
    }
    let language = Language(rawValue: try reader.required(code, "language"))
    return (language, try reader.required(name, "name"))
  }
}
