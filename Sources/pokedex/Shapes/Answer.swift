import PokedexData

/// The JSON that a command prints: an object, or a list of objects. Its schema has a name.
struct Answer: Sendable {
  /// The name of the schema for `pokedex schema`, and of its file in `docs/schemas`.
  let name: String
  /// Its meaning, and the commands that print it.
  private let title: String
  private let root: SchemaWriter

  /// An object with one of these shapes.
  init(_ name: String, _ title: String, _ values: any Shaped.Type...) {
    (self.name, self.title) = (name, title)
    root = { Self.object(values, &$0) }
  }

  /// A list of objects with these shapes.
  init(_ name: String, _ title: String, listOf values: any Shaped.Type...) {
    (self.name, self.title) = (name, title)
    root = { Schema("array", [("items", Self.object(values, &$0).json)]) }
  }

  /// One of other answers.
  init(_ name: String, _ title: String, oneOf answers: [Answer]) {
    (self.name, self.title) = (name, title)
    root = { _ in .any(of: answers.map { .reference(to: "\($0.name).json") }) }
  }

  private static func object(
    _ values: [any Shaped.Type], _ definitions: inout SchemaDefinitions
  ) -> Schema {
    let schemas = values.map { numbered($0, &definitions) }
    return schemas.count == 1 ? schemas[0] : .any(of: schemas)
  }

  private static func numbered<Value: Shaped>(
    _ value: Value.Type, _ definitions: inout SchemaDefinitions
  ) -> Schema {
    Value.shape.numbered.schema(&definitions)
  }

  var schema: JSON {
    var definitions = SchemaDefinitions()
    let head: [(key: String, value: JSON)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string(title)),
    ]
    let keywords = root(&definitions).keywords
    let named = definitions.members
    return .object(head + keywords + (named.isEmpty ? [] : [("$defs", .object(named))]))
  }
}
