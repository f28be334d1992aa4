import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Translations of the program's words.
@Suite struct WordingTests {
  @Test func englishNeedsNoTranslation() {
    #expect(worded("\(3) of \(6)") == "3 of 6")
    #expect(worded("quit") == "quit")
  }

  @Test func translationsMayReorderPlaceholders() {
    Wording.japanese.spoken {
      #expect(worded("\(3) of \(6)") == "6 中 3")
    }
    Wording.german.spoken {
      #expect(worded("\(3) of \(6)") == "3 von 6")
    }
  }

  @Test func translationsKeepLinks() {
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

  @Test func aSenseTellsHomonymsApart() {
    Wording.german.spoken {
      #expect(Phrase("move", sense: "the cursor").text == "bewegen")
      #expect(worded("move") == "Attacke")
    }
    #expect(Phrase("move", sense: "the cursor").text == "move")
  }

  @Test func numbersFollowTheLanguage() {
    let written = Wording.german.spoken { [Formatting.count(15_400), Formatting.tenths(123)] }
    #expect(written == ["15.400", "12,3"])
    #expect([Formatting.count(15_400), Formatting.tenths(123)] == ["15,400", "12.3"])
  }
}
