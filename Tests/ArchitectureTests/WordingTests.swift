import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Whether the template of all translations holds the phrases of the program.
@MainActor @Suite struct WordingTests {
  /// A phrase that the template lacks is added by `RECORD=1 scripts/test --filter ArchitectureTests`,
  /// and one that is said no more is taken out. Texts with letters that are no words for people, such
  /// as keys and slugs, stand in `Unspoken.txt` instead.
  @Test func theTemplateHoldsWhatIsSaid() async throws {
    let template = try TranslationFile.template()
    let keys = try template.entries().map(\.key)
    let new = Self.said.subtracting(keys.map(\.english)).subtracting(Self.unspoken)
    let used = try await Self.used(of: keys)
    let unused = Set(keys).subtracting(used)
    if GoldenFile.isRecording { return template.record(adding: new.sorted(), without: unused) }
    #expect(new.isEmpty, "not in \(template.path), nor in Unspoken.txt")
    #expect(unused.isEmpty, "in \(template.path), but said nowhere")
  }

  @Test func whatIsNoWordIsStillInTheSources() throws {
    let keys = try TranslationFile.template().entries().map(\.english)
    let left = Self.unspoken.intersection(Self.said).subtracting(keys).sorted()
    GoldenFile(path: "\(SourceFile.root)/\(Self.unspokenPath)")
      .check(left.joined(separator: "\n") + "\n", #_sourceLocation)
  }

  // MARK: What is said

  /// The texts with letters of what is shown on the screen; elsewhere, where there are other texts
  /// as well, those that are said in the language in force.
  private static let said = Set(
    SourceFile.sources.flatMap { file in
      let texts = SourceTexts(file.lines.joined(separator: "\n"))
      return ["Presentation", "Screens"].contains(file.module) ? texts.texts : texts.told
    }.filter { $0.contains(where: \.isLetter) })

  /// The phrases that stand anywhere in the sources, or are put together of slugs.
  private static func used(of keys: [Wording.Key]) async throws -> Set<Wording.Key> {
    let texts = Set(
      SourceFile.sources.flatMap { SourceTexts($0.lines.joined(separator: "\n")).texts })
    let conditions = SpeedCondition.allCases.map { Wording.Key($0.title) }
    let phrases = keys.filter {
      Kind(rawValue: $0.sense ?? "") == nil && texts.contains($0.english)
    }
    return try await Set(phrases).union(conditions).union(names(among: keys))
  }

  /// The names that the program has for things of the dex.
  private static func names(among keys: [Wording.Key]) async throws -> Set<Wording.Key> {
    let echo = Wording(
      Language(rawValue: "echo"),
      translations: Dictionary(uniqueKeysWithValues: keys.map { ($0, $0.english) }))
    let dex = try Stage.bundled()
    var names: Set<Wording.Key> = []
    for kind in Kind.allCases {
      let slugs = try await dex.slugs(of: kind).values
      echo.spoken {
        for name in slugs.compactMap({ kind.spokenName(of: $0, in: echo.language) }) {
          names.formUnion([Wording.Key(name), Wording.Key(name, sense: kind.rawValue)])
        }
      }
    }
    return names
  }

  // MARK: What is not

  private static let unspokenPath = "Tests/ArchitectureTests/Unspoken.txt"

  private static let unspoken = Set(
    (SourceFile.text(at: unspokenPath) ?? "").split(separator: "\n").map(String.init))

  @Test func textsAreFound() {
    let source = #"let a = "b \(c ? "d" : e(f)) g" // "h""#
    #expect(SourceTexts(source).texts == ["d", "b %1 g"])
    let said = #"worded(a ? "b" : "c") + d("e") + Failure("f \(g("h"))", ["i"])"#
    #expect(SourceTexts(said).told == ["b", "c", "f %1"])
    let lines = "x(\n  \"\"\"\n  one \\\n  two\n  three\n  \"\"\")"
    #expect(SourceTexts(lines).texts == ["one two\nthree"])
  }
}
