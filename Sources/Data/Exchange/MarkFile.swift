import PokedexDomain

/// Reads and writes marks and notes as files for spreadsheets and other programs.
package enum MarkFile {
  package enum Format: String, CaseIterable, Sendable {
    case csv
    case json

    /// The format for a file name extension.
    package init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
  }

  /// The maximum number of rows, equal to that of the store and many times the number of forms.
  static let maxRows = 20_000

  /// Marks as text, ordered by the forms' IDs.
  ///
  /// - Parameter slugs: PokeAPI's slugs of the forms, by ID.
  package static func text(of book: MarkBook, slugs: [Int: String], as format: Format) -> String {
    let rows = book.forms.map { form in
      MarkRow(id: form.rawValue, slug: slugs[form.rawValue] ?? "", entry: book[form])
    }
    return switch format {
    case .csv: MarkCSV.text(rows)
    case .json: MarkJSON.text(rows)
    }
  }

  /// Parses all entries in a text.
  ///
  /// - Parameters:
  ///   - slugs: PokeAPI's slugs of the forms, by ID.
  ///   - name: the name of the file in error messages.
  /// - Throws: the first problem, with `NAME:LINE` as its path.
  package static func entries(
    in bytes: [UInt8], as format: Format, slugs: [Int: String], name: String
  ) throws(PokedexError) -> [(form: ID<Form>, entry: MarkEntry)] {
    do throws(MarkFileProblem) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw MarkFileProblem(line: 1, reason: worded("it is not UTF-8 text"))
      }
      let rows =
        switch format {
        case .csv: try MarkCSV.rows(text)
        case .json: try MarkJSON.rows(bytes)
        }
      return try MarkedForms(slugs).resolve(rows)
    } catch {
      throw .file(path: "\(name):\(error.line)", reason: error.reason)
    }
  }
}

/// The row of one form.
struct MarkRow {
  var line = 0
  /// The ID, or `nil` if the row has only a slug.
  var id: Int?
  var slug = ""
  var entry = MarkEntry()
}

struct MarkFileProblem: Error {
  let line: Int
  let reason: String
}

/// The columns of a file with marks.
enum MarkColumn: String, CaseIterable {
  case id
  case slug
  case favourite
  case seen
  case caught
  case shiny
  case note

  var mark: Mark? {
    switch self {
    case .favourite: .favourite
    case .seen: .seen
    case .caught: .caught
    case .shiny: .shiny
    case .id, .slug, .note: nil
    }
  }

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
