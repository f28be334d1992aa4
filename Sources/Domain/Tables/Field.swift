/// An entity that the dex stores as a row of numbers: numeric facts, flags, links, and lists of
/// these. One table of fields for each kind drives reading, writing, checking and querying.
package protocol Tabular: Sendable {
  /// The kind of the table that holds these rows.
  static var kind: Kind { get }
  /// All fields of a row, in the order in which the dex stores them.
  static var fields: [Field<Self>] { get }

  var id: ID<Self> { get }
  /// The name that PokeAPI uses in URLs, such as `mr-mime`; empty where a kind has none.
  var slug: String { get }
  var names: Names { get set }
  /// Additional names of a row besides ``names``, by their keys in the dex.
  static var otherNames: [String: WritableKeyPath<Self, Names> & Sendable] { get }

  /// Creates a row with an ID and a slug only.
  init(id: ID<Self>, slug: String)
}

extension Tabular {
  /// Clears fields: numbers become missing ones or 0, lists empty.
  mutating func clear(_ cleared: [PartialKeyPath<Self>]) {
    guard !cleared.isEmpty else { return }
    for field in Self.fields where cleared.contains(field.path) { field.set([], in: &self) }
  }

  package static var otherNames: [String: WritableKeyPath<Self, Names> & Sendable] { [:] }
}

/// One element of a list in a row, such as an item that a form may hold.
package protocol ListElement: Sendable {
  static var fields: [Field<Self>] { get }
  /// Creates an empty element, to be filled field by field.
  init()
}

/// One field of a row: its name in the dex, with a getter and a setter.
package struct Field<Row>: Sendable {
  package enum Access: Sendable {
    /// A number or `nil`; flags are 0 and 1, links are the ID of their target.
    case number(
      get: @Sendable (Row) -> Int?, set: @Sendable (inout Row, Int?) -> Void)
    /// The numbers of a list, `stride` for each element.
    case list(
      stride: Int, get: @Sendable (Row) -> [Int?], set: @Sendable (inout Row, [Int?]) -> Void)
  }

  package let name: String
  package let access: Access
  /// The kind that each number links to: one for the field, or one for each number of a list
  /// element.
  package let links: [Kind?]
  /// Identifies the field when a query looks up a column by key path.
  package let path: PartialKeyPath<Row> & Sendable
}

extension Field {
  package static func number(
    _ name: String, _ path: WritableKeyPath<Row, Int> & Sendable
  ) -> Field {
    Field(
      name: name,
      access: .number(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 ?? 0 }),
      links: [nil], path: path)
  }

  package static func number(
    _ name: String, _ path: WritableKeyPath<Row, Int?> & Sendable
  ) -> Field {
    Field(
      name: name, access: .number(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 }),
      links: [nil], path: path)
  }

  package static func flag(
    _ name: String, _ path: WritableKeyPath<Row, Bool> & Sendable
  ) -> Field {
    Field(
      name: name,
      access: .number(get: { $0[keyPath: path] ? 1 : 0 }, set: { $0[keyPath: path] = $1 == 1 }),
      links: [nil], path: path)
  }

  package static func link<Target: Tabular>(
    _ name: String, _ path: WritableKeyPath<Row, ID<Target>> & Sendable
  ) -> Field {
    Field(
      name: name,
      access: .number(
        get: { $0[keyPath: path].rawValue }, set: { $0[keyPath: path] = ID($1 ?? 0) }),
      links: [Target.kind], path: path)
  }

  package static func link<Target: Tabular>(
    _ name: String, _ path: WritableKeyPath<Row, ID<Target>?> & Sendable
  ) -> Field {
    Field(
      name: name,
      access: .number(
        get: { $0[keyPath: path]?.rawValue }, set: { $0[keyPath: path] = $1.map { ID($0) } }),
      links: [Target.kind], path: path)
  }

  package static func links<Target: Tabular>(
    _ name: String, _ path: WritableKeyPath<Row, [ID<Target>]> & Sendable
  ) -> Field {
    Field(
      name: name,
      access: .list(
        stride: 1, get: { $0[keyPath: path].map(\.rawValue) },
        set: { $0[keyPath: path] = $1.compactMap { $0.map { ID($0) } } }),
      links: [Target.kind], path: path)
  }

  package static func list<Element: ListElement>(
    _ name: String, _ path: WritableKeyPath<Row, [Element]> & Sendable
  ) -> Field {
    let fields = Element.fields
    return Field(
      name: name,
      access: .list(
        stride: fields.count,
        get: { row in row[keyPath: path].flatMap { element in fields.map { $0.value(of: element) } }
        },
        set: { row, numbers in
          row[keyPath: path] = stride(from: 0, to: numbers.count, by: fields.count).map {
            Element(numbers[$0..<($0 + fields.count)], fields: fields)
          }
        }),
      links: fields.map { $0.links[0] }, path: path)
  }

  /// The number in this field of a row; `nil` for lists.
  package func value(of row: Row) -> Int? {
    guard case .number(let get, _) = access else { return nil }
    return get(row)
  }

  /// The numbers in this field of a row: one, or those of a list.
  package func numbers(of row: Row) -> [Int?] {
    switch access {
    case .number(let get, _): [get(row)]
    case .list(_, let get, _): get(row)
    }
  }

  /// Sets the numbers in this field of a row: one, or those of a list.
  package func set(_ numbers: [Int?], in row: inout Row) {
    switch access {
    case .number(_, let set): set(&row, numbers.first ?? nil)
    case .list(_, _, let set): set(&row, numbers)
    }
  }

  /// Sets the number in this field of a row; does nothing for lists.
  package func set(_ value: Int?, in row: inout Row) {
    guard case .number(_, let set) = access else { return }
    set(&row, value)
  }
}

extension ListElement {
  fileprivate init(_ numbers: ArraySlice<Int?>, fields: [Field<Self>]) {
    self.init()
    for (field, number) in zip(fields, numbers) { field.set(number, in: &self) }
  }
}
