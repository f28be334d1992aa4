import PokedexDomain

/// A file with marks and notes, for spreadsheets and other programs.
package enum MarkFile {
  package enum Format: String, CaseIterable, Sendable {
    case csv
    case json

    /// As the end of a file's name tells.
    package init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
  }

  /// As many as a store has room for; more than there are forms, many times over.
  static let mostRows = 20_000

  /// Marks as text, ordered by the forms' ids.
  ///
  /// - Parameter slugs: what PokeAPI calls the forms, by their ids.
  package static func text(of book: MarkBook, slugs: [Int: String], as format: Format) -> String {
    let rows = book.forms.map { form in
      MarkRow(id: form.rawValue, slug: slugs[form.rawValue] ?? "", entry: book[form])
    }
    return switch format {
    case .csv: MarkCSV.text(rows)
    case .json: MarkJSON.text(rows)
    }
  }

  /// What a text tells of each form.
  ///
  /// - Parameter name: what the text is called, to tell where it is wrong.
  /// - Throws: the first line that is wrong, as the path `NAME:LINE`.
  package static func entries(
    in bytes: [UInt8], as format: Format, slugs: [Int: String], name: String
  ) throws(PokedexError) -> [(form: ID<Form>, entry: MarkEntry)] {
    do throws(MarkFileMistake) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw MarkFileMistake(line: 1, reason: worded("it is no text in UTF-8"))
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

/// What a file says of one form.
struct MarkRow {
  var line = 0
  /// None where the form is only named.
  var id: Int?
  var slug = ""
  var entry = MarkEntry()
}

struct MarkFileMistake: Error {
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
