import PokedexDomain
import PokedexPresentation
import Testing

/// What the program says, in the languages that it speaks.
@Suite struct WordingTests {
  @Test func englishIsSaidAsItIsWritten() {
    #expect(worded("\(3) of \(6)") == "3 of 6")
    #expect(worded("quit") == "quit")
  }

  @Test func anotherLanguagePutsWhatIsPutInElsewhere() {
    Wording.japanese.spoken {
      #expect(worded("\(3) of \(6)") == "6 中 3")
    }
    Wording.german.spoken {
      #expect(worded("\(3) of \(6)") == "3 von 6")
    }
  }

  @Test func namesAndLinksKeepTheirPlaceInATranslatedSentence() {
    Wording.japanese.spoken {
      let link = Inline.link("Evoli", .pokemon(133))
      let text: Inline = "trade for \(link)"
      #expect(text.spans == [.init("Evoli", to: .pokemon(133)), .init(" と交換")])
    }
  }

  @Test func aPhraseWithoutATranslationIsEnglish() {
    Wording.german.spoken {
      #expect(worded("nobody translated \("this")") == "nobody translated this")
    }
  }

  @Test func aWordOfTwoMeaningsIsToldFromTheOther() {
    Wording.german.spoken {
      #expect(Phrase("move", sense: "the cursor").text == "bewegen")
      #expect(worded("move") == "Attacke")
    }
    #expect(Phrase("move", sense: "the cursor").text == "move")
  }

  @Test func numbersAreWrittenAsTheLanguageWantsThem() {
    let written = Wording.german.spoken { [Formatting.count(15_400), Formatting.tenths(123)] }
    #expect(written == ["15.400", "12,3"])
    #expect([Formatting.count(15_400), Formatting.tenths(123)] == ["15,400", "12.3"])
  }

  @Test func theDearestLanguageThatIsSpokenIsTaken() {
    #expect(Wording.spoken(to: Language.wanted("de_AT.UTF-8")).language == Language(rawValue: "de"))
    #expect(Wording.spoken(to: Language.wanted("es_MX")).language == Language(rawValue: "es"))
    #expect(Wording.spoken(to: Language.wanted("ko_KR")).language == .english)
    #expect(Wording.spoken(to: []).language == .english)
  }

  @Test(arguments: Wording.others) func everyLanguageHasTheSamePhrases(_ wording: Wording) {
    let all = Set(Wording.others.flatMap(\.phrases.keys))
    let missing = all.subtracting(wording.phrases.keys).sorted()
    #expect(missing.isEmpty, "not in \(wording.language.name): \(missing)")
  }

  @Test(arguments: Wording.others) func nothingIsLostInTranslation(_ wording: Wording) {
    for (english, translation) in wording.phrases {
      #expect(Self.places(english) == Self.places(translation), "\(english)")
      #expect(!translation.isEmpty)
    }
  }

  /// The numbered places of a phrase. An article may go, so that a place may be told once.
  private static func places(_ phrase: String) -> Set<Int> {
    var places: Set<Int> = []
    _ = Placeholders.filled(phrase, plain: { _ in }, part: { places.insert($0) })
    return places
  }
}

extension Wording: CustomTestStringConvertible {
  public var testDescription: String { language.name }
}
