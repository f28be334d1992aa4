/// The names that a source file uses and the types that it declares, found in its text.
struct SourceNames {
  /// The names in the code, without comments, string literals, and members after a full stop.
  let used: Set<String>
  /// Types and functions at file scope that other files can name.
  let declared: Set<String>
  /// Nested types. In a file that has one, its name means no other type.
  let nested: Set<String>

  init(_ file: SourceFile) {
    var scanner = NameScanner(file.lines.joined(separator: "\n"))
    used = scanner.names()
    var (declared, nested): (Set<String>, Set<String>) = ([], [])
    for line in file.lines {
      guard let name = Self.declaredName(line) else { continue }
      if line.first == " " { nested.insert(name) } else { declared.insert(name) }
    }
    self.declared = declared
    self.nested = nested
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func",
  ]
  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "final", "indirect", "nonisolated", "static", "mutating",
  ]

  /// Returns the declared name of a line, such as `Team` for `package struct Team: Hashable {`.
  private static func declaredName(_ line: Substring) -> String? {
    var words = line.split(separator: " ")[...]
    while let word = words.first, modifiers.contains(word) || word.hasPrefix("@") {
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), keywords.contains(keyword), let name = words.first
    else { return nil }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// A scanner for the names in a source file.
private struct NameScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var found: Set<String> = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func names() -> Set<String> {
    while place < bytes.count { step() }
    return found
  }

  private mutating func step() {
    if begins("//") {
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    } else if bytes[place] == UInt8(ascii: "\"") {
      skipText()
    } else if isNamePart {
      readName()
    } else {
      place += 1
    }
  }

  private mutating func readName() {
    let start = place
    while place < bytes.count, isNamePart { place += 1 }
    guard start == 0 || bytes[start - 1] != UInt8(ascii: ".") else { return }
    found.insert(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Skips a string literal, but reads the names in its interpolations.
  private mutating func skipText() {
    let quotes = begins("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    while place < bytes.count, !begins(quotes) {
      if begins("\\(") { readInterpolation() } else { place += begins("\\") ? 2 : 1 }
    }
    place += quotes.utf8.count
  }

  private mutating func readInterpolation() {
    place += 2
    var depth = 1
    while depth > 0, place < bytes.count {
      if begins("(") { depth += 1 }
      if begins(")") { depth -= 1 }
      step()
    }
  }

  private func begins(_ mark: String) -> Bool { bytes[place...].starts(with: mark.utf8) }

  private var isNamePart: Bool {
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
