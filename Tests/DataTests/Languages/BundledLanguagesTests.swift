import PokedexData
import PokedexDomain
import Testing

/// The choice of the program's language, and its translation file.
@Suite struct BundledLanguagesTests {
  @Test func theFirstWantedLanguageThatIsAvailableIsUsed() {
    #expect(Wording.spoken(to: Language.wanted("de_AT.UTF-8")).language == Language(rawValue: "de"))
    #expect(Wording.spoken(to: Language.wanted("es_MX")).language == Language(rawValue: "es"))
    #expect(Wording.spoken(to: Language.wanted("ko_KR")).language == .english)
    #expect(Wording.spoken(to: []).language == .english)
  }

  private static let header = """
    msgid ""
    msgstr "Language: eo\\n"


    """

  private func wording(_ entries: String) throws -> Wording {
    var file = Self.header + entries
    return try file.withUTF8 { try Wording($0) }
  }

  @Test func phrasesAreTranslated() throws {
    let wording = try wording(
      """
      msgid "move"
      msgstr "movo"

      msgctxt "the cursor"
      msgid "move"
      msgstr "movi"
      """)
    #expect(wording.language == Language(rawValue: "eo"))
    wording.spoken {
      #expect(worded("move") == "movo")
      #expect(Phrase("move", sense: "the cursor").text == "movi")
    }
  }

  @Test func untranslatedAndFuzzyPhrasesAreInEnglish() throws {
    let wording = try wording(
      """
      msgid "name"
      msgstr ""

      #, fuzzy, qt-format
      msgid "%1 of %2"
      msgstr "%1 da %2"
      """)
    wording.spoken {
      #expect(worded("name") == "name")
      #expect(worded("\(3) of \(6)") == "3 of 6")
    }
  }

  @Test func numbersUseTheSeparatorsOfTheFile() throws {
    let wording = try wording(
      """
      msgctxt "decimal mark"
      msgid "."
      msgstr ","

      msgctxt "group mark"
      msgid ","
      msgstr " "
      """)
    wording.spoken {
      #expect(Numbers.count(15_400) == "15 400")
      #expect(Numbers.tenths(123) == "12,3")
    }
    #expect(try self.wording("").spoken { Numbers.tenths(123) } == "12.3")
  }

  @Test func aPhraseThatIsTranslatedTwiceIsRefused() {
    #expect(throws: POReader.Fault.self) {
      try wording("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n")
    }
  }
}
