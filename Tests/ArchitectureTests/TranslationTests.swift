import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Every phrase of the program has a translation in every language.
@Suite struct TranslationTests {
  @Test(arguments: TranslationFile.names)
  func everyPhraseIsTranslated(_ name: String) throws {
    let entries = try TranslationFile(name).entries().filter { !$0.isFuzzy }
    let translated = Set(entries.filter { !$0.translation.isEmpty }.map(\.key))
    let phrases = try TranslationFile.template().entries().map(\.key)
    let missing = phrases.filter { !translated.contains($0) }
    #expect(missing.isEmpty, "\(name) has no translation of these")
  }

  @Test(arguments: TranslationFile.names)
  func nothingElseIsTranslated(_ name: String) throws {
    let phrases = Set(try TranslationFile.template().entries().map(\.key))
    let unused = try TranslationFile(name).entries().map(\.key).filter { !phrases.contains($0) }
    #expect(unused.isEmpty, "\(name) translates what the template does not have")
  }

  /// A placeholder may occur a different number of times, for example if the English repeats a
  /// name.
  @Test(arguments: TranslationFile.names)
  func translationsHaveThePlaceholdersOfTheirPhrases(_ name: String) throws {
    for entry in try TranslationFile(name).entries() where !entry.translation.isEmpty {
      #expect(
        TranslationFile.placeholders(in: entry.english)
          == TranslationFile.placeholders(in: entry.translation),
        "\(name): \(entry.key)")
    }
  }

  /// `Resources/bundled_languages.c` lists the translations that the program includes.
  @Test func everyTranslationIsInTheProgram() throws {
    let files = try TranslationFile.names.map { try TranslationFile($0).text }
    let bundled = BundledLanguages.files.map { String(decoding: $0, as: UTF8.self) }
    let isSame = Set(bundled) == Set(files)
    #expect(
      isSame, "bundled_languages.c must list each once; or the program is older than they are")
  }

  @Test(arguments: TranslationFile.names) func everyTranslationCanBeChosen(_ name: String) {
    let language = Language(rawValue: String(name.prefix { $0 != "." }))
    #expect(Wording.spoken(to: [language]).language == language)
  }
}
