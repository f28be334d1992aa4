import PokedexDomain

/// The content of a cell, which a list draws, copies and speaks.
package enum RowCell: Hashable, Sendable {
  case value(CellValue)
  case inline(Inline)
  /// The name of a row, with the characters that were typed to find it.
  case name(String, FoundName)

  /// The cell as it is copied.
  package var text: String {
    switch self {
    case .value(let value): value.text
    case .inline(let inline): inline.text
    case .name(let name, _): name
    }
  }

  /// The cell as it is read aloud.
  package var spoken: Inline {
    switch self {
    case .value(let value): Inline(value.spoken)
    case .inline(let inline): inline
    case .name(let name, _): Inline(name)
    }
  }
}

extension [Inline] {
  package var asCells: [RowCell] { map(RowCell.inline) }
}
