import FoundationEssentials
import PokedexTesting

/// A source file of the project, as lines.
struct SourceFile: Sendable, CustomStringConvertible {
  /// The path from the root of the project, such as `Sources/Screens/App.swift`.
  let path: String
  let lines: [Substring]
  /// The lines without comments and string literals.
  let code: [String]

  init(path: String, lines: [Substring]) {
    self.path = path
    self.lines = lines
    code = lines.map { Self.code($0) }
  }

  var description: String { path }

  /// The folder of `Sources` or `Tests` that contains it.
  var module: String { String(path.split(separator: "/")[1]) }

  var name: String { String(path.split(separator: "/").last ?? "") }

  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ Self.modifiers.contains($0) || $0.hasPrefix("@") })
      else { return nil }
      return words.dropFirst(index + 1).last.map { String($0.prefix { $0 != "." }) }
    }
  }

  private static let modifiers: Set<Substring> = ["internal", "private", "package", "public"]

  private static func code(_ line: Substring) -> String {
    var result = ""
    var isText = false
    var before: Character = " "
    for character in line {
      if character == "\"", before != "\\" { isText.toggle() }
      if !isText, character == "/", before == "/" { return String(result.dropLast()) }
      if !isText, character != "\"" { result.append(character) }
      before = character
    }
    return result
  }
}

extension SourceFile {
  /// The root of the project.
  static let root: String = {
    var path = #filePath[...]
    for _ in 0..<3 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return String(path)
  }()

  /// Returns the contents of a file, or `nil` if it cannot be read.
  ///
  /// - Parameter path: The path from the root of the project.
  static func text(at path: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns all Swift files in a folder.
  static func all(in folder: String) -> [SourceFile] {
    let files = FileManager.default.subpaths(atPath: "\(root)/\(folder)") ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      text(at: "\(folder)/\(file)").map { text in
        SourceFile(
          path: "\(folder)/\(file)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  static let sources = all(in: "Sources")
  static let tests = all(in: "Tests")
}
