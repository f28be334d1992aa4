import Testing

/// Limits on the size of files and functions, and words that are not allowed.
@Suite struct MeasureTests {
  @Test(arguments: SourceFile.sources)
  func filesAreAtMostThreeHundredLines(_ file: SourceFile) {
    #expect(file.lines.count <= 300)
  }

  @Test(arguments: SourceFile.tests)
  func testsAreAtMostFourHundredLines(_ file: SourceFile) {
    #expect(file.lines.count <= 400)
  }

  @Test(arguments: SourceFile.sources) func aFunctionFitsOnAScreen(_ file: SourceFile) {
    for function in file.functions {
      #expect(function.length <= 50, "\(function.head)")
    }
  }

  /// Half of all functions are shorter than eight lines, and 95 of 100 are shorter than 25.
  @Test func mostFunctionsAreAFewLinesLong() {
    let lengths = SourceFile.sources.flatMap(\.functions).map(\.length).sorted()
    #expect(lengths.count > 200)
    #expect(lengths[lengths.count / 2] < 8)
    #expect(lengths[lengths.count * 95 / 100] < 25)
  }

  @Test(arguments: SourceFile.sources) func namesAvoidEmptyWords(_ file: SourceFile) {
    let empty = ["Util", "Helper", "Manager", "Impl", "Common"]
    let declared = file.code.flatMap { line in
      zip(line.split(separator: " "), line.split(separator: " ").dropFirst())
        .filter { ["struct", "class", "enum", "actor", "protocol", "extension"].contains($0.0) }
        .map { String($0.1) }
    }
    for name in declared + [file.path] {
      #expect(!empty.contains { name.contains($0) }, "\(name)")
    }
  }

  /// Code that may trap, or that turns off checks of the compiler, is not allowed.
  @Test(arguments: SourceFile.sources) func nothingIsForceUnwrappedOrUnchecked(_ file: SourceFile) {
    let text = file.code.joined(separator: "\n")
    for word in ["try!", "as!", "@unchecked", "nonisolated(unsafe)", "fatalError", "unsafeBitCast"]
    {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(file.forcedUnwraps.isEmpty)
  }

  /// Stores, files and the network fail, and names may be unknown or asked wrongly; reading the dex does not
  /// throw.
  @Test func fewFunctionsThrow() {
    let code = SourceFile.sources.flatMap(\.code)
    let domain = SourceFile.sources.filter { $0.path.contains("Sources/Domain/") }.flatMap(\.code)
    // A mistake in a line of the user's file, or a change that a run refuses, is an answer, not a failure.
    let answers = ["throws(OverlayFault)", "throws(RunProblem)"]
    let others = [" in", "do throws", "@Sendable", ": ("] + answers
    let throwing = domain.filter { line in
      line.contains(" throws") && !others.contains { line.contains($0) }
    }
    #expect(throwing.count <= 120)
    #expect(code.count { line in [" try? ", "(try? "].contains { line.contains($0) } } <= 60)
    #expect(code.count { $0.contains("throws(PokedexError) in") } <= 60)
  }

  @Test func forcedUnwrapsAreFound() {
    let lines: [Substring] = [
      "let a = b!", "c!.d()", "e[0]!.f", "(g() as H?)!", "if i != j, !k {}",
      "let l = \"m!\"  // n!",
      "case \"(\", \"!\": o()",
    ]
    #expect(SourceFile(path: "Sources/X/Y.swift", lines: lines).forcedUnwraps.count == 4)
  }

  @Test func functionsAreMeasured() {
    let lines: [Substring] = [
      "struct A {", "  func b() {", "    c()", "  }", "  init() {", "    d {", "    }", "  }",
      "  var e: Int { 1 }", "}",
    ]
    let functions = SourceFile(path: "Sources/X/Y.swift", lines: lines).functions
    #expect(functions.map(\.length) == [1, 2])
  }
}

extension SourceFile {
  /// The lines with an exclamation mark after a value.
  var forcedUnwraps: [String] {
    code.filter { line in
      zip(line, line.dropFirst() + " ").contains { value, mark in
        mark == "!" && (value.isLetter || value.isNumber || ")]".contains(value))
      } && !line.contains("!=")
    }
  }

  /// A function or initialiser, with the number of lines between its braces.
  struct Function {
    let head: String
    let length: Int
  }

  var functions: [Function] {
    lines.indices.compactMap { index in
      let words = lines[index].split(separator: " ")
      guard words.contains("func") || words.contains(where: { $0.hasPrefix("init(") }),
        !lines[index].contains("//")
      else { return nil }
      return function(at: index)
    }
  }

  /// Returns the function that begins in a line. Its body ends at the brace with the same
  /// indentation; `nil` for a function on one line or without a body.
  private func function(at index: Int) -> Function? {
    let indent = lines[index].prefix { $0 == " " }
    guard
      let start = lines[index...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("}") }),
      lines[start].hasSuffix("{"),
      let end = lines[start...].dropFirst().firstIndex(where: { $0 == indent + "}" })
    else { return nil }
    return Function(head: String(lines[index]), length: end - start - 1)
  }
}
