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
    let texts = SourceFile.sources.filter { Self.isSpeaking($0) }
      .flatMap { SourceTexts($0.lines.joined(separator: "\n")).texts }
      .filter { $0.contains(where: \.isLetter) && !known.contains($0) }
    let file = GoldenFile(path: "\(SourceFile.root)/Tests/ArchitectureTests/Unspoken.txt")
    file.check(Set(texts).sorted().joined(separator: "\n") + "\n", #_sourceLocation)
  }

  private static func isSpeaking(_ file: SourceFile) -> Bool {
    ["Presentation", "Screens"].contains(file.module) && !file.path.contains("/Wording/")
  }

  /// A phrase without the sense that tells it from another.
  private static func word(_ phrase: String) -> String {
    phrase.hasSuffix("]") ? String(phrase.prefix { $0 != "[" }.dropLast()) : phrase
  }

  @Test func textsAreFound() {
    let source = #"let a = "b \(c ? "d" : e(f)) g" // "h""#
    #expect(SourceTexts(source).texts == ["d", "b %1 g"])
    let lines = "x(\n  \"\"\"\n  one \\\n  two\n  three\n  \"\"\")"
    #expect(SourceTexts(lines).texts == ["one two\nthree"])
  }
}
