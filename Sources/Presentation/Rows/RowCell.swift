import PokedexDomain

/// The content of a cell, which a list draws, copies and speaks.
package enum RowCell: Hashable, Sendable {
  case value(CellValue)
  case inline(Inline)
  /// A figure in words, such as `2 hits`, and the value that lists sort by; and how it is read aloud, if
  /// that differs.
  case figure(Double?, Inline, spoken: Inline? = nil)
  /// The name of a row, with the characters that were typed to find it.
  case name(String, FoundName)

  /// The cell as it is copied.
  package var text: String { inline.text }

  /// The cell in a document.
  package var inline: Inline {
    switch self {
    case .value(let value): Inline(value.text)
    case .inline(let inline), .figure(_, let inline, _): inline
    case .name(let name, _): Inline(name)
    }
  }

  /// The cell as it is read aloud.
  package var spoken: Inline {
    switch self {
    case .value(let value): Inline(value.spoken)
    case .figure(_, _, let spoken?): spoken
    default: inline
    }
  }
}

extension [Inline] {
  package var asCells: [RowCell] { map(RowCell.inline) }
}
