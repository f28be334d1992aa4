import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Whether all that the program says can be said in every language.
@Suite struct WordingTests {
  /// Texts with letters that are no words for people, such as keys and slugs, and words that nobody
  /// has translated yet, stand in `Unspoken.txt`. Whoever adds a text to a screen translates it in
  /// `Sources/Presentation/Wording`, or writes that file anew: `RECORD=1 scripts/test --filter
  /// ArchitectureTests`.
  @Test func whatTheScreensSayIsTranslatedOrListed() {
    let known = Set(Wording.others.flatMap(\.phrases.keys).map(Self.word))
    let texts = SourceFile.sources.flatMap { Self.texts(in: $0) }
      .filter { $0.contains(where: \.isLetter) && !known.contains($0) }
    let file = GoldenFile(path: "\(SourceFile.root)/Tests/ArchitectureTests/Unspoken.txt")
    file.check(Set(texts).sorted().joined(separator: "\n") + "\n", #_sourceLocation)
  }

  /// All texts of what is shown on the screen; elsewhere, where there are other texts as well, those
  /// that are said in the language in force.
  private static func texts(in file: SourceFile) -> [String] {
    guard !file.path.contains("/Wording/") else { return [] }
    let texts = SourceTexts(file.lines.joined(separator: "\n"))
    return ["Presentation", "Screens"].contains(file.module) ? texts.texts : texts.told
  }

  /// A phrase without the sense that tells it from another.
  private static func word(_ phrase: String) -> String {
    phrase.hasSuffix("]") ? String(phrase.prefix { $0 != "[" }.dropLast()) : phrase
  }

  @Test func textsAreFound() {
    let source = #"let a = "b \(c ? "d" : e(f)) g" // "h""#
    #expect(SourceTexts(source).texts == ["d", "b %1 g"])
    let said = #"worded(a ? "b" : "c") + d("e") + Failure("f \(g("h"))", ["i"])"#
    #expect(SourceTexts(said).told == ["b", "c", "f %1"])
    let lines = "x(\n  \"\"\"\n  one \\\n  two\n  three\n  \"\"\")"
    #expect(SourceTexts(lines).texts == ["one two\nthree"])
  }
}
