import FoundationEssentials
import PokedexData
import PokedexDomain
import PokedexTesting
import Synchronization
import Testing

/// A translation in `Resources/languages`, or the template of all translations.
struct TranslationFile: Sendable {
  /// The path from the root of the project.
  let path: String
  let text: String

  init(_ name: String) throws {
    path = "Resources/languages/\(name)"
    text = try #require(SourceFile.text(at: path), "\(path) is missing")
  }

  static func template() throws -> TranslationFile { try TranslationFile("pokedex.pot") }

  /// The file names of all translations.
  static let names =
    (FileManager.default.subpaths(atPath: "\(SourceFile.root)/Resources/languages") ?? [])
    .filter { $0.hasSuffix(".po") }.sorted()

  /// Returns all entries except the header.
  ///
  /// - Throws: an error with the file and line that cannot be read.
  func entries() throws -> [POReader.Entry] {
    if let known = Self.read.withLock({ $0[path] }) { return known }
    do {
      let entries = try Self.entries(of: text).filter { !$0.english.isEmpty }
      Self.read.withLock { $0[path] = entries }
      return entries
    } catch {
      throw Unreadable(description: "\(path):\(error.line): \(error.reason)")
    }
  }

  /// The entries of each file, read once for all tests.
  private static let read = Mutex<[String: [POReader.Entry]]>([:])

  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  private static func entries(of text: String) throws(POReader.Fault) -> [POReader.Entry] {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(POReader.Fault) in
      var reader = POReader(bytes)
      var entries: [POReader.Entry] = []
      while let entry = try reader.next() { entries.append(entry) }
      return entries
    }
  }

  /// Writes the file with new phrases at the end, and without unused ones.
  func record(
    adding phrases: some Sequence<String>, without unused: Set<Wording.Key>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let kept = text.split(separator: "\n\n").map(String.init).filter { block in
      let entry = try? Self.entries(of: block).first
      return entry.map { !unused.contains($0.key) } ?? true
    }
    let blocks = kept.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" } + phrases.map(Self.block)
    GoldenFile(path: "\(SourceFile.root)/\(path)")
      .check(blocks.joined(separator: "\n"), location)
  }

  private static func block(_ phrase: String) -> String {
    let flag = Self.placeholders(in: phrase).isEmpty ? "" : "#, qt-format\n"
    let escaped = phrase.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\t", with: "\\t")
    return "\(flag)msgid \"\(escaped)\"\nmsgstr \"\"\n"
  }

  /// Returns the numbers of the placeholders in a phrase.
  static func placeholders(in phrase: String) -> Set<Int> {
    var placeholders: Set<Int> = []
    _ = Placeholders.filled(phrase, plain: { _ in }, part: { placeholders.insert($0) })
    return placeholders
  }
}

extension POReader.Entry {
  var key: Wording.Key { Wording.Key(english, sense: sense) }
}

extension Wording.Key: CustomStringConvertible {
  package var description: String { sense.map { "\(english) [\($0)]" } ?? english }
}
