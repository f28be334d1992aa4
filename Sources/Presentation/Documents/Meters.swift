extension Document {
  /// A section of bars, each the part of a whole. All meters of a document share one grid.
  package struct Meters: Hashable, Sendable {
    /// The title of the section; empty for none.
    package let title: String
    /// The titles of the columns: the part, the whole, the second number and the note.
    package let titles: Titles
    package let rows: [Meter]

    package struct Titles: Hashable, Sendable {
      package let part: String
      package let whole: String
      package let second: String
      package let note: String
    }
  }

  /// A row that shows a part of a whole, and is a link.
  package struct Meter: Hashable, Sendable {
    package let name: Inline
    package let part: Int
    package let whole: Int
    /// Another number; empty for none.
    package let second: String
    package let note: String

    package var isComplete: Bool { part == whole }
    package var share: String { Formatting.share(part, of: whole) }
  }
}

extension Document.Meters {
  /// The meters as a table, without bars.
  package var table: Document.Table {
    let hasNotes = rows.contains { !$0.note.isEmpty }
    return Document.Table(
      ["", titles.part, titles.whole, "", titles.second] + (hasNotes ? [titles.note] : []),
      untitled: ["Name", "Share"], numbers: [1, 2, 3, 4],
      rows: rows.map { row in
        [
          row.name, Inline(Formatting.count(row.part)), Inline(Formatting.count(row.whole)),
          Inline(row.share), Inline(row.second),
        ] + (hasNotes ? [Inline(row.note)] : [])
      })
  }
}

extension Document {
  package var hasMeters: Bool {
    blocks.contains { if case .meters = $0 { true } else { false } }
  }
}
