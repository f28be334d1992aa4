/// The content of a cell of a list, which each output writes in its own way: a type is a badge on
/// the screen, a word in speech and a text in JSON.
package enum CellValue: Hashable, Sendable {
  /// A missing number.
  case none
  case text(String)
  /// A number in the user's unit: `95.5`.
  case number(String)
  /// A generation, whose numeral is Roman for people.
  case generation(RomanNumeral)
  case type(Named<PokemonType>)
  case types([Named<PokemonType>], separator: String)
  /// Several values, which a text joins.
  case list([String], separator: String)
  /// The user's marks.
  case marks(Marks, hasNote: Bool = false)
}

extension CellValue {
  package static func number(_ number: Int) -> CellValue { .number("\(number)") }

  /// The cell as people read it.
  package var text: String {
    switch self {
    case .none: ""
    case .text(let text), .number(let text): text
    case .generation(let numeral): numeral.text
    case .type(let type): type.name
    case .types(let types, let separator): types.map(\.name).joined(separator: separator)
    case .list(let values, let separator): values.joined(separator: separator)
    case .marks(let marks, _): marks.progress?.name ?? ""
    }
  }

  /// The cell as programs read it, in one field.
  package var plain: String {
    if case .generation(let numeral) = self { return "\(numeral.value)" }
    return text
  }

  package var isEmpty: Bool {
    switch self {
    case .none: true
    case .number, .generation, .type: false
    case .text(let text): text.isEmpty
    case .types(let types, _): types.isEmpty
    case .list(let values, _): values.allSatisfy(\.isEmpty)
    case .marks(let marks, let hasNote): marks.progress == nil && !hasNote
    }
  }

  /// Whether the cell is a number, which needs no protection from a spreadsheet's formulas.
  package var isNumber: Bool {
    switch self {
    case .none, .number, .generation: true
    default: false
    }
  }

  /// The types that the cell shows; none for a cell of anything else.
  package var types: [Named<PokemonType>] {
    switch self {
    case .type(let type): [type]
    case .types(let types, _): types
    default: []
    }
  }

  /// The cell as it is read aloud.
  package var spoken: String {
    if case .types(let types, _) = self { return types.map(\.name).joined(separator: ", ") }
    return text
  }
}
