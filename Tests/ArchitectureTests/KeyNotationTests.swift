import PokedexTesting
import Testing

/// Default keys are written only in the table of actions.
@Suite struct KeyNotationTests {
  private static let table = "Sources/Screens/Actions/"

  /// Messages that explain the notation of keys, with `%1` and so on for interpolations.
  private static let explanations: Set = [
    "%1: '%2' is not a key: write it as x, <c-x>, <f1>, <enter> or <lt>",
    "%1: %2 types a letter there: choose a key such as <f2> or <c-x>",
  ]

  @Test func noKeyIsWrittenOutsideTheTable() {
    let files = SourceFile.sources.filter {
      !$0.path.hasPrefix(Self.table) && !$0.path.contains("/Wording/")
    }
    for file in files {
      let texts = SourceTexts(file.lines.joined(separator: "\n")).texts
      let keys = texts.filter { Self.hasKey($0) && !Self.explanations.contains($0) }
      #expect(keys == [], "\(file): keys belong into \(Self.table)")
    }
  }

  @Test func noActionIsMadeOutsideTheTable() {
    for file in SourceFile.sources where !file.path.hasPrefix(Self.table) {
      #expect(file.code.filter { Self.makesAction($0) } == [], "\(file)")
    }
  }

  /// Each action of the table belongs to a scope, so that the settings and the help have it.
  @Test func everyActionHasAScope() {
    let scopes = SourceFile.sources.first { $0.name == "KeyScope.swift" }?.code ?? []
    let listed = Set(
      scopes.joined(separator: " ").split { !$0.isLetter && $0 != "." }.filter { $0.first == "." })
    let actions = SourceFile.sources.filter { $0.path.hasPrefix(Self.table) }.flatMap(\.code)
      .compactMap { Self.action(of: $0) }
    #expect(actions.count > 100)
    for action in actions { #expect(listed.contains(".\(action)"), "\(action)") }
  }

  @Test func eachActionIsDeclaredOnce() {
    let files = SourceFile.sources.filter { $0.path.hasPrefix(Self.table) }
    let code = files.map { $0.lines.joined(separator: " ") }.joined()
    let actions = code.split(separator: "Action(").dropFirst().map { part in
      part.split(separator: "\"", omittingEmptySubsequences: false).prefix(4).dropFirst()
        .joined(separator: "\"")
    }
    for action in Set(actions) where actions.filter({ $0 == action }).count > 1 {
      Issue.record("\(action) stands twice")
    }
  }

  @Test func keysAndActionsAreFound() {
    #expect(Self.hasKey("j<c-n>"))
    #expect(Self.hasKey("<pagedown>"))
    #expect(!Self.hasKey("a < b > c"))
    #expect(Self.makesAction("Binding(Action(, )) {"))
    #expect(!Self.makesAction("ActionSection(, [], keys), OfferedAction(binding: x)"))
    #expect(Self.action(of: "  static let down = Action(") == "down")
  }

  /// Whether a string contains a key's name in angle brackets.
  private static func hasKey(_ text: String) -> Bool {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().contains { part in
      guard let end = part.firstIndex(of: ">"), end > part.startIndex else { return false }
      return part[..<end].allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }
    }
  }

  private static func makesAction(_ code: String) -> Bool {
    code.ranges(of: "Action(").contains { range in
      let before = code[..<range.lowerBound].last
      return before.map { !$0.isLetter } ?? true
    }
  }

  private static func action(of code: String) -> Substring? {
    let words = code.split(separator: " ")
    guard words.prefix(2) == ["static", "let"], words.contains(where: { $0.hasPrefix("Action(") })
    else { return nil }
    return words.dropFirst(2).first
  }
}
