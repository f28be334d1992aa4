/// The names that a source file uses and declares, found in its text.
struct SourceNames {
  /// The names in the code, without comments, string literals, and members after a full stop.
  let used: Set<String>
  /// The names after a full stop.
  let usedMembers: Set<String>
  /// Types and functions at file scope that other files can name.
  let declared: Set<String>
  /// Nested types. In a file that declares a nested type, its name means no other type.
  let nested: Set<String>
  /// Members of types and protocols, and private members of extensions.
  let members: Set<String>
  /// Members of extensions that other files can use.
  let extensionMembers: Set<String>

  init(_ file: SourceFile) {
    var scanner = NameScanner(file.lines.joined(separator: "\n"))
    (used, usedMembers) = scanner.names()
    var declarations = Declarations()
    for line in file.lines { declarations.read(line) }
    declared = declarations.atFileScope
    nested = declarations.nested
    members = declarations.members
    extensionMembers = declarations.ofExtensions
  }
}

/// The declarations of a source file, read line by line.
private struct Declarations {
  private(set) var atFileScope: Set<String> = []
  private(set) var nested: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var ofExtensions: Set<String> = []
  private var isInExtension = false

  mutating func read(_ line: Substring) {
    let isIndented = line.first == " "
    if !isIndented, !line.isEmpty { isInExtension = Self.isOpenExtension(line) }
    if let name = Self.declaredName(line, Self.keywords) {
      if isIndented {
        nested.insert(name)
      } else if !line.contains("private ") {
        atFileScope.insert(name)
      }
    }
    guard isIndented, let name = Self.declaredName(line, Self.memberKeywords) else { return }
    let isDirect = line.prefix { $0 == " " }.count == 2
    let isHidden = line.contains("private ")
    if isInExtension, isDirect, !isHidden {
      ofExtensions.insert(name)
    } else {
      members.insert(name)
    }
  }

  private static func isOpenExtension(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.contains("extension") && !words.contains { $0.hasSuffix("private") }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func",
  ]
  private static let memberKeywords: Set<Substring> = ["func", "var", "let", "case"]
  private static let modifiers: Set<Substring> = [
    "package", "public", "internal", "private", "fileprivate", "final", "indirect", "nonisolated",
    "static", "mutating", "lazy",
  ]

  /// Returns the declared name of a line, such as `Team` for `package struct Team: Hashable {`.
  private static func declaredName(_ line: Substring, _ keywords: Set<Substring>) -> String? {
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
  private var position = 0
  private var found: Set<String> = []
  private var members: Set<String> = []

  init(_ source: String) { bytes = Array(source.utf8) }

  mutating func names() -> (names: Set<String>, members: Set<String>) {
    while position < bytes.count { step() }
    return (found, members)
  }

  private mutating func step() {
    if begins("//") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    } else if bytes[position] == UInt8(ascii: "\"") {
      skipText()
    } else if isNamePart {
      readName()
    } else {
      position += 1
    }
  }

  private mutating func readName() {
    let start = position
    while position < bytes.count, isNamePart { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    if isMember { members.insert(name) } else { found.insert(name) }
  }

  /// Skips a string literal, but reads the names in its interpolations.
  private mutating func skipText() {
    let quotes = begins("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.utf8.count
    while position < bytes.count, !begins(quotes) {
      if begins("\\(") { readInterpolation() } else { position += begins("\\") ? 2 : 1 }
    }
    position += quotes.utf8.count
  }

  private mutating func readInterpolation() {
    position += 2
    var depth = 1
    while depth > 0, position < bytes.count {
      if begins("(") { depth += 1 }
      if begins(")") { depth -= 1 }
      step()
    }
  }

  private func begins(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

  private var isNamePart: Bool {
    switch bytes[position] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
