import PokedexData

/// The form of a value in printed JSON. Its JSON and its schema follow from the same description.
struct Shape<Value>: Sendable {
  let schema: SchemaWriter
  let json: @Sendable (Value) -> JSON
  /// The members of an object; none of another value.
  private(set) var fields: [Field<Value>] = []
}

/// A value that has one shape in JSON.
protocol Shaped: SendableMetatype {
  static var shape: Shape<Self> { get }
}

/// A member of an object.
struct Field<Value>: Sendable {
  let key: String
  fileprivate let schema: SchemaWriter
  fileprivate let isRequired: Bool
  /// `nil` if the object has no such member.
  fileprivate let json: @Sendable (Value) -> JSON?
}

extension Field {
  init<Part: Shaped>(_ key: String, _ part: @escaping @Sendable (Value) -> Part) {
    self.init(key, nil, isRequired: true, { Part.shape }, part)
  }

  /// - Parameter meaning: what the key does not say.
  init<Part: Shaped>(
    _ key: String, _ meaning: String, _ part: @escaping @Sendable (Value) -> Part
  ) {
    self.init(key, meaning, isRequired: true, { Part.shape }, part)
  }

  init<Part>(
    _ key: String, _ meaning: String? = nil, as shape: Shape<Part>,
    _ part: @escaping @Sendable (Value) -> Part
  ) {
    self.init(key, meaning, isRequired: true, { shape }, part)
  }

  /// A member that an object has only if it has a value.
  static func ifAny<Part>(
    _ key: String, _ meaning: String? = nil, as shape: Shape<Part>,
    _ part: @escaping @Sendable (Value) -> Part?
  ) -> Field {
    Field(key, meaning, isRequired: false, { shape }, part)
  }

  private init<Part>(
    _ key: String, _ meaning: String?, isRequired: Bool,
    _ shape: @escaping @Sendable () -> Shape<Part>, _ part: @escaping @Sendable (Value) -> Part?
  ) {
    self.init(
      key: key, schema: { shape().schema(&$0).described(meaning) }, isRequired: isRequired,
      json: { part($0).map(shape().json) })
  }

  /// The field of a value that contains this one.
  func of<Whole>(_ value: @escaping @Sendable (Whole) -> Value) -> Field<Whole> {
    let json = json
    return Field<Whole>(key: key, schema: schema, isRequired: isRequired) { json(value($0)) }
  }
}

extension Shape {
  /// - Parameter name: a schema describes an object with a name once and then refers to it, as it must if
  ///   objects contain others of their shape.
  static func object(named name: String? = nil, _ fields: [Field<Value>]) -> Shape {
    let schema: SchemaWriter = { definitions in
      .object(
        fields.map { ($0.key, $0.schema(&definitions).json) },
        required: fields.filter(\.isRequired).map(\.key))
    }
    return Shape(
      schema: { definitions in
        name.map { definitions.reference(to: $0, schema) } ?? schema(&definitions)
      },
      json: { value in
        .object(fields.compactMap { field in field.json(value).map { (field.key, $0) } })
      }, fields: fields)
  }

  /// The shape of an object that a command prints: with the number of the format before its members.
  var numbered: Shape { .object([.format] + fields) }

  /// The shape of a value that is printed as a part of it.
  func of<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> Shape<Whole> {
    let json = json
    return Shape<Whole>(schema: schema) { json(part($0)) }
  }

  static func list<Part>(
    _ shape: @autoclosure @escaping @Sendable () -> Shape<Part>
  ) -> Shape where Value == [Part] {
    Shape(
      schema: { Schema("array", [("items", shape().schema(&$0).json)]) },
      json: { .list($0.map(shape().json)) })
  }

  /// `null` for `nil`.
  static func optional<Part>(
    _ shape: @autoclosure @escaping @Sendable () -> Shape<Part>
  ) -> Shape where Value == Part? {
    Shape(schema: { shape().schema(&$0).orNull }, json: { $0.map(shape().json) ?? .null })
  }

  /// An object with a member for each thing of a sort, such as a type.
  ///
  /// - Parameter keys: the keys that it has, if they are always the same.
  static func members<Part>(
    _ keys: [String] = [], of shape: Shape<Part>
  ) -> Shape where Value == [(key: String, value: Part)] {
    Shape(
      schema: { definitions in
        let part = shape.schema(&definitions).json
        return keys.isEmpty
          ? Schema("object", [("additionalProperties", part)])
          : .object(keys.map { ($0, part) }, required: keys)
      },
      json: { .object($0.map { ($0.key, shape.json($0.value)) }) })
  }
}

extension Shaped {
  /// The value as a command prints it: with the number of the format.
  var printed: JSON { Self.shape.numbered.json(self) }

  static func printed(_ values: [Self]) -> [JSON] {
    let shape = shape.numbered
    return values.map { shape.json($0) }
  }
}
