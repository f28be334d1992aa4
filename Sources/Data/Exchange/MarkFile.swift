import PokedexDomain

/// Reads and writes marks and notes as files for spreadsheets and other programs.
package enum MarkFile {
  package enum Format: String, CaseIterable, Sendable {
    case csv
    case json

    /// The format for a file name extension; CSV also for those of tables with tabs.
    package init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      switch path[path.index(after: dot)...].lowercased() {
      case "csv", "tsv", "tab": self = .csv
      case "json": self = .json
      default: return nil
      }
    }
  }

  /// The keys of JSON, for help texts.
  package static let keys = MarkColumn.writtenNames

  /// The maximum number of rows, equal to that of the store and many times the number of forms.
  static let maxRows = 20_000

  /// Marks as text, ordered by the forms' IDs.
  ///
  /// - Parameters:
  ///   - slugs: PokeAPI's slugs of the forms, by ID.
  ///   - catalog: knows the names of slots, balls and games; `nil` to write their numbers.
  package static func text(
    of book: MarkBook, slugs: [Int: String], in catalog: Catalog? = nil, as format: Format
  ) -> String {
    let names = SlotText(SlotMarkWords(catalog))
    let rows = book.forms.map { form in
      MarkRow(
        id: form.rawValue, slug: slugs[form.rawValue] ?? "", entry: book[form],
        slots: names.text(of: book[form], form))
    }
    return switch format {
    case .csv: MarkCSV.text(rows)
    case .json: MarkJSON.text(rows)
    }
  }
}

/// The rows of a file, and the problems with those that are not understood.
struct MarkTable {
  var rows: [MarkRow] = []
  var problems: [LineProblem] = []
}

/// The row of one form.
struct MarkRow {
  var line = 0
  /// The ID, or `nil` if the row has only a slug or a name.
  var id: Int?
  var slug = ""
  /// The name as people write it, of the species if there is a name of the form.
  var name = ""
  var form = ""
  var gender = ""
  /// The National Dex number.
  var number: Int?
  var entry = MarkEntry()
  /// The marks of slots as text; `nil` if the file has none.
  var slots: String?
  /// The stable name of a slot.
  var slot = ""
  /// The word for the state of the slot; `nil` if the file has none.
  var state: String?
  var ball = ""
  var origin = ""
  /// The marks that the file has columns for.
  var marks: Set<Mark> = []
  var hasNote = false

  /// - Parameter slots: the marks of its slots; `nil` if the file has none.
  func update(of slot: MarkedSlot, slots: [SlotMark]?) -> FileMarks {
    let set = marks.filter(entry.marks.contains)
    return FileMarks(
      slot.form, slot.key, set: set, cleared: marks.subtracting(set),
      note: hasNote ? entry.note : nil,
      slots: slots)
  }

  mutating func set(_ mark: Mark, _ isSet: Bool) {
    marks.insert(mark)
    if isSet { entry.marks.insert(mark) }
  }
}

extension [LineProblem] {
  /// Adds the problem of a row.
  ///
  /// - Throws: an error for the whole file if it has too many.
  mutating func note(_ problem: LineProblem) throws(LineProblem) {
    append(problem)
    if count > ListedLineProblem.most {
      throw LineProblem(line: problem.line, reason: ListedLineProblem.tooMany)
    }
  }
}

/// The columns of a file with marks.
enum MarkColumn: String, CaseIterable {
  case id
  case slug
  case name
  case form
  case gender
  case number
  case favourite
  case seen
  case caught
  case shiny
  case note
  case slots
  case slot
  case state
  case ball
  case origin

  /// The columns that are written. The others are only read, from tables of other programs.
  static let written: [MarkColumn] = [
    .id, .slug, .favourite, .seen, .caught, .shiny, .note, .slots,
  ]

  var mark: Mark? {
    switch self {
    case .favourite: .favourite
    case .seen: .seen
    case .caught: .caught
    case .shiny: .shiny
    default: nil
    }
  }

  /// Whether it tells which Pokémon is meant.
  var isName: Bool {
    switch self {
    case .id, .slug, .name, .number, .slot: true
    default: false
    }
  }

  static let writtenNames = written.map(\.rawValue).joined(separator: ", ")
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
