import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Speakable forms of written text.
@Suite struct SpeechTextTests {
  @Test(arguments: [
    ("×2", "times 2"), ("×½", "times a half"), ("×1½", "times 1 and a half"),
    ("×0.31", "times 0.31"), ("♂ 87.5 % ♀ 12.5 %", "male 87.5 %, female 12.5 %"),
    ("Nidoran♀", "Nidoran female"), ("#445", "number 445"), ("5–50 %", "5 to 50 %"),
    ("move · Generation I", "move, Generation I"), ("Charmeleon  level 16", "Charmeleon, level 16"),
    ("Sp. Atk", "Special Attack"), ("3 Sp. Atk, 1 Speed", "3 Special Attack, 1 Speed"),
    ("Acc", "Accuracy"), ("^S saves", "Ctrl S saves"), ("Psychic ×2", "Psychic times 2"),
    ("Ho-Oh", "Ho-Oh"),
  ])
  func symbolsAndAbbreviationsBecomeWords(_ written: String, _ said: String) {
    #expect(SpeechText()(written) == said)
  }

  @Test func germanAbbreviationsBecomeWords() {
    Wording.german.spoken {
      let spoken = SpeechText()
      #expect(spoken("Vert.") == "Verteidigung")
      #expect(spoken("FP 3 Init.") == "FP 3 Initiative")
      #expect(spoken("×¼") == "mal ein Viertel")
      #expect(spoken.list([12, 4]) == "Pflanze und Gift")
    }
  }

  @Test func adjacentNamesAreSeparatedByCommas() {
    let types = Inline([
      .init("FIR", to: .thing(.type, 10), tone: .type(10)), .init("×4"), .init(" "),
      .init("WAT", to: .thing(.type, 11), tone: .type(11)),
    ])
    #expect(SpeechText()(types) == "Fire times 4, Water")
  }

  @Test func tabsAreFoundByEnglishAndTranslatedNames() {
    Wording.german.spoken {
      #expect(PokemonTab.named("moves") == .moves)
      #expect(PokemonTab.named("attacken") == .moves)
      #expect(PokemonTab.moves.word == "moves")
    }
  }
}
