import PokedexData

/// A part of a JSON Schema (draft 2020-12): its keywords, in the order in which they are printed.
struct Schema {
  private(set) var keywords: [(key: String, value: JSON)]

  /// - Parameter type: a type of JSON, such as `integer`.
  init(_ type: String, _ others: [(key: String, value: JSON)] = []) {
    keywords = [("type", .string(type))] + others
  }

  private init(_ keyword: String, _ value: JSON) { keywords = [(keyword, value)] }

  static func object(_ properties: [(key: String, value: JSON)], required: [String]) -> Schema {
    Schema(
      "object",
      [
        ("properties", .object(properties)),
        ("required", .list(required.map { .string($0) })),
      ])
  }

  /// A schema for values that have one of several.
  static func any(of schemas: [Schema]) -> Schema { Schema("anyOf", .list(schemas.map(\.json))) }

  static func only(_ value: JSON) -> Schema { Schema("const", value) }

  /// - Parameter target: a part of the same document, or another document.
  static func reference(to target: String) -> Schema { Schema("$ref", .string(target)) }

  var json: JSON { .object(keywords) }

  /// The schema with a meaning, instead of one that it may have.
  func described(_ meaning: String?) -> Schema {
    guard let meaning else { return self }
    var schema = self
    schema.keywords.removeAll { $0.key == "description" }
    schema.keywords.insert(("description", .string(meaning)), at: 0)
    return schema
  }

  /// The same schema, which also allows `null`.
  var orNull: Schema {
    guard keywords.contains(where: { $0.key == "type" }) else {
      return Self.any(of: [self, Schema("null")])
    }
    var schema = self
    schema.keywords = keywords.map { key, value in
      switch (key, value) {
      case ("type", _): (key, .list([value, .string("null")]))
      case ("enum", .list(let words)): (key, .list(words + [.null]))
      default: (key, value)
      }
    }
    return schema
  }
}

/// Writes a schema, and adds the shapes that it refers to by their names to the definitions.
typealias SchemaWriter = @Sendable (inout SchemaDefinitions) -> Schema

/// The shapes with names in a schema.
struct SchemaDefinitions {
  private var names: [String] = []
  private var schemas: [String: Schema] = [:]

  mutating func reference(to name: String, _ write: SchemaWriter) -> Schema {
    if !names.contains(name) {
      names.append(name)
      let schema = write(&self)
      schemas[name] = schema
    }
    return .reference(to: "#/$defs/\(name)")
  }

  /// In the order in which they are first needed.
  var members: [(key: String, value: JSON)] {
    names.compactMap { name in schemas[name].map { (name, $0.json) } }
  }
}
