import Testing

/// `Sources/Data/HTTP` transfers bytes, independent of their meaning.
@Suite struct HTTPFolderTests {
  /// Of the domain, only the network failures are used.
  @Test func itUsesNoTypeOfJSONPokeAPIOrTheGames() {
    let files = SourceFile.sources.filter { $0.path.hasPrefix("Sources/Data/HTTP/") }
    let others = SourceFile.sources.filter { file in
      ["Data", "Domain"].contains(file.module) && !files.contains { $0.path == file.path }
    }
    let foreign = Set(others.flatMap { $0.types(isNestedToo: false) })
      .subtracting(files.flatMap { $0.types(isNestedToo: true) }).subtracting(["NetworkFailure"])
    #expect(foreign.isSuperset(of: ["PokeAPI", "JSON", "Move", "BadData"]))
    for file in files {
      let named = foreign.intersection(file.code.flatMap(SourceFile.words))
      #expect(named.isEmpty, "\(file) names \(named)")
    }
  }

  @Test func declarationsAreFound() {
    let lines: [Substring] = [
      "package final class One {", "  enum Two: Int {", "extension Three {", "// struct None",
      "let text = \"actor None\"",
    ]
    let file = SourceFile(path: "Sources/X/Y.swift", lines: lines)
    #expect(file.types(isNestedToo: true) == ["One", "Two"])
    #expect(file.types(isNestedToo: false) == ["One"])
  }
}

extension SourceFile {
  /// Returns the names of the types that the file declares.
  fileprivate func types(isNestedToo: Bool) -> [String] {
    code.filter { isNestedToo || $0.first?.isWhitespace == false }.compactMap { line in
      let words = Self.words(in: line)
      return zip(words, words.dropFirst()).first { Self.declaring.contains($0.0) }?.1
    }
  }

  private static let declaring = ["class", "struct", "enum", "actor", "protocol"]

  fileprivate static func words(in line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
