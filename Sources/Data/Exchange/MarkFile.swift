import Glibc
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

  /// What a file may be at most, in bytes; the marks and longest notes of all forms are less.
  package static let largest = 4 << 20
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

  /// - Parameter largest: more bytes are refused.
  package static func read(
    _ path: String, largest: Int = MarkFile.largest
  ) throws(PokedexError) -> [UInt8] {
    guard FileKind(path: path) != .missing else { throw .notFound(worded("file \(path)")) }
    guard FileKind(path: path) == .regular else {
      throw .file(path: path, reason: StoreFailure.noFile)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    defer { close(file) }
    return try read(file, name: path, largest: largest)
  }

  /// Reads an open file, or a pipe, to its end.
  package static func read(
    _ file: Int32, name: String, largest: Int = MarkFile.largest
  ) throws(PokedexError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largest {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0 && mayGoOn(file) { continue }
      guard count >= 0 else { throw .file(path: name, reason: String(cString: strerror(errno))) }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
    }
    throw .file(path: name, reason: worded("it is larger than \(largest >> 20) MiB"))
  }

  /// Whether there may be something to read after all. A pipe that is empty just now is waited for;
  /// a signal ends the wait, and the next try tells more.
  private static func mayGoOn(_ file: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, -1)
    return true
  }

  /// Writes a file whole or not at all, for the user alone to read.
  package static func write(_ text: String, to path: String) throws(PokedexError) {
    let path = Directory.resolved(path)
    let (partial, file) = try Directory.makePartial(of: path)
    let isWritten = writeAll(Array(text.utf8), to: file) && fsync(file) == 0
    let code = errno
    close(file)
    guard isWritten, rename(partial, path) == 0 else {
      unlink(partial)
      throw .file(path: path, reason: String(cString: strerror(isWritten ? errno : code)))
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
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
