import PokedexDomain

/// A column of a dumped table.
struct DumpColumn: Hashable, Sendable {
  enum Content: String, Sendable {
    case number = "INTEGER"
    case text = "TEXT"
  }

  let name: String
  /// The meaning of a value in a sentence, with its unit.
  let meaning: String
  let content: Content
  /// Whether the column may be empty (`NULL`).
  let isOptional: Bool
  /// The table that a value refers to, and the column there; `nil` for plain values.
  let target: Target?

  struct Target: Hashable, Sendable {
    let table: String
    let column: String
  }

  static func number(_ name: String, _ meaning: String, isOptional: Bool = false) -> DumpColumn {
    DumpColumn(
      name: name, meaning: meaning, content: .number, isOptional: isOptional, target: nil)
  }

  static func text(_ name: String, _ meaning: String, isOptional: Bool = false) -> DumpColumn {
    DumpColumn(
      name: name, meaning: meaning, content: .text, isOptional: isOptional, target: nil)
  }

  /// A column with the IDs of rows of another table. It is named after the table unless a name is
  /// given, to which `_id` is added.
  static func link(
    _ kind: Kind, as name: String? = nil, _ meaning: String, isOptional: Bool = false
  ) -> DumpColumn {
    link(kind.table, as: name, meaning, isOptional: isOptional)
  }

  static func link(
    _ table: String, as name: String? = nil, _ meaning: String, isOptional: Bool = false
  ) -> DumpColumn {
    DumpColumn(
      name: "\(name ?? table)_id", meaning: meaning, content: .number, isOptional: isOptional,
      target: Target(table: table, column: "id"))
  }

  /// A column with codes of languages.
  static let language = DumpColumn(
    name: "language", meaning: "The language, by PokéAPI's code, such as `fr`.", content: .text,
    isOptional: false, target: Target(table: Kind.language.table, column: "slug"))
}

/// A value of a row.
enum DumpValue: Hashable, Sendable {
  case none
  case number(Int)
  case text(String)

  init(_ number: Int?) { self = number.map { .number($0) } ?? .none }

  /// The number of a column of the dex.
  init(_ number: Int32) { self = number == .min ? .none : .number(Int(number)) }

  init<Entity>(_ id: ID<Entity>?) { self.init(id?.rawValue) }

  init(_ flag: Bool) { self = .number(flag ? 1 : 0) }
}

extension DumpValue: Comparable {
  static func < (left: DumpValue, right: DumpValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (.none, .number), (.none, .text), (.number, .text): true
    default: false
    }
  }
}

extension Kind {
  /// The name of the dumped table: the word of the field, which PokeAPI uses otherwise for forms and
  /// looks.
  var table: String {
    switch self {
    case .form: "form"
    case .look: "look"
    case .species: "species"
    case .pokemonColor: "color"
    case .pokemonShape: "shape"
    case .pokemonHabitat: "habitat"
    default: rawValue.replacing("-", with: "_")
    }
  }
}
