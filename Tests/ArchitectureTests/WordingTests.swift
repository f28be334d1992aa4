import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// The template of all translations has exactly the phrases of the program.
@MainActor @Suite struct WordingTests {
  /// `RECORD=1 scripts/test --filter ArchitectureTests` adds missing phrases to the template and
  /// removes unused ones. Literals that users do not see as words, such as keys and slugs, are
  /// listed in `Untranslated.txt` instead.
  @Test func theTemplateHasThePhrasesOfTheSources() async throws {
    let template = try TranslationFile.template()
    let keys = try template.entries().map(\.key)
    let new = Self.literals.subtracting(keys.map(\.english)).subtracting(Self.untranslated)
    let used = try await Self.used(of: keys)
    let unused = Set(keys).subtracting(used)
    if GoldenFile.isRecording { return template.record(adding: new.sorted(), without: unused) }
    #expect(new.isEmpty, "not in \(template.path), nor in Untranslated.txt")
    #expect(unused.isEmpty, "in \(template.path), but said nowhere")
  }

  @Test func untranslatedLiteralsAreStillInTheSources() throws {
    let keys = try TranslationFile.template().entries().map(\.english)
    let left = Self.untranslated.intersection(Self.literals).subtracting(keys).sorted()
    GoldenFile(path: "\(SourceFile.root)/\(Self.untranslatedPath)")
      .check(left.joined(separator: "\n") + "\n", #_sourceLocation)
  }

  // MARK: Phrases

  /// The literals that contain letters: in Presentation and Screens all of them, in other modules
  /// those that are passed to functions that translate them.
  private static let literals = Set(
    SourceFile.sources.flatMap { file in
      let texts = SourceTexts(file.lines.joined(separator: "\n"))
      return ["Presentation", "Screens"].contains(file.module) ? texts.texts : texts.translated
    }.filter { $0.contains(where: \.isLetter) })

  /// Returns the phrases that occur in the sources, or are composed from slugs.
  private static func used(of keys: [Wording.Key]) async throws -> Set<Wording.Key> {
    let texts = Set(
      SourceFile.sources.flatMap { SourceTexts($0.lines.joined(separator: "\n")).texts })
    let conditions = SpeedCondition.allCases.map { Wording.Key($0.title) }
    let phrases = keys.filter {
      Kind(rawValue: $0.sense ?? "") == nil && texts.contains($0.english)
    }
    return try await Set(phrases).union(conditions).union(names(among: keys))
  }

  /// Returns the names that the program composes for entries of the dex.
  private static func names(among keys: [Wording.Key]) async throws -> Set<Wording.Key> {
    let echo = Wording(
      Language(rawValue: "echo"),
      translations: Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.english) }))
    let dex = try Stage.bundled()
    var names: Set<Wording.Key> = []
    for kind in Kind.allCases {
      let slugs = try await dex.slugs(of: kind).values
      echo.spoken {
        for name in slugs.compactMap({ kind.translatedName(of: $0, in: echo.language) }) {
          names.formUnion([Wording.Key(name), Wording.Key(name, sense: kind.rawValue)])
        }
      }
    }
    return names
  }

  // MARK: Other literals

  private static let untranslatedPath = "Tests/ArchitectureTests/Untranslated.txt"

  private static let untranslated = Set(
    (SourceFile.text(at: untranslatedPath) ?? "").split(separator: "\n").map(String.init))

  @Test func literalsAreFound() {
    let source = #"let a = "b \(c ? "d" : e(f)) g" // "h""#
    #expect(SourceTexts(source).texts == ["d", "b %1 g"])
    let said = #"worded(a ? "b" : "c") + d("e") + Failure("f \(g("h"))", ["i"])"#
    #expect(SourceTexts(said).translated == ["b", "c", "f %1"])
    let titled = #".text("how", title: "How", "what"); switch a { case .title: "i" }"#
    #expect(SourceTexts(titled).translated == ["How"])
    let lines = "x(\n  \"\"\"\n  one \\\n  two\n  three\n  \"\"\")"
    #expect(SourceTexts(lines).texts == ["one two\nthree"])
  }
}
